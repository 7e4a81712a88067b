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

function look(value: JsonValue, pointer: string, context: Context): void {
  if (typeof value === 'string') tell(value, pointer, 'value', context);
  else if (isList(value))
    for (const [index, item] of value.entries()) look(item, pointerTo(pointer, index), context);
  else if (isObject(value))
    for (const [key, member] of Object.entries(value)) {
      tell(key, pointerTo(pointer, key), 'key', context);
      look(member, pointerTo(pointer, key), context);
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
