import { parseSync } from 'oxc-parser';

/** A word in code that makes a sentence be read twice. */
export interface UnclearWord {
  /** Counted from 1. */
  readonly line: number;
  readonly word: string;
  readonly kind: 'comment' | 'name';
}

/** A comment that begins so says neither what a thing is nor what it does. */
const BEGINNING = /^(?:What|Of|So|Whether|How)\b/;
/** The same of a comment in the CSS of a template. */
const STYLE_BEGINNING = /\/\*\s*(What|Of|So|Whether|How)\b/g;
/** Names of variables that say nothing of their values. */
const NAMES = new Set(['known', 'found', 'asked', 'said', 'one', 'own', 'wanted', 'word', 'at', 'of']);

/** A node of the syntax tree (ESTree with TypeScript and JSX), as far as it is looked at here. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

/**
 * Finds comments that begin with a word such as What or Whether, and variables and parameters with names that say nothing. The
 * name of a property that is taken out of an object as it is belongs to the object.
 *
 * @param file its name says in which language it is written
 */
export function unclearWords(file: string, source: string): UnclearWord[] {
  const { program, comments } = parseSync(file, source);
  const lineOf = (place: number) => source.slice(0, place).split('\n').length;
  const words: UnclearWord[] = [];
  let end = { line: -1, kind: '' };
  for (const { type, value, start, end: last } of comments) {
    const line = lineOf(start);
    // The lines of `//` that follow each other are one comment.
    const goesOn = type === 'Line' && end.kind === 'Line' && end.line === line - 1;
    end = { line: lineOf(last), kind: type };
    const [beginning] = BEGINNING.exec(value.replace(/^[\s*]+/, '')) ?? [];
    if (beginning !== undefined && !goesOn) words.push({ line, word: beginning, kind: 'comment' });
  }
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) for (const item of value) walk(item);
    if (!isNode(value)) return;
    if (value.type === 'TemplateElement')
      for (const { 1: term = '', index } of source.slice(value.start, value.end).matchAll(STYLE_BEGINNING))
        words.push({ line: lineOf(value.start + index), word: term, kind: 'comment' });
    for (const { name, start } of bindingsOf(value))
      if (NAMES.has(name)) words.push({ line: lineOf(start), word: name, kind: 'name' });
    for (const part of Object.values(value)) walk(part);
  };
  walk(program);
  return words.sort((a, b) => a.line - b.line);
}

interface Binding {
  readonly name: string;
  readonly start: number;
}

/** The variables and parameters that a node declares. */
function bindingsOf(node: Node): Binding[] {
  if (node.type === 'VariableDeclarator') return namesIn(node.id);
  const isFunction = node.type === 'FunctionDeclaration' || node.type.endsWith('FunctionExpression');
  return isFunction && Array.isArray(node.params) ? node.params.flatMap(namesIn) : [];
}

function namesIn(pattern: unknown): Binding[] {
  if (!isNode(pattern)) return [];
  switch (pattern.type) {
    case 'Identifier':
      return [{ name: String(pattern.name), start: pattern.start }];
    case 'ArrayPattern':
      return (pattern.elements as unknown[]).flatMap(namesIn);
    case 'AssignmentPattern':
      return namesIn(pattern.left);
    case 'RestElement':
      return namesIn(pattern.argument);
    case 'ObjectPattern':
      return (pattern.properties as Node[]).flatMap((property) =>
        property.shorthand === true ? [] : namesIn(property.type === 'Property' ? property.value : property),
      );
    default:
      return [];
  }
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}
