import type { TokenName } from '@liveryjs/schemas/tokens';

/** The CSS value of a design token: `token('color.surface.base')` is `var(--color-surface-base)`. */
export function token(name: TokenName): string {
  return `var(--${name.replaceAll('.', '-')})`;
}
