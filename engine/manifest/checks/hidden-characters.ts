import { codePoint, type Finding, firstHidden } from '#engine/issues/index.ts';
import { isList, isObject, type JsonValue } from '#engine/manifest/json.ts';
import { pointerTo } from '#engine/manifest/pointer.ts';
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
    look(context.manifest, '', context);
  },
});

/** Objects and lists without such a character anywhere: brands share most of what they inherit. */
const clean = new WeakSet<object>();

/** @returns whether nothing was found */
function look(value: JsonValue, pointer: string, context: Context): boolean {
  if (typeof value === 'string') return tell(value, pointer, 'value', context);
  if ((!isList(value) && !isObject(value)) || clean.has(value)) return true;
  const isClean = isList(value)
    ? value.map((item, index) => look(item, pointerTo(pointer, index), context))
    : Object.entries(value).flatMap(([key, member]) => {
        const at = pointerTo(pointer, key);
        return [tell(key, at, 'key', context), look(member, at, context)];
      });
  if (isClean.includes(false)) return false;
  if (Object.isFrozen(value)) clean.add(value);
  return true;
}

function tell(text: string, pointer: string, on: 'key' | 'value', { path, report }: Context): boolean {
  const hidden = firstHidden(text);
  if (hidden === undefined) return true;
  const { letter, index } = hidden;
  report(
    'hidden-character',
    { pointer, on },
    { path: path(pointer), letter, before: text.slice(0, index).slice(-20) },
  );
  return false;
}
