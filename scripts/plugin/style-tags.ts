/** A node of a syntax tree. */
export interface Node {
  readonly type: string;
  readonly start?: number;
  readonly end?: number;
}

/** `styled.p`, `styled(Button)`, `styled.p.attrs(…)`: a chain of members and calls that starts with `styled`. */
export function isStyled(node: Node): boolean {
  const { name, object, callee } = node as { name?: string; object?: Node; callee?: Node };
  const inner = object ?? callee;
  return inner ? (inner as { name?: string }).name === 'styled' || isStyled(inner) : name === 'styled';
}

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}
