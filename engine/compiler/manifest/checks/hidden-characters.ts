import { codePoint, type Finding, firstHidden } from '#compiler/issues/index.ts';
import { isList, isObject, type JsonValue } from '#compiler/manifest/json.ts';
import { pointerTo } from '#compiler/manifest/pointer.ts';
import { createCheck, type OwnCheckContext } from './define-check.ts';

const findings = {
  'hidden-character': {
    title: 'A text holds a character that nobody sees',
    severity: 'error',
    message: ({ path, letter, before }) =>
      `${path}: the text holds ${codePoint(letter)} ${before === '' ? 'at its start' : `after ${JSON.stringify(before)}`}, which nobody sees.`,
    hint: () => 'Take it out: it changes how what stands around it is read or compared.',
  } satisfies Finding<{ path: string; letter: string; before: string }>,
};

type Context = OwnCheckContext<typeof findings>;

export const hiddenCharacters = createCheck({
  docs: 'No text and no key holds a control character, a mark of direction or a character without width.',
  findings,
  run(context) {
    tellAll(context.manifest, '', context);
  },
});

/** Objects and lists without such a character anywhere: brands share most of what they inherit. */
const clean = new WeakSet<object>();

/** Tells whether no text and no key has such a character. Where there is none, no places are made out. */
function isClean(value: JsonValue): boolean {
  if (typeof value === 'string') return firstHidden(value) === undefined;
  if ((!isList(value) && !isObject(value)) || clean.has(value)) return true;
  const areMembersClean = isList(value)
    ? value.every(isClean)
    : Object.entries(value).every(([key, member]) => firstHidden(key) === undefined && isClean(member));
  if (areMembersClean && Object.isFrozen(value)) clean.add(value);
  return areMembersClean;
}

function tellAll(value: JsonValue, pointer: string, context: Context): void {
  if (isClean(value)) return;
  if (typeof value === 'string') tell(value, pointer, 'value', context);
  if (isList(value))
    for (const [index, item] of value.entries()) tellAll(item, pointerTo(pointer, index), context);
  if (!isObject(value)) return;
  for (const [key, member] of Object.entries(value)) {
    const memberPointer = pointerTo(pointer, key);
    tell(key, memberPointer, 'key', context);
    tellAll(member, memberPointer, context);
  }
}

function tell(text: string, pointer: string, on: 'key' | 'value', { path, report }: Context): void {
  const hidden = firstHidden(text);
  if (hidden === undefined) return;
  const { letter, index } = hidden;
  report(
    'hidden-character',
    { pointer, on },
    { path: path(pointer), letter, before: text.slice(0, index).slice(-20) },
  );
}
