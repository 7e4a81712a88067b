import type { JsonValue } from '@liveryjs/compiler/manifest';
import { counted } from '#workspace/check/counts.ts';
import { type PlaceEdit, spotOf } from '#workspace/edits/edit.ts';
import { short } from '#workspace/explain/print-explanation.ts';
import type { NamedSet } from './change-set.ts';
import type { EditCollision } from './rebase.ts';

/** A line about a set: its name, its title, and what became of it. */
export function setLine({ name, set }: NamedSet): string {
  return `${name}: ${set.title} (${counted(set.edits.length, 'edit')}, ${stateOf(set)})`;
}

/** The state of a set, for people. */
export function stateOf({ applied }: NamedSet['set']): string {
  return applied
    ? `applied by ${applied.by} on ${applied.at.slice(0, 16).replace('T', ' ')} UTC`
    : 'not applied';
}

/** An edit as it was meant, in a line. */
export function editLine({ op, brand, at, language, mode, ...edit }: PlaceEdit): string {
  const value = 'value' in edit ? ` ${short(edit.value, 60)}` : '';
  const spot = spotOf(edit);
  const where = spot === undefined ? '' : ` ${spot.side} ${spot.beside}`;
  const only = [language, mode].filter((each) => each !== undefined).map((each) => ` in ${each}`);
  return `${brand}: ${op} ${at}${only.join('')}${value}${where}`;
}

/** An edit whose place somebody else has changed, with both values, in a line. */
export function collisionLine({ edit, file, pointer, mine, theirs, gone }: EditCollision): string {
  if (gone !== undefined) return `edit ${edit}: ${gone}`;
  return `edit ${edit}: ${file}#${pointer} has changed since: mine is ${shown(mine)}, theirs is ${shown(theirs)}.`;
}

function shown(value: JsonValue | undefined): string {
  return value === undefined ? 'nothing' : short(value, 60);
}
