export { type ResolvedTheme, resolveTheme } from './resolve-theme.ts';
export { cssName, writeStylesheet } from './write-stylesheet.ts';
