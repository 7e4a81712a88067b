import type { Plugin } from 'rollup';
import { isSoonModule } from './ids.ts';
import { isNode, type Node } from './style-tags.ts';

/** The text of a component's style, by the component's id. */
export type StaticStyles = Readonly<Record<string, string>>;

/**
 * Takes out of the files that every page loads, at once or soon, the styles that are the same for every page: a stylesheet can have
 * them as rules of the components' own classes. Rules that stay in the script come after that stylesheet, so a
 * component loses its style only if the components that it builds on lose theirs.
 *
 * @param onStyles is told what was taken out of a file, in the order in which the components are made
 */
export function staticStyles(onStyles: (styles: StaticStyles, isEntry: boolean) => void): Plugin {
  return {
    name: 'livery:static-styles',
    renderChunk(code, chunk) {
      if (!chunk.isEntry && !chunk.moduleIds.some(isSoonModule)) return null;
      const { styles, templates } = takeStyles(this.parse(code));
      onStyles(styles, chunk.isEntry);
      let position = 0;
      let rest = '';
      for (const { start, end } of templates) {
        rest += `${code.slice(position, start)}\`\``;
        position = end;
      }
      return { code: rest + code.slice(position), map: null };
    },
  };
}

interface Template extends Required<Node> {
  readonly quasis: readonly { readonly value: { readonly cooked?: string | null } }[];
  readonly expressions: readonly Node[];
}

interface Tagged extends Node {
  readonly tag: Node & { readonly callee?: Node & { readonly object?: Node } };
  readonly quasi: Template;
}

/** @returns the styles by id, and where their templates stand, both in the order of the text */
function takeStyles(program: unknown): { styles: StaticStyles; templates: Required<Node>[] } {
  const constants = constantsOf(program);
  const taken = new Map<string, Required<Node>>();
  const styles: Record<string, string> = {};
  const visit = (value: unknown) => {
    if (Array.isArray(value)) for (const item of value) visit(item);
    else if (isNode(value)) {
      for (const member of Object.values(value)) visit(member);
      const id = idOf(value);
      if (id === undefined) return;
      const { tag, quasi } = value as Tagged;
      const text = textOf(quasi, constants);
      const base = baseOf(tag.callee?.object);
      const isBased =
        base === undefined || (base !== null && taken.has(idOf(constants.get(nameOf(base) ?? '')) ?? ''));
      if (text === undefined || !isBased) return;
      taken.set(id, quasi);
      if (text !== '') styles[id] = text;
    }
  };
  visit(program);
  return { styles, templates: [...taken.values()] };
}

/** Returns the values of a module's top-level names that are never assigned again. */
function constantsOf(program: unknown): ReadonlyMap<string, Node> {
  const constants = new Map<string, Node>();
  for (const statement of (program as { body: Node[] }).body) {
    const { declarations = [] } = statement as { declarations?: { id: Node; init?: Node | null }[] };
    for (const { id, init } of declarations) {
      const name = nameOf(id);
      if (name !== undefined && init) constants.set(name, init);
    }
  }
  const visit = (value: unknown) => {
    if (Array.isArray(value)) for (const item of value) visit(item);
    else if (isNode(value)) {
      // The bundler writes `var` for `const`.
      const { left, argument } = value as { left?: Node; argument?: Node };
      if (value.type === 'AssignmentExpression') constants.delete(nameOf(left) ?? '');
      if (value.type === 'UpdateExpression') constants.delete(nameOf(argument) ?? '');
      for (const member of Object.values(value)) visit(member);
    }
  };
  visit(program);
  return constants;
}

/** The id of a component that a template makes; `styleIds` has given it. */
function idOf(node: Node | undefined): string | undefined {
  const { tag } = (node ?? {}) as { tag?: { callee?: { property?: Node }; arguments?: Node[] } };
  if (nameOf(tag?.callee?.property) !== 'withConfig') return undefined;
  const { properties = [] } = (tag?.arguments?.[0] ?? {}) as {
    properties?: { key: Node; value: { value?: unknown } }[];
  };
  const id = properties.find(({ key }) => nameOf(key) === 'componentId')?.value.value;
  return typeof id === 'string' ? id : undefined;
}

/**
 * Returns the base of `styled(X)`; undefined for `styled.div`, which has no base, and null for an expression that is
 * neither.
 */
function baseOf(styled: Node | undefined): Node | undefined | null {
  const { callee, arguments: [base] = [] } = (styled ?? {}) as { callee?: Node; arguments?: Node[] };
  if (callee === undefined) return styled?.type === 'MemberExpression' ? undefined : null;
  const { object, property } = callee as { object?: Node; property?: Node };
  if (nameOf(property) === 'attrs') return baseOf(object);
  return object === undefined && base ? base : null;
}

/** The text of a template whose expressions are the same whenever it is read; undefined for any other. */
function textOf({ quasis, expressions }: Template, constants: ReadonlyMap<string, Node>): string | undefined {
  let text = '';
  for (const [index, { value }] of quasis.entries()) {
    const { [index]: expression } = expressions;
    const inserted = expression ? writtenAs(expression, constants) : '';
    if (inserted === undefined || typeof value.cooked !== 'string') return undefined;
    text += value.cooked + inserted;
  }
  return text.trim();
}

/** Returns the text that styled-components writes for an expression: a component's class, or a text. */
function writtenAs(expression: Node, constants: ReadonlyMap<string, Node>): string | undefined {
  const { type, value } = expression as Node & { value?: unknown };
  if (type === 'Literal')
    return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
  if (type === 'TemplateLiteral') return textOf(expression as Template, constants);
  const id = idOf(expression);
  if (id !== undefined) return `.${id}`;
  const constant = constants.get(nameOf(expression) ?? '');
  return constant && writtenAs(constant, constants);
}

function nameOf(node: Node | undefined): string | undefined {
  return node?.type === 'Identifier' ? (node as Node & { name: string }).name : undefined;
}
