import { applyChanges } from '@liveryjs/workspace/check/fix/apply-changes';
import { corrections } from '@liveryjs/workspace/check/fix/corrections';
import { splice } from '@liveryjs/workspace/check/fix/splice';
import { expect, test } from 'vitest';
import { all } from './all-rows.ts';
import { findingsOf, manifestOf, placeIn, toldOf, withText, workspace } from './prepared.ts';

/** One mistake is told once, and once more where it shows beside its place. */
const MOST = 2;

test.each(all.map((mistake) => [mistake.name, mistake] as const))(
  '%s',
  (_name, { edit, code, at, remedy }) => {
    const told = toldOf('aurora', edit);
    expect(told).toContainEqual({
      code,
      at,
      hint: expect.stringContaining(remedy),
      message: expect.any(String),
    });
    expect(told.slice(MOST)).toEqual([]);
  },
);

/** Mistakes that are none, or others, in harbor as in jade. */
const OF_BOTH = [
  'itself for a parent',
  'a size in quotes',
  'an inherited id under another widget',
  'the mode that is the default',
  'the path of the home page',
  'a page, and other keys beside',
  'a placement, and other keys beside',
  'a language that is not spoken',
  'languages that are not spoken',
  'one language of two that is not spoken',
  'a language that is not spoken, ruled out',
  'a vendor in a language that is not spoken',
  'an entry of a menu in a language that is not spoken',
  'every language ruled out',
  'a placement',
  'two places in a list',
  'an id twice',
];

/** Mistakes of aurora that are none, or others, in the manifest of another brand: it has no such page, says its languages itself, or has the item already. */
const OF_AURORA: Readonly<Record<string, readonly string[]>> = {
  harbor: [
    ...OF_BOTH,
    'the code of a currency in small letters',
    'the page of points',
    'the modal of the speed test',
  ],
  jade: [
    ...OF_BOTH,
    'a feature that is false',
    'a feature that is true',
    'a feature that is a module',
    'a module under fixed',
    'a switch under module',
    'the path of a page',
    'the path of the page of help',
    'who is signed in, from the header',
    'the slot of who is signed in',
    'an age under the rule of a place',
    'a section',
    'a choice',
    'a page',
    'a place in a list',
    'a feature that nothing asks for',
  ],
};

test.each(Object.entries(OF_AURORA))('in %s the same mistakes are told at the same places', (id, others) => {
  const rows = all.filter(({ name }) => !others.includes(name));
  const wrong = rows.flatMap(({ name, edit, code, at }) => {
    const brand = manifestOf(id);
    edit(brand);
    const text = JSON.stringify(brand, null, 2);
    const issues = findingsOf(id, text);
    const isTold = issues.some((issue) => issue.code === code && placeIn(id, text, issue) === at);
    return isTold && issues.length <= MOST
      ? []
      : [`${name}: ${issues.map((issue) => `${issue.code} ${issue.message}`).join(' | ')}`];
  });
  expect(wrong).toEqual([]);
  expect(rows.length).toBeGreaterThanOrEqual(125);
});

test('there are so many mistakes, each another one', () => {
  expect(new Set(all.map(({ name, code, at }) => `${name} ${code} ${at}`)).size).toBe(all.length);
  const elsewhere = Object.values(OF_AURORA).map((others) => all.length - others.length);
  expect(elsewhere.reduce((sum, count) => sum + count, all.length)).toBeGreaterThanOrEqual(400);
});

test('what has one right answer is put right, and else it is said what is left', () => {
  const parent = workspace.resolver.resolve('house').merged;
  const fixed = all.flatMap(({ name, edit }) => {
    const brand = manifestOf('aurora');
    edit(brand);
    const written = JSON.stringify(brand, null, 2);
    let text = written;
    let issues = findingsOf('aurora', text);
    for (let pass = 0; pass < MOST_PASSES && issues.length > 0; pass++) {
      const corrected = splice(text, corrections(text, issues));
      const changes = issues.flatMap((issue) => issue.changes ?? []);
      if (corrected === text && changes.length === 0) break;
      if (corrected !== text) text = corrected;
      else {
        const merged = withText(text, () => workspace.resolver.resolve('aurora').merged) ?? {};
        text = applyChanges(text, changes, merged, parent);
      }
      issues = findingsOf('aurora', text);
    }
    return text === written ? [] : [[name, ...new Set(issues.map(({ code }) => code))].join(' → ')];
  });
  expect(fixed.length).toBeGreaterThanOrEqual(90);
  expect(fixed.filter((line) => line.includes(' → '))).toEqual(LEFT);
});

const MOST_PASSES = 4;

/** Mistakes that are put right, after which there is something else to say: another mistake was beside them. */
const LEFT: readonly string[] = [
  'a module under fixed → feature-unused',
  'the id of a page for its path → never-first',
  'home for its path → never-first',
  'seasons in a list → season-unused',
  'the page of help → content-link',
  'the page of privacy → content-link',
  'the home page → unknown-reference',
  'the modal of the login → modal-needed',
  'all modals by null → widget-props',
  'all modals by no list → widget-props',
  'a panel → feature-unused → modal-unopened',
  'the page that a panel opens with → modal-unopened',
  'the path of the page of help → content-link',
  'the path of the home page → unknown-reference',
  'a page that is misspelt → duplicate-id',
  'a modal that is misspelt → modal-needed',
  'a page, and other keys beside → list-directive',
  'a season within an earlier one → mode-file-missing',
  'a day of a season → mode-file-missing',
  'a jurisdiction → rule-forbidden → rule-least',
  'an object for the pages of a panel → manifest-shape',
];
