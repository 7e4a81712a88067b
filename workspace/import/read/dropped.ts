import { isObject, type JsonObject, type JsonValue, typeName } from '@liveryjs/compiler/manifest';
import type { TokenDocument } from './raw-token.ts';

/** A key of a group or a token that is not carried over. */
export interface Dropped {
  /** `$scopes`, or the name of an extension. */
  readonly key: string;
  readonly isExtension: boolean;
  /** Name of the group or token. */
  readonly name: string;
  readonly document: TokenDocument;
  readonly pointer: string;
}

const isText = (value: JsonValue) => typeof value === 'string';

/** The form that a key of a group or a token has to have to say anything. */
const FORMS: Readonly<Record<string, (value: JsonValue) => boolean>> = {
  $type: isText,
  $description: isText,
  $extends: isText,
  $ref: isText,
  $deprecated: (value) => isText(value) || typeof value === 'boolean',
  $extensions: isObject,
};

/** The keys of a group or a token that are read. */
const READ = new Set([
  '$value',
  '$type',
  '$description',
  '$deprecated',
  '$extensions',
  '$extends',
  '$ref',
  '$root',
  '$schema',
]);

/** Keys and extensions of a group or a token that are not carried over. @param theming name of an extension that is read */
export function droppedOf(
  value: JsonObject,
  theming: string | undefined,
): Pick<Dropped, 'key' | 'isExtension'>[] {
  const { $extensions } = value;
  const extensions = isObject($extensions) ? Object.keys($extensions) : [];
  return [
    ...Object.keys(value).flatMap((key) =>
      key.startsWith('$') && !READ.has(key) ? { key, isExtension: false } : [],
    ),
    ...extensions.flatMap((key) => (key === theming ? [] : { key, isExtension: true })),
  ];
}

/** Keys of a group or a token whose values say nothing, each with a sentence. */
export function sayingNothing(value: JsonObject): { readonly key: string; readonly what: string }[] {
  return Object.entries(value).flatMap(([key, member]) => {
    if (!Object.hasOwn(FORMS, key) || FORMS[key]?.(member)) return [];
    const what = `Its ${JSON.stringify(key)} is ${typeName(member)}, which says nothing there; it is left out of account.`;
    return [{ key, what }];
  });
}
