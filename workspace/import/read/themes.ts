import { isObject, type JsonObject, type JsonValue, own, valueAt } from '@liveryjs/compiler/manifest';
import type { RawToken, TokenDocument } from './raw-token.ts';
import type { SetToken } from './token-set.ts';

/** Where a library keeps the values of its themes: in an extension of each token, by the theme's name. */
export interface Theming {
  readonly extension: string;
  /** JSON Pointer, in a token's extensions, of opacities by theme. */
  readonly opacity?: string;
}

/** A library's name for the value of themes that it does not name. */
const FALLBACK = 'fallback';

/**
 * A token with its value for a theme; undefined where it has none.
 *
 * @param theme name of the theme. Default: the value that holds for all
 */
export function themed(raw: RawToken, theming?: Theming, theme?: string): SetToken | undefined {
  const entries = theming && raw.extensions[theming.extension];
  const entry = theme === undefined ? undefined : own(entries, theme);
  const opacity =
    theming?.opacity === undefined || theme === undefined
      ? undefined
      : own(valueAt(raw.extensions, theming.opacity), theme);
  const themeEntry =
    entry === undefined ? { value: raw.value ?? own(entries, FALLBACK) } : entryOf(entry, raw.value);
  // Parts that a theme does not override are those of the token.
  const alpha = opacity ?? themeEntry.alpha ?? raw.alpha;
  // A whole opacity leaves a colour as it is: what the colour refers to may have an opacity of its own.
  return themeEntry.value === undefined
    ? undefined
    : { raw, value: themeEntry.value, alpha: alpha === 1 ? undefined : alpha };
}

/** A theme's entry is a value, or an object with a value and its opacity, or with an opacity alone. */
function entryOf(
  entry: JsonValue,
  base: JsonValue | undefined,
): { readonly value: JsonValue | undefined; readonly alpha?: JsonValue | undefined } {
  if (!isEntry(entry)) return { value: entry };
  return { value: entry.$value ?? entry.value ?? base, alpha: entry.alpha };
}

/** `{ "value": 3, "unit": "px" }` is a value, `{ "value": "{grey.50}", "alpha": 0.5 }` is not. */
function isEntry(entry: JsonValue): entry is JsonObject {
  const keys = isObject(entry) ? Object.keys(entry) : [];
  return keys.length > 0 && keys.every((key) => ['$value', 'value', 'alpha'].includes(key));
}

/** Themes whose values stand in the tokens themselves. */
export interface FoundThemes {
  readonly theming: Theming;
  /** Names of the themes, most frequent first. */
  readonly themes: readonly string[];
  /** True when there are tokens that have no value but those of themes. */
  readonly bare: boolean;
}

/**
 * The extension in which a library keeps its themes, and the names of the themes. It is told by its values: each of its entries is the name of a token, a colour, or an object that has a value or an opacity.
 */
export function findThemes(documents: readonly TokenDocument[]): FoundThemes | undefined {
  const candidates = new Map<
    string,
    { good: number; all: number; bare: number; themes: Map<string, number> }
  >();
  let opacity: string | undefined;
  const visit = (value: JsonObject): void => {
    const extensions = value.$extensions;
    for (const [name, extension] of Object.entries(isObject(extensions) ? extensions : {})) {
      if (!isObject(extension)) continue;
      if (isObject(extension.alphaModifiers)) opacity = `/${name}/alphaModifiers`;
      const entries = Object.entries(extension);
      const good = entries.length > 0 && entries.every(([, entry]) => looksThemed(entry));
      const seen = candidates.get(name) ?? { good: 0, all: 0, bare: 0, themes: new Map() };
      seen.all++;
      if (good) seen.good++;
      if (good && value.$value === undefined) seen.bare++;
      for (const [theme] of good ? entries : []) seen.themes.set(theme, (seen.themes.get(theme) ?? 0) + 1);
      candidates.set(name, seen);
    }
    for (const [key, inner] of Object.entries(value)) {
      if ((!key.startsWith('$') || key === '$root') && isObject(inner)) visit(inner);
    }
  };
  for (const { value } of documents) visit(value);
  const [best] = [...candidates]
    .filter(([, { good, all }]) => good > all * 0.8)
    .sort(([, a], [, b]) => b.good - a.good);
  if (best === undefined) return undefined;
  const [extension, { themes, bare }] = best;
  const names = [...themes].sort(([, a], [, b]) => b - a).map(([name]) => name);
  return {
    theming: { extension, ...(opacity === undefined ? {} : { opacity }) },
    themes: names.filter((name) => name !== FALLBACK),
    bare: bare > 0,
  };
}

function looksThemed(entry: JsonValue): boolean {
  if (typeof entry === 'string') return /^(\{[^{}]+\}|#[0-9a-f]{3,8})$/i.test(entry);
  return isEntry(entry) || own(entry, 'colorSpace') !== undefined || own(entry, 'unit') !== undefined;
}
