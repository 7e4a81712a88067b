import type { TokenFile, WrittenToken } from './read-token-file.ts';
import type { TokenType } from './token-types.ts';

/** A token after all layers, with what earlier layers gave it. */
export interface LayeredToken extends WrittenToken {
  readonly declaredType: TokenType | undefined;
}

/**
 * Lays token files over each other: a later file's token replaces the earlier one's value and extensions and keeps its
 * type and deprecation unless it says its own. Group types count for later files too. Order of names: as first written.
 *
 * @param only the names of the tokens that are wanted; all by default
 */
export function layerTokens(
  layers: readonly TokenFile[],
  only?: ReadonlySet<string>,
): Map<string, LayeredToken> {
  const groupTypes = new Map<string, TokenType>();
  const tokens = new Map<string, LayeredToken>();
  for (const layer of layers) {
    for (const [path, type] of layer.groupTypes) groupTypes.set(path, type);
    for (const name of only ?? layer.tokens.keys()) {
      const token = layer.tokens.get(name);
      if (token === undefined) continue;
      const before = tokens.get(name);
      tokens.set(name, {
        ...token,
        declaredType: token.type ?? before?.type ?? before?.declaredType ?? groupType(name, groupTypes),
        deprecated: token.deprecated ?? before?.deprecated,
      });
    }
  }
  return tokens;
}

function groupType(name: string, types: ReadonlyMap<string, TokenType>): TokenType | undefined {
  let path = name;
  while (path !== '') {
    path = path.includes('.') ? path.slice(0, path.lastIndexOf('.')) : '';
    const type = types.get(path);
    if (type !== undefined) return type;
  }
  return undefined;
}

/** Tells whether two tokens are written alike, in the same file. */
export function isAlike(token: LayeredToken, other: LayeredToken | undefined): boolean {
  return (
    token.value === other?.value &&
    token.extensions === other.extensions &&
    token.declaredType === other.declaredType &&
    token.deprecated === other.deprecated &&
    token.file === other.file
  );
}
