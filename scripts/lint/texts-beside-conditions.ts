import { parseSync } from 'oxc-parser';

/** A text that shares its element with something that comes and goes. */
export interface SharedText {
  /** Counted from 1. */
  readonly line: number;
}

/** A node of the syntax tree (ESTree with JSX), as far as it is looked at here. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly [key: string]: unknown;
}

interface Child {
  readonly node: Node;
  readonly isText: boolean;
  readonly comesAndGoes: boolean;
}

/** The functions whose answer is a text. */
const TEXT_CALL = /^(t|money|within|format[A-Z]\w*)$/;
/** The names of values that are texts, or may be. */
const TEXT_NAME = /^(shown|.*([lL]abel|[tT]ext|[tT]itle|[nN]ame))$/;

/**
 * Finds the texts of JSX that stand in one element with something that comes and goes. A browser that translates a page puts an
 * element of its own in the place of each text; React then no longer finds the text before which it has to put something, or
 * which it has to take away, and the page breaks. A text that has an element to itself is safe.
 *
 * @param file its name says in which language it is written
 */
export function textsBesideConditions(file: string, source: string): SharedText[] {
  const shared: SharedText[] = [];
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) for (const item of value) walk(item);
    if (!isNode(value)) return;
    if (value.type === 'JSXElement' || value.type === 'JSXFragment') {
      const children = (value.children as Node[]).filter(shows).map(childOf);
      if (children.length > 1 && children.some(({ comesAndGoes }) => comesAndGoes))
        for (const { node, isText } of children)
          if (isText) shared.push({ line: source.slice(0, node.start).split('\n').length });
    }
    for (const [key, part] of Object.entries(value)) if (key !== 'range') walk(part);
  };
  walk(parseSync(file, source).program);
  return shared;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}

/** True when a child of an element comes to the page: neither space between lines nor a comment does. */
function shows(child: Node): boolean {
  if (child.type === 'JSXText') return String(child.value).trim() !== '';
  return child.type !== 'JSXExpressionContainer' || (child.expression as Node).type !== 'JSXEmptyExpression';
}

function childOf(child: Node): Child {
  if (child.type === 'JSXText') return { node: child, isText: true, comesAndGoes: false };
  if (child.type !== 'JSXExpressionContainer') return { node: child, isText: false, comesAndGoes: false };
  const expression = child.expression as Node;
  const { isText, isOther } = kindOf(expression);
  // One text after another in the same place is one text, which changes.
  return { node: child, isText, comesAndGoes: isOther && isChoice(expression) };
}

/** The kinds of things that an expression may give to show: texts, or elements and nothing. */
function kindOf(expression: Node): { isText: boolean; isOther: boolean } {
  switch (expression.type) {
    case 'Literal': {
      const isText = typeof expression.value === 'string';
      // Translators leave a space as it is.
      return { isText: isText && String(expression.value).trim() !== '', isOther: !isText };
    }
    case 'JSXFragment':
      return {
        isText: (expression.children as Node[]).filter(shows).some((child) => childOf(child).isText),
        isOther: true,
      };
    case 'TemplateLiteral':
      return { isText: true, isOther: false };
    case 'ConditionalExpression': {
      const either = kindOf(expression.consequent as Node);
      const or = kindOf(expression.alternate as Node);
      return { isText: either.isText || or.isText, isOther: either.isOther || or.isOther };
    }
    case 'LogicalExpression': {
      const right = kindOf(expression.right as Node);
      if (expression.operator === '&&') return { isText: right.isText, isOther: true };
      const left = kindOf(expression.left as Node);
      return { isText: left.isText || right.isText, isOther: right.isOther };
    }
    case 'CallExpression': {
      const isText = TEXT_CALL.test(nameOf(expression.callee as Node));
      return { isText, isOther: !isText };
    }
    default: {
      const isText = TEXT_NAME.test(nameOf(expression));
      return { isText, isOther: !isText };
    }
  }
}

function isChoice(expression: Node): boolean {
  if (expression.type === 'CallExpression') return /^(map|flatMap)$/.test(nameOf(expression.callee as Node));
  return expression.type === 'ConditionalExpression' || expression.type === 'LogicalExpression';
}

/** The last name of `name` or `object.name`; empty for anything else. */
function nameOf(expression: Node): string {
  const name = expression.type === 'MemberExpression' ? (expression.property as Node) : expression;
  return typeof name.name === 'string' ? name.name : '';
}
