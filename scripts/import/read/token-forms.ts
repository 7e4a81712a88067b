import { isObject, type JsonObject } from '@liveryjs/engine/manifest';

/** True for a group that holds tokens in the format of the Design Tokens Community Group. */
export function holdsTokens(group: JsonObject): boolean {
  if (Object.hasOwn(group, '$value') || (typeof group.$type === 'string' && isObject(group.$extensions)))
    return true;
  return Object.entries(group).some(
    ([key, inner]) => (!key.startsWith('$') || key === '$root') && isObject(inner) && holdsTokens(inner),
  );
}

/** The remedy for tokens in an older form. */
export const EXPORT_AGAIN =
  'Export it again in the format of the Design Tokens Community Group, with "$value" and "$type"; design tools call it W3C DTCG.';

/** True for a token that is written as tools did before there was a format: with `value` and `type`, and without `$`. */
export function isOlder(token: JsonObject): boolean {
  const { value } = token;
  if (value === undefined || Object.hasOwn(token, '$value')) return false;
  return !isObject(value) || !holdsTokens(value);
}

/** True for a group that holds tokens of that kind. @param typed counts those alone that have a type, too, as hardly anything else has */
export function holdsOlder(group: JsonObject, typed: boolean): boolean {
  if (isOlder(group) && (!typed || typeof group.type === 'string')) return true;
  return Object.values(group).some((inner) => isObject(inner) && holdsOlder(inner, typed));
}
