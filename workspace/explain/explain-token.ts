import type { ResolvedTheme, WrittenToken } from '@liveryjs/compiler/theme';
import type { BrandResult } from '#workspace/open/index.ts';
import { type LayerWritten, layerOf, placeIn } from './layers.ts';

/** Where a token of a brand comes from. */
export interface TokenAnswer {
  readonly kind: 'token';
  readonly name: string;
  readonly type: string;
  readonly modes: readonly TokenInMode[];
}

/** A token in one mode. */
export interface TokenInMode {
  readonly mode: string;
  /** The value in CSS; missing when the token is wrong. */
  readonly css?: string;
  /** Who wrote the value that counts. */
  readonly written: LayerWritten;
  /** Values that this one took the place of, the last one first. */
  readonly overrode: readonly LayerWritten[];
  /** The tokens that the value leads to, in the order in which one comes to them. */
  readonly through: readonly (LayerWritten & { readonly name: string; readonly css?: string })[];
}

/** Names of the tokens that a brand has. A brand that is only extended has none: its tokens get their values below. */
export function tokenNames({ theme }: BrandResult): readonly string[] {
  return theme?.names ?? [];
}

/** Explains a token by its name; a member of a typography is explained with the whole. */
export function explainToken({ theme, chain }: BrandResult, tokenName: string): TokenAnswer | undefined {
  const type = theme?.types[tokenName];
  if (theme === undefined || type === undefined) return undefined;
  const written = (name: string, mode: string) => {
    const writers = theme.writersOf(name, mode);
    return writers.length > 0 ? writers : theme.writersOf(name.slice(0, name.lastIndexOf('.')), mode);
  };
  const asWritten = (token: WrittenToken): LayerWritten => {
    const { value, extensions } = token;
    const place = placeIn(token.file, token.place(`${token.pointer}/$value`));
    const whole = Object.keys(extensions).length === 0 ? value : { $value: value, $extensions: extensions };
    return { layer: layerOf(chain, place), place, value: whole };
  };
  const cssOf = (name: string, mode: string) => {
    const css = theme.modes[mode]?.[name];
    return css === undefined ? {} : { css };
  };
  const modes = Object.keys(theme.modes).flatMap((mode): TokenInMode[] => {
    const [last, ...before] = written(tokenName, mode).map(asWritten).reverse();
    if (last === undefined) return [];
    const name = written(tokenName, mode).at(-1)?.name ?? tokenName;
    const through = [...namesBehind(theme, name, mode)].flatMap((other) => {
      const token = theme.writersOf(other, mode).at(-1);
      return token === undefined ? [] : [{ name: other, ...cssOf(other, mode), ...asWritten(token) }];
    });
    return [{ mode, ...cssOf(tokenName, mode), written: last, overrode: before, through }];
  });
  return { kind: 'token', name: tokenName, type, modes };
}

/** All that a token refers to, directly or not. */
function namesBehind(theme: ResolvedTheme, name: string, mode: string): Set<string> {
  const all = new Set(theme.refersTo(name, mode));
  // A set gives out what is added while it is gone through, too.
  for (const other of all) for (const next of theme.refersTo(other, mode)) all.add(next);
  return all;
}
