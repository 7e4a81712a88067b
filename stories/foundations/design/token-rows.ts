import type { TokenAnswer, TokenInMode } from '@liveryjs/workspace/explain/explain-token';

/** The origin of a token's value in a brand: its own file, a token that its own file sets, or the brand that it extends. */
export type Source = 'own' | 'through' | 'inherited';

/** A token in the mode that shows. */
export interface TokenRow extends TokenInMode {
  readonly name: string;
  readonly type: string;
  readonly source: Source;
}

/** Which tokens are shown. */
export interface TokenFilter {
  /** Part of the token's name, of its value, or of the name of a token that its value leads to. */
  readonly text: string;
  readonly source: Source | 'all';
}

/** @param brand id of the brand */
export function tokenRows(tokens: readonly TokenAnswer[], brand: string, mode: string): TokenRow[] {
  return tokens.flatMap(({ name, type, modes }) => {
    const shown = modes.find((candidate) => candidate.mode === mode);
    return shown ? [{ ...shown, name, type, source: sourceOf(shown, brand) }] : [];
  });
}

export function filterTokens(rows: readonly TokenRow[], { text, source }: TokenFilter): TokenRow[] {
  const needle = text.trim().toLowerCase();
  return rows.filter(
    ({ name, css = '', through, source: rowSource }) =>
      (source === 'all' || rowSource === source) &&
      [name, css, ...through.map((other) => other.name)].some((label) =>
        label.toLowerCase().includes(needle),
      ),
  );
}

function sourceOf({ written, through }: TokenInMode, brand: string): Source {
  if (written.layer === brand) return 'own';
  return through.some(({ layer }) => layer === brand) ? 'through' : 'inherited';
}

/**
 * Writes a token's value in a file as one line: `{color.brand.300} · derive contrast on {color.surface.hover}, ratio 4.6`.
 */
export function writtenText(value: unknown): string {
  if (Array.isArray(value)) return value.map(writtenText).join(value.some(isObject) ? '; ' : ', ');
  if (!isObject(value)) return String(value);
  if (typeof value.unit === 'string') return `${String(value.value)}${value.unit}`;
  if (typeof value.hex === 'string')
    return value.alpha === undefined ? value.hex : `${value.hex} alpha ${String(value.alpha)}`;
  const { $value, $extensions, ...members } = value;
  const parts = Object.entries(members).map(([name, member]) => `${name} ${writtenText(member)}`);
  if ($value === undefined) return parts.join(', ');
  const added = Object.entries(isObject($extensions) ? $extensions : {});
  return [
    writtenText($value),
    ...added.map(([name, extension]) => `${name.replace('livery.', '')} ${writtenText(extension)}`),
  ].join(' · ');
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A place as editors open it and people read it, without the column: `brands/house/tokens.json:37`. */
export function lineOf(place: string): string {
  return place.replace(/:\d+$/, '');
}
