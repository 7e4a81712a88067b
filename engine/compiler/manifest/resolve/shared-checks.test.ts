import { expect, test } from 'vitest';
import type { Check, CheckContext } from '#compiler/manifest/checks/check.ts';
import { createCheckRunner } from './shared-checks.ts';

/** Returns the context of a check in a brand of this name. @param told is given the code of each finding */
function contextOf(name: string, told: string[]): CheckContext {
  return {
    manifest: { name },
    brand: { name },
    survey: {},
    saidBy: () => 'brand',
    path: (pointer: string) => pointer,
    report: (code: string) => told.push(code),
  } as unknown as CheckContext;
}

test('a check that looks at what each brand has of its own is run for each, and tells what it finds in a late one', () => {
  let runs = 0;
  const check: Check = {
    docs: '',
    findings: {},
    run({ manifest, saidBy, report }) {
      runs++;
      const { name } = manifest as { name: string };
      if (saidBy('/name') === 'brand' && name === 'wrong')
        report('wrong', {} as never, { pointer: '/name' }, {});
    },
  };
  const run = createCheckRunner();
  const told: string[] = [];
  for (let brand = 0; brand < 40; brand++) run(check, contextOf(`brand ${brand}`, told));
  expect(told).toEqual([]);
  run(check, contextOf('wrong', told));
  run(check, contextOf('wrong', told));
  expect(told).toEqual(['wrong', 'wrong']);
  expect(runs).toBe(42);
});

test('a check is run once on what brands share, and again on what it finds fault with', () => {
  let runs = 0;
  const check: Check = {
    docs: '',
    findings: {},
    run({ manifest, report }) {
      runs++;
      if ((manifest as { name: string }).name === 'wrong')
        report('wrong', {} as never, { pointer: '/name' }, {});
    },
  };
  const run = createCheckRunner();
  const told: string[] = [];
  for (let brand = 0; brand < 40; brand++) run(check, contextOf('shared', told));
  expect(runs).toBe(1);
  for (let brand = 0; brand < 40; brand++) run(check, contextOf('wrong', told));
  expect([runs, told.length]).toEqual([41, 40]);
});
