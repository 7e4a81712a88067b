import type { Change } from '@liveryjs/compiler/issues';
import {
  isList,
  isObject,
  type JsonObject,
  type JsonValue,
  own,
  ownText,
  pointerKeys,
  pointerTo,
  valueAt,
} from '@liveryjs/compiler/manifest';
import { type JSONPath, parse } from 'jsonc-parser';
import { removeIn, setIn } from '#workspace/edits/json-text.ts';

/** One step into a manifest: a key, or an item of a list that merges by id. */
type Step = { readonly key: string } | { readonly id: string };

/**
 * A brand's own manifest with changes to what it comes to: what it inherits is written over, or taken out with `$remove` or
 * null.
 *
 * @param text of the brand's own file
 * @param merged what the pointers of the changes lead into
 * @param inherited the merged manifest of the brand that this one extends
 */
export function applyChanges(
  text: string,
  changes: readonly Change[],
  merged: JsonObject,
  inherited: JsonObject | undefined,
): string {
  return changes.reduce((before, change) => applyChange(before, change, merged, inherited), text);
}

function applyChange(
  text: string,
  { pointer, value }: Change,
  merged: JsonObject,
  inherited: JsonObject | undefined,
): string {
  const steps: Step[] = [];
  let node: JsonValue | undefined = merged;
  for (const [depth, key] of pointerKeys(pointer).entries()) {
    const item: JsonValue | undefined = isList(node) ? node[Number(key)] : undefined;
    const id = ownText(item, 'id');
    if (isList(node) && id === undefined) {
      // A list that does not merge is written as a whole.
      const rest = pointerKeys(pointer).slice(depth + 1);
      const items = node.flatMap((listItem, index): readonly JsonValue[] =>
        index !== Number(key)
          ? [listItem]
          : rest.length > 0
            ? [put(listItem, rest, value)]
            : value === undefined
              ? []
              : [value as JsonValue],
      );
      return write(text, steps, items);
    }
    steps.push(id === undefined ? { key } : { id });
    node = isList(node) ? item : own(node, key);
  }
  if (value !== undefined) return write(text, steps, value as JsonValue);
  const byId = steps.reduce((path, step) => pointerTo(path, 'id' in step ? step.id : step.key), '');
  const isInherited = valueAt(inherited, byId) !== undefined;
  const last = steps.at(-1);
  if (last === undefined) return text;
  if (!isInherited) return write(text, steps, undefined);
  return write(text, steps, 'id' in last ? { id: last.id, $remove: true } : null);
}

/** A value with another one inside of it, or without it. */
function put(around: JsonValue, [key = '', ...rest]: readonly string[], value: Change['value']): JsonValue {
  if (!isObject(around)) return around;
  const { [key]: before, ...others } = around;
  if (rest.length > 0) return { ...around, [key]: put(before ?? null, rest, value) };
  return value === undefined ? others : { ...around, [key]: value as JsonValue };
}

/** Writes a value where the steps lead, with what has to stand around it; undefined takes out what is there. */
function write(text: string, steps: readonly Step[], value: JsonValue | undefined): string {
  const path: JSONPath = [];
  let node: JsonValue | undefined = parse(text) as JsonValue;
  for (const [depth, step] of steps.entries()) {
    const rest = steps.slice(depth + 1);
    if ('key' in step) {
      // A text, a number or a switch has no members: it stays as it is.
      if (node !== undefined && node !== null && typeof node !== 'object') return text;
      path.push(step.key);
      node = own(node, step.key);
      if (node !== undefined && node !== null) continue;
      return value === undefined ? text : edited(text, path, nested(rest, value));
    }
    const index: number = isList(node) ? node.findIndex((item) => ownText(item, 'id') === step.id) : -1;
    if (index === -1) {
      const [item] = value === undefined ? [] : (nested([step, ...rest], value) as readonly JsonValue[]);
      const end = isList(node) ? node.length : 0;
      return item === undefined ? text : edited(text, [...path, end], item);
    }
    path.push(index);
    node = isList(node) ? node[index] : undefined;
  }
  return edited(text, path, value);
}

/** A value with what the steps say around it: `{ "main": [{ "id": "text", … }] }`. */
function nested([step, ...rest]: readonly Step[], value: JsonValue): JsonValue {
  if (step === undefined) return value;
  const inner = nested(rest, value);
  if ('key' in step) return { [step.key]: inner };
  return [rest.length === 0 || !isObject(inner) ? inner : { id: step.id, ...inner }];
}

function edited(text: string, path: JSONPath, value: JsonValue | undefined): string {
  return value === undefined ? removeIn(text, path) : setIn(text, path, value);
}
