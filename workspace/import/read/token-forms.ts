import { isList, isObject, type JsonObject, type JsonValue, pointerTo } from '@liveryjs/compiler/manifest';
import type { SourceFile } from './source-file.ts';

/** True for a group that holds tokens in the format of the Design Tokens Community Group. */
export function holdsTokens(group: JsonObject): boolean {
  if (Object.hasOwn(group, '$value') || (typeof group.$type === 'string' && isObject(group.$extensions)))
    return true;
  return Object.entries(group).some(
    ([key, inner]) => (!key.startsWith('$') || key === '$root') && isObject(inner) && holdsTokens(inner),
  );
}

/** True for a group that holds tokens in the older form. @param typed counts those alone that have a type, too, as hardly anything else has */
export function holdsOlder(group: JsonObject, typed: boolean): boolean {
  return Object.values(group).some(
    (inner) =>
      isObject(inner) &&
      ((isOlder(inner) && (!typed || typeof inner.type === 'string')) || holdsOlder(inner, typed)),
  );
}

/** True for a token that is written as tools did before there was a format: with `value` and `type`, and without `$`. */
function isOlder(token: JsonObject): boolean {
  const { value, type } = token;
  if (value === undefined || Object.hasOwn(token, '$value')) return false;
  return !isObject(value) || (typeof type === 'string' && !holdsTokens(value) && !holdsOlder(value, false));
}

/** A file whose tokens in the older form are in the format; any other file as it is. */
export function inFormat(source: SourceFile): SourceFile {
  if (!holdsOlder(source.value, false)) return source;
  const leftOut: { key: string; pointer: string }[] = [];
  const rewrite = (group: JsonObject, pointer: string): JsonObject =>
    Object.fromEntries(
      Object.entries(group).map(([key, inner]) => {
        if (!isObject(inner) || key.startsWith('$')) return [key, inner];
        const memberPointer = pointerTo(pointer, key);
        if (!isOlder(inner)) return [key, rewrite(inner, memberPointer)];
        const read = fromOlder(inner);
        leftOut.push(...read.leftOut.map((name) => ({ key: name, pointer: memberPointer })));
        return [key, read.token];
      }),
    );
  return { ...source, value: rewrite(source.value, ''), leftOut };
}

/** A token of the older form in the format, and the keys of it that say nothing there. */
function fromOlder(older: JsonObject): { readonly token: JsonObject; readonly leftOut: readonly string[] } {
  const { value: written = null, type, description, comment, ...rest } = older;
  const value = plainNames(written);
  const read = (typeof type === 'string' && Object.hasOwn(TYPES, type) && TYPES[type]) || [];
  const [$type = type ?? typeByForm(value), convert = unchanged] = read;
  const inFormat = Object.entries(rest).filter(([key]) => key.startsWith('$'));
  const text = description ?? comment;
  const token = {
    $value: convert(value),
    ...($type === undefined ? {} : { $type: lineHeightType($type, convert(value)) }),
    ...(typeof text === 'string' ? { $description: text } : {}),
    ...Object.fromEntries(inFormat),
  };
  return { token, leftOut: Object.keys(rest).filter((key) => !key.startsWith('$')) };
}

/** A type of the format with the way in which its values are written there. */
type Rewriting = readonly [type: string, convert?: (value: JsonValue) => JsonValue];

const unchanged = (value: JsonValue) => value;

/** Design tools count lengths without a unit in pixels. */
function length(value: JsonValue): JsonValue {
  const number = numberOf(value);
  return number === undefined ? value : { value: number, unit: 'px' };
}

/** `50%` as 0.5. */
function share(value: JsonValue): JsonValue {
  const percent = typeof value === 'string' ? /^(-?\d*\.?\d+)%$/.exec(value)?.[1] : undefined;
  return percent === undefined ? (numberOf(value) ?? value) : Number(percent) / 100;
}

/** A share of the font's size as `em`. */
function spacing(value: JsonValue): JsonValue {
  const part = share(value);
  return typeof value === 'string' && value.endsWith('%') && typeof part === 'number'
    ? { value: part, unit: 'em' }
    : length(value);
}

/** `Semi Bold` and `SemiBold` as `semi-bold`. */
function weight(value: JsonValue): JsonValue {
  if (typeof value !== 'string' || value.includes('{')) return value;
  return (
    numberOf(value) ??
    value
      .trim()
      .replace(/([a-z])([A-Z])/g, '$1 $2')
      .toLowerCase()
      .replace(/\s+/g, '-')
  );
}

/** A multiple of the font's size, as which tools read a percentage and a small number. A larger number may be pixels. */
function lineHeight(value: JsonValue): JsonValue {
  const number = share(value);
  return typeof number === 'number' && (number <= 4 || String(value).endsWith('%')) ? number : value;
}

/** The type `lineHeights` as number or dimension, as far as its value tells. */
function lineHeightType(type: JsonValue, value: JsonValue): JsonValue {
  if (type !== 'lineHeights') return type;
  if (typeof value === 'number') return 'number';
  return typeByForm(value) ?? type;
}

function shadow(value: JsonValue): JsonValue {
  if (isList(value)) return value.map(shadow);
  if (!isObject(value)) return value;
  const { x, y, type, ...rest } = value;
  return {
    ...(x === undefined ? {} : { offsetX: length(x) }),
    ...(y === undefined ? {} : { offsetY: length(y) }),
    ...members({ blur: length, spread: length })(rest),
    ...(type === 'innerShadow' ? { inset: true } : {}),
  };
}

/** A value with members, each written in its own way. */
function members(ways: Readonly<Record<string, (value: JsonValue) => JsonValue>>) {
  return (value: JsonValue): JsonObject =>
    Object.fromEntries(
      Object.entries(isObject(value) ? value : {}).map(([key, member]) => [
        key,
        (Object.hasOwn(ways, key) ? ways[key] : undefined)?.(member) ?? member,
      ]),
    );
}

/** A value that stands for another token, or is not the object that is expected, is left as it is. */
const ofObject = (convert: (value: JsonValue) => JsonObject) => (value: JsonValue) =>
  isObject(value) ? convert(value) : value;

/** The types of the older form. Any other one is that of the format, or is told as one that Livery does not have. */
const TYPES: Readonly<Record<string, Rewriting>> = {
  ...Object.fromEntries(
    [
      'dimension',
      'sizing',
      'size',
      'spacing',
      'borderRadius',
      'borderWidth',
      'fontSizes',
      'fontSize',
      'paragraphSpacing',
      'paragraphIndent',
    ].map((type): [string, Rewriting] => [type, ['dimension', length]]),
  ),
  letterSpacing: ['dimension', spacing],
  opacity: ['number', share],
  number: ['number', (value) => numberOf(value) ?? value],
  time: ['duration'],
  fontFamilies: ['fontFamily'],
  fontWeights: ['fontWeight', weight],
  fontWeight: ['fontWeight', weight],
  lineHeights: ['lineHeights', lineHeight],
  lineHeight: ['lineHeights', lineHeight],
  boxShadow: ['shadow', shadow],
  shadow: ['shadow', shadow],
  border: ['border', ofObject(members({ width: length }))],
  typography: [
    'typography',
    ofObject(members({ fontSize: length, fontWeight: weight, lineHeight, letterSpacing: spacing })),
  ],
};

/** The type of a value that can be nothing else. */
function typeByForm(value: JsonValue): string | undefined {
  if (typeof value !== 'string') return undefined;
  if (/^(#[0-9a-f]{3,8}|(rgb|hsl)a?\([^{}]*\))$/i.test(value)) return 'color';
  if (/^-?\d*\.?\d+(px|rem|em)$/.test(value)) return 'dimension';
  return /^\d*\.?\d+ms$/.test(value) ? 'duration' : undefined;
}

function numberOf(value: JsonValue): number | undefined {
  if (typeof value === 'number') return value;
  return typeof value === 'string' && /^-?\d*\.?\d+$/.test(value.trim()) ? Number(value) : undefined;
}

/** Texts without the `.value` that older names of tokens may end with: `{ink.value}` means the token `ink`. */
function plainNames(value: JsonValue): JsonValue {
  if (typeof value === 'string') return value.replace(/\{([^{}]{1,500})\.value\}/g, '{$1}');
  if (isList(value)) return value.map(plainNames);
  return isObject(value)
    ? Object.fromEntries(Object.entries(value).map(([key, member]) => [key, plainNames(member)]))
    : value;
}
