import type { Finding } from '#compiler/issues/index.ts';
import { byIdentity } from '#compiler/manifest/by-identity.ts';
import type { Survey } from '#compiler/manifest/resolve/survey.ts';
import { createCheck } from './define-check.ts';

const findings = {
  'item-twin': {
    title: 'Two items of a list say the same',
    severity: 'warning',
    message: ({ path, otherPath }) =>
      `${path} says the same as ${otherPath}, under another id: visitors see it twice.`,
    hint: () => 'Take one of the two out, or write what it was meant for.',
  } satisfies Finding<{ path: string; otherPath: string }>,
};

export const twinItems = createCheck({
  docs: 'No two items of a list say the same but for their id, where each may be there once (`twins: false`).',
  findings,
  run({ survey, saidBy, path, report }) {
    for (const [first, later] of twinsIn(survey.singles)) {
      const isFirst = saidBy(`${later}/id`) === 'others' && saidBy(`${first}/id`) !== 'others';
      const [pointer, other] = isFirst ? [first, later] : [later, first];
      report('item-twin', { pointer: `${pointer}/id` }, { path: path(pointer), otherPath: path(other) });
    }
  },
});

/** Pointers of two items each that say the same in one list. */
const twinsIn = byIdentity((singles: Survey['singles']): readonly (readonly [string, string])[] => {
  const firsts = new Map<string, string>();
  return singles.flatMap(({ pointer, value }) => {
    const { id: _, ...rest } = value;
    const key = `${pointer.slice(0, pointer.lastIndexOf('/'))} ${JSON.stringify(rest)}`;
    const first = firsts.get(key);
    if (first === undefined) firsts.set(key, pointer);
    return first === undefined ? [] : [[first, pointer] as const];
  });
});
