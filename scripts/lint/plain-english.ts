import { parseSync } from 'oxc-parser';

/** A word in code or JSON that makes a sentence be read twice. */
export interface UnclearWord {
  /** Counted from 1. */
  readonly line: number;
  readonly word: string;
  readonly kind: 'comment' | 'name' | 'description';
}

/** A comment that begins so says neither what a thing is nor what it does. */
const BEGINNING = /^(?:What|Of|So|Whether|How)\b/;
/** The same of a comment in the CSS of a template. */
const STYLE_BEGINNING = /\/\*\s*(What|Of|So|Whether|How)\b/g;
/** A description that begins so has to be read to its end before it says what it describes. */
const DESCRIPTION_BEGINNING = /^["'`](What|Whether|How|Who|Whose|Whom|Which|Why|Of|So)\b/;
/** The properties that describe what stands beside them in JSON. */
const DESCRIPTIONS = new Set(['description', '$description', 'summary']);
/** The properties of the rules of `livery check` that people read. */
const DOCS = new Set(['docs']);
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
 * Finds comments and `docs` that begin with a word such as What or Whether, and variables and parameters with names that say
 * nothing. The name of a property that is taken out of an object as it is belongs to the object.
 *
 * @param file its name says in which language it is written
 */
export function unclearWords(file: string, source: string): UnclearWord[] {
  const { program, comments } = parseSync(file, source);
  const words: UnclearWord[] = [];
  let end = { line: -1, kind: '' };
  for (const { type, value, start, end: last } of comments) {
    const line = lineOf(source, start);
    // The lines of `//` that follow each other are one comment.
    const goesOn = type === 'Line' && end.kind === 'Line' && end.line === line - 1;
    end = { line: lineOf(source, last), kind: type };
    const [beginning] = BEGINNING.exec(value.replace(/^[\s*]+/, '')) ?? [];
    if (beginning !== undefined && !goesOn) words.push({ line, word: beginning, kind: 'comment' });
  }
  walk(program, (node) => {
    if (node.type === 'TemplateElement')
      for (const { 1: term = '', index } of source.slice(node.start, node.end).matchAll(STYLE_BEGINNING))
        words.push({ line: lineOf(source, node.start + index), word: term, kind: 'comment' });
    for (const { name, start } of bindingsOf(node))
      if (NAMES.has(name)) words.push({ line: lineOf(source, start), word: name, kind: 'name' });
    words.push(...unclearTexts(node, source, DOCS));
  });
  return words.sort((a, b) => a.line - b.line);
}

/** Finds descriptions and summaries in JSON that begin with a word such as What or Whether. */
export function unclearDescriptions(json: string): UnclearWord[] {
  // JSON in brackets is an expression.
  const source = `(${json})`;
  const words: UnclearWord[] = [];
  walk(parseSync('a.ts', source).program, (node) => words.push(...unclearTexts(node, source, DESCRIPTIONS)));
  return words;
}

/** The text of a property, where its key is among the keys and it begins as no description may. */
function unclearTexts(node: Node, source: string, keys: ReadonlySet<string>): UnclearWord[] {
  if (node.type !== 'Property' || !isNode(node.key) || !isNode(node.value)) return [];
  if (!keys.has(String(node.key.name ?? node.key.value))) return [];
  const [, beginning] = DESCRIPTION_BEGINNING.exec(source.slice(node.value.start, node.value.end)) ?? [];
  return beginning === undefined
    ? []
    : [{ line: lineOf(source, node.start), word: beginning, kind: 'description' }];
}

function walk(value: unknown, visit: (node: Node) => void): void {
  if (Array.isArray(value)) for (const item of value) walk(item, visit);
  if (!isNode(value)) return;
  visit(value);
  for (const part of Object.values(value)) walk(part, visit);
}

function lineOf(source: string, place: number): number {
  return source.slice(0, place).split('\n').length;
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
