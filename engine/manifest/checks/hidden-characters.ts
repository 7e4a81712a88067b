import { firstHidden } from '#engine/issues/index.ts';
import { isList, isObject, type JsonValue } from '#engine/manifest/json.ts';
import { pointerTo } from '#engine/manifest/pointer.ts';
import type { Check, CheckContext } from './check.ts';

export const hiddenCharacters: Check = {
  meta: {
    codes: ['hidden-character'],
    docs: 'No text and no key holds a control character, a mark of direction or a character without width.',
  },
  run(context) {
    look(context.manifest, '', context);
  },
};

function look(value: JsonValue, pointer: string, context: CheckContext): void {
  if (typeof value === 'string') tell(value, pointer, 'value', context);
  else if (isList(value))
    for (const [index, item] of value.entries()) look(item, pointerTo(pointer, index), context);
  else if (isObject(value))
    for (const [key, member] of Object.entries(value)) {
      tell(key, pointerTo(pointer, key), 'key', context);
      look(member, pointerTo(pointer, key), context);
    }
}

function tell(text: string, pointer: string, on: 'key' | 'value', { path, report }: CheckContext): void {
  const hidden = firstHidden(text);
  if (hidden === undefined) return;
  const { letter, index } = hidden;
  report(
    'hidden-character',
    { pointer, on },
    { path: path(pointer), letter, before: text.slice(0, index).slice(-20) },
  );
}
