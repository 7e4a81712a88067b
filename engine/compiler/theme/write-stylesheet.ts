import type { Font, Mode, Theme } from '@liveryjs/schemas/brand';
import type { ResolvedTheme } from './resolve-theme.ts';

/** Address of a font's or an ornament's file in the bundle, by the pointer of its path in the resolved manifest. */
type UrlOf = (src: string, pointer: string) => string;

/** The mode that a visitor sees first out of season: the default one, and the first light one where the device decides. */
export function firstMode({ modes, defaultMode }: Pick<Theme, 'modes' | 'defaultMode'>): Mode | undefined {
  const lasting = modes.filter(({ when }) => !when);
  const isFirst = ({ id, scheme }: Mode) =>
    defaultMode === 'system' ? scheme === 'light' : id === defaultMode;
  return lasting.find(isFirst) ?? lasting[0];
}

/**
 * The whole static stylesheet of a brand: font faces, ornaments, the custom properties of the first mode that a visitor sees on
 * `:root`, and for each other mode what differs, under `[data-mode]`. With the default mode 'system' the visitor's device
 * decides until `data-mode` is set. Equal input gives equal text.
 */
export function writeStylesheet(resolved: Pick<ResolvedTheme, 'modes'>, theme: Theme, urlOf: UrlOf): string {
  const { modes, defaultMode, fonts, ornaments } = theme;
  const system = defaultMode === 'system';
  const base = firstMode(theme);
  if (base === undefined) return '';
  const baseValues = resolved.modes[base.id] ?? {};
  const declare = ({ id, scheme }: Mode) => {
    const values = Object.entries(resolved.modes[id] ?? {});
    const changed = id === base.id ? values : values.filter(([name, value]) => baseValues[name] !== value);
    return [`color-scheme:${scheme}`, ...changed.map(([name, value]) => `${cssName(name)}:${value}`)].join(
      ';',
    );
  };
  const rules = [...fonts.entries()].flatMap(([index, font]) =>
    fontFaces(font, `/theme/fonts/${index}`, urlOf),
  );
  const drawings = Object.entries(ornaments).map(
    ([name, src]) => `--ornament-${name}:url(${JSON.stringify(urlOf(src, `/theme/ornaments/${name}`))})`,
  );
  if (drawings.length > 0) rules.push(`:root{${drawings.join(';')}}`);
  rules.push(`:root,[data-mode="${base.id}"]{${declare(base)}}`);
  if (system) {
    const other = modes.find(({ scheme, when }) => scheme !== base.scheme && !when);
    const media = `(prefers-color-scheme:${other?.scheme})`;
    if (other !== undefined) rules.push(`@media ${media}{:root:not([data-mode]){${declare(other)}}}`);
  }
  for (const mode of modes) {
    if (mode.id !== base.id) rules.push(`[data-mode="${mode.id}"]{${declare(mode)}}`);
  }
  return `${rules.join('\n')}\n`;
}

/** The custom property of a token. */
export function cssName(name: string): string {
  return `--${name.replaceAll('.', '-')}`;
}

function fontFaces({ family, weight, style, files }: Font, pointer: string, urlOf: UrlOf): string[] {
  return files.map(({ src, unicodeRange }, index) => {
    const url = urlOf(src, `${pointer}/files/${index}/src`);
    const parts = [
      `font-family:${JSON.stringify(family)}`,
      `font-style:${style}`,
      `font-weight:${weight}`,
      'font-display:swap',
      `src:url(${JSON.stringify(url)}) format("woff2")`,
      ...(unicodeRange === undefined ? [] : [`unicode-range:${unicodeRange}`]),
    ];
    return `@font-face{${parts.join(';')}}`;
  });
}
