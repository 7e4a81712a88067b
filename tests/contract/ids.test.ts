import * as contract from '@liveryjs/schemas/calls';
import type { Call, Shape } from '@liveryjs/schemas/contract/call';
import { expect, it } from 'vitest';

/** Fields of answers whose names say that they are ids, with the form that they are read by. */
function* idsIn(shape: Shape, open: readonly Shape[] = []): Generator<readonly [field: string, form: Shape]> {
  if (open.includes(shape) || typeof shape === 'string') return;
  const within = [...open, shape];
  if (typeof shape === 'function') return yield* idsIn(shape(), within);
  if (Array.isArray(shape)) {
    if (shape[0] !== '=') for (const inner of shape.slice(1)) yield* idsIn(inner as Shape, within);
    return;
  }
  for (const [key, inner] of Object.entries(shape)) {
    const name = key.replace(/\?$/, '');
    if (/^id$|Id$/.test(name) && name !== 'patternId') yield [name, inner];
    yield* idsIn(inner, within);
  }
}

/** Forms that take a text and a number. */
const FORMS: readonly unknown[] = ['k', 's', 'S'];

it.each(
  Object.values<Call>(contract).flatMap(({ name, answer }) =>
    answer === undefined ? [] : [[name, answer] as const],
  ),
)('%s: every id of the answer may be a text or a number', (_, answer) => {
  expect([...idsIn(answer)].filter(([, form]) => !FORMS.includes(form))).toEqual([]);
});

it('finds the ids', () => {
  expect([...idsIn(contract.getMemberInfo.answer ?? 's')]).toEqual([['id', 'k']]);
  expect([...idsIn(['[', { 'nodeId?': 'i', in: { id: 'k' } }])]).toEqual([
    ['nodeId', 'i'],
    ['id', 'k'],
  ]);
});
