import { decodeNamedCharacterReference } from 'decode-named-character-reference';

/** An entity of an SVG that cannot be shown. Offsets are UTF-16. */
export interface EntityFault {
  readonly code: 'svg-entity';
  readonly what: string;
  readonly hint: string;
  readonly start: number;
  readonly end: number;
}

/** The beginning of each part in which an & is only a letter, with its end. */
const APART: Readonly<Record<string, string>> = {
  '<!--': '-->',
  '<![CDATA[': ']]>',
  '<?': '?>',
  '<!DOCTYPE': '>',
};

/** An &, with the name or number that follows it where there is one. */
const ENTITY = /&(?:([A-Za-z_][\w.-]*);|#\d+;|#x[\da-fA-F]+;)?/g;

const OF_XML = new Set(['amp', 'lt', 'gt', 'quot', 'apos']);

/**
 * Entities that a file declares, else those that it names and that XML does not have, each name once. Files that declare
 * some are not read further: all of what they hold may stand in a declaration.
 */
export function entityFaults(text: string): EntityFault[] {
  const declared = [...without(text, ['<!--']).matchAll(/<!ENTITY\s+(%\s+)?([^\s"'>]+)/g)];
  const [first] = declared;
  if (first !== undefined) {
    const names = declared.map(([, parameter, name]) => `${parameter === undefined ? '&' : '%'}${name};`);
    const shown = names.length > 4 ? [...names.slice(0, 4), `${names.length - 4} more`] : names;
    const what = `The file declares ${names.length === 1 ? 'the entity' : 'the entities'} ${shown.join(', ')}, which can stand for anything, code too`;
    const hint =
      'Write what they stand for where they are named, and take the declarations out. Drawing programs do so when they export plain SVG.';
    return [{ code: 'svg-entity', what, hint, start: first.index, end: first.index + first[0].length }];
  }
  const faults = new Map<string, EntityFault>();
  for (const { 0: written, 1: name, index: start } of without(text, Object.keys(APART)).matchAll(ENTITY)) {
    if ((name === undefined && written !== '&') || OF_XML.has(name ?? '') || faults.has(written)) continue;
    faults.set(written, { code: 'svg-entity', start, end: start + written.length, ...explained(name) });
  }
  return [...faults.values()];
}

function explained(name: string | undefined): Pick<EntityFault, 'what' | 'hint'> {
  if (name === undefined)
    return {
      what: 'An & stands for the beginning of an entity, and none follows',
      hint: 'Write &amp; where the sign itself is meant.',
    };
  const letters = decodeNamedCharacterReference(name);
  if (letters === false)
    return {
      what: `The file declares no entity &${name};`,
      hint: `Write what it stands for in its place, or &amp;${name}; where the sign & itself is meant.`,
    };
  const numbers = [...letters].map((letter) => `&#${letter.codePointAt(0)};`).join('');
  return {
    what: `&${name}; is an entity of HTML, which SVG does not have`,
    hint: `Write ${numbers} in its place, or the letter itself.`,
  };
}

/** A text with blanks in the place of some parts, so that offsets stay. A part that does not end goes on to the end. */
function without(text: string, starts: readonly string[]): string {
  const pieces: string[] = [];
  let copied = 0;
  for (const { 0: start, index } of text.matchAll(/<!--|<!\[CDATA\[|<\?|<!DOCTYPE/g)) {
    if (index < copied || !starts.includes(start)) continue;
    const end = endOf(text, start, index);
    pieces.push(text.slice(copied, index), ' '.repeat(end - index));
    copied = end;
  }
  return pieces.join('') + text.slice(copied);
}

function endOf(text: string, start: string, index: number): number {
  const close = APART[start] ?? '>';
  const subset = start === '<!DOCTYPE' ? text.slice(index, text.indexOf('>', index)).indexOf('[') : -1;
  const from = subset === -1 ? index + start.length : text.indexOf(']', index + subset);
  const end = from === -1 ? -1 : text.indexOf(close, from);
  return end === -1 ? text.length : end + close.length;
}
