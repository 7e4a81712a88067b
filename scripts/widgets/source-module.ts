import { readFileSync, statSync } from 'node:fs';
import { type ESTree, parseSync, Visitor } from 'vite';

/** Calls of the platform come from modules below this one. */
const CALLS = '@liveryjs/schemas/calls/';

/** A module that code takes something from. */
export interface Import {
  readonly from: string;
  /** What is taken, by the names that the other module gives it; undefined: all of it. */
  readonly names: readonly string[] | undefined;
}

/** What a module of source code has in it, as far as the words and calls of widgets go. */
export interface SourceModule {
  readonly imports: readonly Import[];
  /** What it only hands on: the module that has it, and its name there, by the name here. */
  readonly handsOn: ReadonlyMap<string, { readonly from: string; readonly name: string }>;
  /** Modules of which it hands on everything. */
  readonly handsOnAll: readonly string[];
  /** Strings that could be keys of messages. */
  readonly strings: readonly string[];
  /** Strings that are: they are handed to `t`. */
  readonly asked: readonly string[];
  /** Keys with a gap that is filled while it runs: `game.${kind}.title`. */
  readonly patterns: readonly RegExp[];
  /** Names of calls. */
  readonly calls: readonly string[];
}

const KEY = /^[a-z]\w*(\.\w+)+$/;

const read = new Map<string, { readonly stamp: string; readonly module: SourceModule }>();

/**
 * Reads a module of TypeScript or JavaScript, once for as long as its file stays the same. What only types need is left
 * out.
 *
 * @param file absolute
 * @returns undefined where there is no such file
 */
export function sourceModule(file: string): SourceModule | undefined {
  const stats = statSync(file, { throwIfNoEntry: false });
  if (!stats?.isFile()) return undefined;
  const stamp = `${stats.mtimeMs} ${stats.size}`;
  const known = read.get(file);
  if (known?.stamp === stamp) return known.module;
  const module = parse(file, readFileSync(file, 'utf8'));
  read.set(file, { stamp, module });
  return module;
}

function parse(file: string, text: string): SourceModule {
  const { module, program } = parseSync(file, text);
  const imports: Import[] = [];
  const calls: string[] = [];
  for (const { moduleRequest, entries } of module.staticImports) {
    const from = moduleRequest.value;
    const values = entries.filter(({ isType }) => !isType);
    if (entries.length > 0 && values.length === 0) continue;
    const names = values.flatMap(({ importName: { kind, name } }) =>
      kind === 'Default' ? 'default' : (name ?? []),
    );
    if (from.startsWith(CALLS)) calls.push(...names);
    else imports.push({ from, names: names.length < Math.max(values.length, 1) ? undefined : names });
  }
  const handsOn = new Map<string, { from: string; name: string }>();
  const handsOnAll: string[] = [];
  for (const { moduleRequest, importName, exportName, isType } of module.staticExports.flatMap(
    ({ entries }) => entries,
  )) {
    if (isType || !moduleRequest) continue;
    const { name } = exportName;
    if (name === null) handsOnAll.push(moduleRequest.value);
    else handsOn.set(name, { from: moduleRequest.value, name: importName.name ?? 'default' });
  }
  for (const { moduleRequest } of module.dynamicImports) {
    const from = /^(['"])(.*)\1$/.exec(text.slice(moduleRequest.start, moduleRequest.end))?.[2];
    if (from !== undefined) imports.push({ from, names: undefined });
  }
  return { imports, handsOn, handsOnAll, calls, ...stringsOf(program) };
}

function stringsOf(program: ESTree.Program): Pick<SourceModule, 'strings' | 'asked' | 'patterns'> {
  const strings: string[] = [];
  const asked: string[] = [];
  const patterns: RegExp[] = [];
  new Visitor({
    Literal({ value }) {
      if (typeof value === 'string' && KEY.test(value)) strings.push(value);
    },
    TemplateLiteral({ quasis }) {
      const texts = quasis.map(({ value }) => value.cooked ?? '');
      if (texts.length === 1 && KEY.test(texts[0] ?? '')) strings.push(...texts);
      if (texts.length > 1 && /^[a-z]\w*\./.test(texts[0] ?? ''))
        patterns.push(new RegExp(`^${texts.map((text) => text.replaceAll('.', '\\.')).join('\\w+')}$`));
    },
    CallExpression({ callee, arguments: [first] }) {
      if (callee.type !== 'Identifier' || callee.name !== 't' || first?.type !== 'Literal') return;
      if (typeof first.value === 'string') asked.push(first.value);
    },
  }).visit(program);
  return { strings, asked, patterns };
}
