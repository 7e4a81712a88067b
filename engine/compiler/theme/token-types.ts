/** The types of the Design Tokens Format Module that tokens can have. */
export const tokenTypes = [
  'color',
  'dimension',
  'fontFamily',
  'fontWeight',
  'duration',
  'cubicBezier',
  'number',
  'strokeStyle',
  'border',
  'transition',
  'shadow',
  'gradient',
  'typography',
] as const;

export type TokenType = (typeof tokenTypes)[number];

export function isTokenType(value: unknown): value is TokenType {
  return (tokenTypes as readonly unknown[]).includes(value);
}
