import { readFileSync, statSync } from 'node:fs';
import { parseSync } from 'oxc-parser';

/** Calls of the platform come from modules below this one. */
const CALLS = '@liveryjs/schemas/calls/';

/** An export of another module; without a name, all that it exports. */
export interface Import {
  readonly from: string;
  readonly name?: string;
}

/** A top-level statement of a module, as far as the words and calls of widgets go. */
export interface Statement {
  /** Names in the statement: top-level names of its own module, imported or declared there, among others. */
  readonly names: ReadonlySet<string>;
  /** Strings that could be keys of messages. */
  readonly strings: readonly string[];
  /** Strings that are: they are handed to `t`. */
  readonly asked: readonly string[];
  /** Keys with a gap that is filled while it runs: `game.${kind}.title`. */
  readonly patterns: readonly RegExp[];
  /** Modules that it imports while it runs. */
  readonly later: readonly string[];
}

/** A module of source code. What only types need is left out. */
export interface SourceModule {
  /** It does not parse, as while somebody types: what it holds is not known. */
  readonly isBroken: boolean;
  /** By the name that the import has here. */
  readonly imports: ReadonlyMap<string, Import>;
  /** Names of calls, by the name that they have here. */
  readonly calls: ReadonlyMap<string, string>;
  /** The statement that declares a top-level name. */
  readonly declared: ReadonlyMap<string, Statement>;
  /** Statements that declare nothing: they run when the module is loaded. */
  readonly others: readonly Statement[];
  /** Modules that are imported for what they do. */
  readonly loaded: readonly string[];
  /** The name here of what is exported under another or the same name. */
  readonly exported: ReadonlyMap<string, string>;
  /** Imports that are only handed on, by the name that they are exported under. */
  readonly handsOn: ReadonlyMap<string, Import>;
  /** Modules of which everything is handed on. */
  readonly handsOnAll: readonly string[];
}

const KEY = /^[a-z]\w*(\.\w+)+$/;
const DEFAULT = 'default';

const read = new Map<string, { readonly stamp: string; readonly module: SourceModule }>();

/**
 * Reads a module of TypeScript or JavaScript, once for as long as its file stays the same.
 *
 * @param file absolute
 * @returns undefined where there is no such file
 */
export function sourceModule(file: string): SourceModule | undefined {
  const stats = statSync(file, { throwIfNoEntry: false });
  if (!stats?.isFile()) return undefined;
  const stamp = `${stats.mtimeMs} ${stats.size}`;
  const cached = read.get(file);
  if (cached?.stamp === stamp) return cached.module;
  const module = parse(file, readFileSync(file, 'utf8'));
  read.set(file, { stamp, module });
  return module;
}

function parse(file: string, text: string): SourceModule {
  const { module, program, errors } = parseSync(file, text);
  const isBroken = errors.some(({ severity }) => severity === 'Error');
  const imports = new Map<string, Import>();
  const calls = new Map<string, string>();
  const loaded: string[] = [];
  for (const { moduleRequest, entries } of module.staticImports) {
    const from = moduleRequest.value;
    if (entries.length === 0) loaded.push(from);
    for (const { importName, localName, isType } of entries) {
      if (isType) continue;
      const name = importName.kind === 'Default' ? DEFAULT : (importName.name ?? undefined);
      if (name !== undefined && from.startsWith(CALLS)) calls.set(localName.value, name);
      else imports.set(localName.value, { from, ...(name === undefined ? {} : { name }) });
    }
  }
  const exported = new Map<string, string>();
  const handsOn = new Map<string, Import>();
  const handsOnAll: string[] = [];
  for (const exportEntry of module.staticExports.flatMap(({ entries }) => entries)) {
    const { moduleRequest, importName, exportName, localName, isType } = exportEntry;
    const name = exportName.kind === 'Default' ? DEFAULT : exportName.name;
    if (isType) continue;
    if (!moduleRequest) exported.set(name ?? DEFAULT, localName.name ?? DEFAULT);
    else if (name === null) handsOnAll.push(moduleRequest.value);
    else handsOn.set(name, { from: moduleRequest.value, name: importName.name ?? DEFAULT });
  }
  const declared = new Map<string, Statement>();
  const others: Statement[] = [];
  for (const node of program.body as unknown as readonly Node[]) {
    const statement = statementOf(node);
    const names = namesDeclaredBy(node);
    for (const name of names) declared.set(name, statement);
    if (names.length === 0 && !/^(Import|Export|TS)/.test(node.type)) others.push(statement);
  }
  return { isBroken, imports, calls, declared, others, loaded, exported, handsOn, handsOnAll };
}

/** A node of ESTree, as far as it is looked at. */
type Node = Readonly<Record<string, unknown>> & { readonly type: string };

function namesDeclaredBy(node: Node): string[] {
  const { type, declaration, declarations, id } = node as Node & {
    readonly declaration?: Node | null;
    readonly declarations?: readonly Node[];
    readonly id?: Node | null;
  };
  if (type === 'ExportNamedDeclaration') return declaration ? namesDeclaredBy(declaration) : [];
  if (type === 'ExportDefaultDeclaration')
    return [DEFAULT, ...(declaration ? namesDeclaredBy(declaration) : [])];
  if (type === 'VariableDeclaration')
    return (declarations ?? []).flatMap((declarator) => namesIn(declarator.id));
  return /^(Function|Class)Declaration$/.test(type) && id ? namesIn(id) : [];
}

/** Names in a pattern such as `{ a, b: [c] }`, and more: what stands as a default there. */
function namesIn(pattern: unknown): string[] {
  const names: string[] = [];
  walk(pattern, (node) => {
    if (node.type === 'Identifier') names.push(String(node.name));
  });
  return names;
}

function statementOf(node: Node): Statement {
  const names = new Set<string>();
  const strings: string[] = [];
  const firstArguments: string[] = [];
  const patterns: RegExp[] = [];
  const later: string[] = [];
  walk(node, (descendant) => {
    const {
      type,
      name,
      value,
      quasis,
      callee,
      arguments: given,
      source,
    } = descendant as Node & {
      readonly quasis?: readonly { readonly value: { readonly cooked: string | null } }[];
      readonly callee?: Node;
      readonly arguments?: readonly Node[];
      readonly source?: Node;
    };
    if (type === 'Identifier' || type === 'JSXIdentifier') names.add(String(name));
    if (type === 'Literal' && typeof value === 'string' && KEY.test(value)) strings.push(value);
    if (type === 'TemplateLiteral') {
      const texts = (quasis ?? []).map((part) => part.value.cooked ?? '');
      const [first = ''] = texts;
      if (texts.length === 1 && KEY.test(first)) strings.push(first);
      if (texts.length > 1 && /^[a-z]\w*\./.test(first))
        patterns.push(new RegExp(`^${texts.map((text) => text.replaceAll('.', '\\.')).join('\\w+')}$`));
    }
    if (type === 'CallExpression' && callee?.type === 'Identifier' && callee.name === 't')
      if (typeof given?.[0]?.value === 'string') firstArguments.push(given[0].value);
    if (type === 'ImportExpression' && typeof source?.value === 'string') later.push(source.value);
  });
  return { names, strings, asked: firstArguments, patterns, later };
}

/** Types hold no code, but for these, which hold an expression. */
const HOLDS_CODE = /^TS(As|Satisfies|NonNull)Expression$/;

/** Visits a node and all below it that is code; of `a.b` and `{ b: c }`, not the `b`. */
function walk(value: unknown, visit: (node: Node) => void): void {
  if (Array.isArray(value)) {
    for (const item of value) walk(item, visit);
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  const node = value as Node;
  if (typeof node.type === 'string') {
    if (node.type.startsWith('TS') && !HOLDS_CODE.test(node.type)) return;
    visit(node);
  }
  const skipped = node.computed === false ? { MemberExpression: 'property', Property: 'key' }[node.type] : '';
  for (const [key, inside] of Object.entries(node)) if (key !== skipped) walk(inside, visit);
}
