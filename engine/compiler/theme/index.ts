export type { MeasuredContrast } from './measure-contrast.ts';
export { pageStyle } from './page-style.ts';
export { paintIssues, paintSvg } from './paint-svg.ts';
export { readTokenFile, type WrittenToken } from './read-token-file.ts';
export { type ResolvedTheme, resolveTheme } from './resolve-theme.ts';
export { isTokenType, type TokenType, tokenTypes } from './token-types.ts';
export { likelyColor } from './values/likely-value.ts';
export { type Amount, colorOf, dimensionOf, durationOf } from './values/simple.ts';
export { cssName, firstMode, writeStylesheet } from './write-stylesheet.ts';
