import type { JsonValue } from '@liveryjs/compiler/manifest';
import { counted } from '#workspace/check/counts.ts';
import { type DraftEdit, spotOf } from '#workspace/edits/edit.ts';
import { short } from '#workspace/explain/print-explanation.ts';
import { utcMinute } from '#workspace/utc.ts';
import { approvalOf, isOpen, type NamedSet } from './change-set.ts';
import type { EditCollision } from './rebase.ts';

/** A line about a set: its name, its title, and what became of it. */
export function setLine({ name, set }: NamedSet): string {
  const open = (set.notes ?? []).filter(isOpen).length;
  const parts = [
    counted(set.edits.length, 'edit'),
    stateOf(set),
    ...(open > 0 ? [counted(open, 'open note')] : []),
  ];
  return `${name}: ${set.title} (${parts.join(', ')})`;
}

/** The state of a set, for people. */
export function stateOf(set: NamedSet['set']): string {
  const { applied } = set;
  if (applied) return `applied by ${applied.by} on ${utcMinute(applied.at)}`;
  const approval = approvalOf(set);
  if (!approval) return 'not applied';
  return approval.isOfTheseEdits
    ? `approved by ${approval.by} on ${utcMinute(approval.at)}, not applied`
    : `not applied, changed since ${approval.by} approved it`;
}

/** The notes of a set with their numbers and answers, in lines. */
export function noteLines({ notes = [] }: NamedSet['set']): string[] {
  return notes.flatMap(({ by, at: moment, text, about, replies = [], settled }, index) => [
    `  ${index + 1}. ${by}, ${utcMinute(moment)}${about ? `, about ${about.brand}: ${about.at}` : ''}${settled ? ` (settled by ${settled.by})` : ''}`,
    ...indented(text, 5),
    ...replies.flatMap((reply) => [`     ${reply.by}, ${utcMinute(reply.at)}`, ...indented(reply.text, 7)]),
  ]);
}

function indented(text: string, by: number): string[] {
  return text.split('\n').map((line) => `${' '.repeat(by)}${line}`);
}

/** An edit as it was meant, in a line. */
export function editLine(made: DraftEdit): string {
  if (made.op === 'write') return `${made.file}: write ${short(made.text, 60)}`;
  const { op, brand, at, language, mode, ...edit } = made;
  const value = 'value' in edit ? ` ${short(edit.value, 60)}` : '';
  const spot = spotOf(edit);
  const where = spot === undefined ? '' : ` ${spot.side} ${spot.beside}`;
  const only = [language, mode].filter((each) => each !== undefined).map((each) => ` in ${each}`);
  return `${brand}: ${op} ${at}${only.join('')}${value}${where}`;
}

/** An edit whose place somebody else has changed, with both values, in a line. */
export function collisionLine({ edit, file, pointer, line, mine, theirs, gone }: EditCollision): string {
  if (gone !== undefined) return `edit ${edit}: ${gone}`;
  const place = line === undefined ? `${file}${pointer && `#${pointer}`}` : `${file}:${line}`;
  return `edit ${edit}: ${place} has changed since: mine is ${shown(mine)}, theirs is ${shown(theirs)}.`;
}

function shown(value: JsonValue | undefined): string {
  return value === undefined ? 'nothing' : short(value, 60);
}
