export { contrastOf } from './color.ts';
export { type ResolvedTheme, resolveTheme, type ThemeInput } from './resolve-theme.ts';
export { type TokenType, tokenTypes } from './token-types.ts';
export { cssName, type UrlOf, writeStylesheet } from './write-stylesheet.ts';
