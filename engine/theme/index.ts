export { type ResolvedTheme, resolveTheme } from './resolve-theme.ts';
export { writeStylesheet } from './write-stylesheet.ts';
