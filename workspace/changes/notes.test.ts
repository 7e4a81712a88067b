import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { openWorkspace } from '#workspace/open/index.ts';
import { approvalOf, type ChangeSet, digestOfEdits, textOfSet } from './change-set.ts';
import { LONGEST_NOTE, type NoteInput, setWithNote } from './notes.ts';
import { noteLines, setLine } from './print-set.ts';

const workspace = openWorkspace({ root: resolve(import.meta.dirname, '../..') });
const EDITS = [
  { op: 'set', brand: 'jade', at: '/name', value: 'Jade' },
  { op: 'write', file: 'brands/jade/content/terms.EN.md', text: 'Terms' },
] as const;
const EMPTY: ChangeSet = { title: 'Spring', edits: [...EDITS], from: {} };
const MOMENT = '2026-12-01T11:50:00.000Z';

/** A set after some notes by one person at one moment, or the first refusal. */
function after(set: ChangeSet, ...inputs: readonly NoteInput[]): ChangeSet | string {
  let now = set;
  for (const input of inputs) {
    const named = { name: 'spring', path: 'changes/spring.json', text: textOfSet(now), set: now };
    const save = setWithNote(workspace, named, input, { by: 'Ana', at: MOMENT });
    if ('wrong' in save) return save.wrong;
    now = JSON.parse(save.after ?? '');
  }
  return now;
}

it('a note is about the set or an edit, has answers, is settled and opened again', () => {
  const written = after(
    EMPTY,
    { text: ' Is it\nright? ' },
    { text: 'Why?', about: { brand: 'jade', at: '/name' } },
    { text: 'Long.', about: { brand: 'jade', at: 'brands/jade/content/terms.EN.md' } },
    { to: MOMENT, text: 'It is.', isSettled: true },
    { to: '2026-12-01T11:50:00.001Z', isSettled: true },
    { to: '2026-12-01T11:50:00.001Z', isSettled: false },
  ) as ChangeSet;
  expect(noteLines(written).join('\n')).toBe(
    `  1. Ana, 2026-12-01 11:50 UTC (settled by Ana)
     Is it
     right?
     Ana, 2026-12-01 11:50 UTC
       It is.
  2. Ana, 2026-12-01 11:50 UTC, about jade: /name
     Why?
  3. Ana, 2026-12-01 11:50 UTC, about jade: brands/jade/content/terms.EN.md
     Long.`,
  );
  expect(setLine({ name: 'spring', path: '', text: '', set: written })).toBe(
    'spring: Spring (2 edits, not applied, 2 open notes)',
  );
  // A line a note, for those who read the difference.
  expect(
    textOfSet(written)
      .split('\n')
      .filter((line) => line.includes('"by"')),
  ).toHaveLength(3);
});

it.each<readonly [why: string, input: NoteInput]>([
  ['say something in the note.', { text: ' \n' }],
  ['say something in the note.', { to: MOMENT }],
  [
    `a note has at most ${LONGEST_NOTE} letters, and this one has ${LONGEST_NOTE + 1}.`,
    { text: 'x'.repeat(LONGEST_NOTE + 1) },
  ],
  ['spring has no such note any more.', { to: MOMENT, text: 'Yes.' }],
  ['spring has no edit of jade: /theme any more.', { text: 'Why?', about: { brand: 'jade', at: '/theme' } }],
])('%s', (why, input) => {
  expect(after(EMPTY, input)).toBe(why);
});

it('an approval is of the edits of its moment, whatever is noted afterwards', () => {
  const approved = { by: 'Ana', at: MOMENT, edits: digestOfEdits(EMPTY) };
  const noted = after({ ...EMPTY, approved }, { text: 'Fine.' }) as ChangeSet;
  expect([approvalOf(EMPTY), approvalOf(noted)?.isOfTheseEdits]).toEqual([undefined, true]);
  expect(approvalOf({ ...noted, edits: noted.edits.slice(1) })?.isOfTheseEdits).toBe(false);
});
