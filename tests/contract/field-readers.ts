import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';

/** A source file of the portal, as far as it matters to who reads which field of an answer. */
interface Source {
  readonly file: string;
  /** Names that it imports, of values and of types. */
  readonly imports: ReadonlySet<string>;
  /** Files beside it, and files of other rooms, that it imports from: the ends of their paths. */
  readonly from: readonly string[];
  /** Names of properties that it reads: members, keys that are taken out of an object, and texts that may name one. */
  readonly reads: ReadonlySet<string>;
}

const ROOMS = ['client', 'parts', 'widgets', 'engine'];
const PROOFS = /\.(test|stories)\.tsx?$|(^|\/)testing[^/]*\.tsx?$/;

/** Says which properties are read by the code that has an answer in its hands. */
export interface FieldReaders {
  /**
   * @param names of calls and of types that hold a shape
   * @returns names of all properties that are read by files which import one of them, by what stands beside such a file in a widget's
   *   folder, and by files that import such a file
   */
  readBy(names: readonly string[]): ReadonlySet<string>;
}

/** Reads the portal's sources. */
export function fieldReaders(root: string): FieldReaders {
  const sources = ROOMS.flatMap((room) =>
    readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })
      .map((file) => `${room}/${file.replaceAll('\\', '/')}`)
      .filter((file) => /\.tsx?$/.test(file) && !PROOFS.test(file) && !file.includes('node_modules/'))
      .map((file) => sourceOf(file, readFileSync(join(root, file), 'utf8'))),
  );
  return {
    readBy(names) {
      const first = sources.filter(({ imports }) => names.some((name) => imports.has(name)));
      const users = first.flatMap(({ file }) => sources.filter(({ from }) => from.includes(stemOf(file))));
      const folders = new Set([...first, ...users].map(({ file }) => widgetOf(file)));
      const beside = sources.filter(({ file }) => folders.has(widgetOf(file)));
      const helpers = new Set([...first, ...users, ...beside].flatMap(({ from }) => from));
      const helping = sources.filter(
        ({ file }) => /^(client|parts)\//.test(file) && helpers.has(stemOf(file)),
      );
      return new Set([...first, ...users, ...beside, ...helping].flatMap(({ reads }) => [...reads]));
    },
  };
}

/** The folder of the widget that a file is of; the file itself in other rooms. */
function widgetOf(file: string): string {
  return /^widgets\/[^/]+\/[^/]+\//.exec(file)?.[0] ?? file;
}

function stemOf(file: string): string {
  return file.replace(/(\/index)?\.tsx?$/, '');
}

function sourceOf(file: string, text: string): Source {
  const { module, program } = parseSync(file, text);
  const imports = new Set<string>();
  const from: string[] = [];
  for (const { moduleRequest, entries } of module.staticImports) {
    from.push(placeOf(moduleRequest.value, file));
    for (const { importName } of entries) if (importName.name) imports.add(importName.name);
  }
  for (const {
    moduleRequest: { start, end },
  } of module.dynamicImports)
    from.push(placeOf(text.slice(start + 1, end - 1), file));
  const reads = new Set<string>();
  new Visitor({
    MemberExpression({ property }) {
      if (property.type === 'Identifier') reads.add(property.name);
    },
    ObjectPattern({ properties }) {
      for (const part of properties)
        if (part.type === 'Property' && part.key.type === 'Identifier') reads.add(part.key.name);
    },
    VariableDeclarator({ init }) {
      for (const name of keysOf(init)) reads.add(name);
    },
    Literal({ value }) {
      if (typeof value === 'string' && /^\w+$/.test(value)) reads.add(value);
    },
  }).visit(program);
  return { file, imports, from, reads };
}

/** The names in a table such as `{ dividend: 'agentIncome.dividend' }`, by which fields are read in turn. */
function keysOf(init: unknown): string[] {
  const node = init as {
    type: string;
    expression?: unknown;
    properties?: { key?: { name?: string }; value?: { type: string } }[];
  } | null;
  if (node?.expression !== undefined) return keysOf(node.expression);
  if (node?.type !== 'ObjectExpression') return [];
  const parts = node.properties ?? [];
  const isTable = parts.every(({ value }) => value?.type === 'Literal');
  return isTable ? parts.flatMap(({ key }) => key?.name ?? []) : [];
}

/** Where an import leads, from the root and without its ending. */
function placeOf(specifier: string, file: string): string {
  const folder = file.slice(0, file.lastIndexOf('/'));
  const path = specifier
    .replace(/^\.\//, `${folder}/`)
    .replace(/^#/, '')
    .replace(/^@liveryjs\//, '');
  return stemOf(path);
}
