import { TOKENS_STYLE } from '#stories/portal/show-brand.ts';

/** Names of the custom properties that the brand's tokens became, those that begin so, in the stylesheet's order. */
export function propertiesOf(...prefixes: readonly string[]): readonly string[] {
  const style = document.getElementById(TOKENS_STYLE) as HTMLStyleElement | null;
  const rules = [...(style?.sheet?.cssRules ?? [])].filter((rule) => rule instanceof CSSStyleRule);
  const names = new Set(rules.flatMap((rule) => [...rule.style]).filter((name) => name.startsWith('--')));
  return [...names].filter((name) => prefixes.some((prefix) => name.startsWith(`--${prefix}-`)));
}

/** Returns the value of a custom property in the mode that shows. */
export function cssValue(property: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(property).trim();
}
