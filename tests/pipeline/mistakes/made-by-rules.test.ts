import { expect, test } from 'vitest';
import { changedLines, madeOf, RULES } from './made-by-rules.ts';
import { findingsOf, manifestOf } from './prepared.ts';

/** Places of each manifest that each rule is tried on, evenly picked. */
const PLACES = 4;

const cases = ['aurora', 'harbor', 'jade'].flatMap((id) => {
  const before = JSON.stringify(manifestOf(id), null, 2);
  return Object.entries(RULES).flatMap(([rule, change]) => {
    const all = madeOf(before, { [rule]: change });
    return all
      .filter((_, index) => index % Math.ceil(all.length / PLACES) === 0)
      .map((made) => ({ ...made, id, before }));
  });
});

test('of mistakes that rules make of any place, 97 of 100 are told, 95 at their place, and none more than twice', () => {
  const told = cases.map(({ id, before, rule, where, text }) => {
    const issues = findingsOf(id, text);
    const [first, last] = changedLines(before, text);
    // An item that lacks a key is reported at its first line, the one before its id.
    const isPlaced = issues.some(
      ({ file, line }) => file === `brands/${id}/brand.json` && line >= first - 1 && line <= last,
    );
    const codes = issues.map(({ code, line }) => `${line} ${code}`).join(', ');
    return {
      name: `${id} ${where}: ${rule}: ${codes}`,
      isTold: issues.length > 0,
      isPlaced,
      isMany: issues.length > 2,
    };
  });
  expect(cases.length).toBeGreaterThanOrEqual(200);
  const share = (all: readonly object[]) => (100 * all.length) / told.length;
  const silent = told.filter(({ isTold }) => !isTold);
  expect(share(silent), names(silent)).toBeLessThanOrEqual(3);
  const displaced = told.filter(({ isPlaced }) => !isPlaced);
  expect(share(displaced), names(displaced)).toBeLessThanOrEqual(5);
  expect(names(told.filter(({ isMany }) => isMany))).toBe('');
});

function names(all: readonly { readonly name: string }[]): string {
  return all.map(({ name }) => name).join('\n');
}
