import { isList, isObject, type JsonSchema, ownText, type SchemaFiles } from '@liveryjs/compiler/manifest';
import { banner } from '#workspace/types/write-module.ts';
import { type Contract, type Operation, operationsOf, type Stream } from './read-contract.ts';
import { shapesOf } from './shape-of.ts';

const generated = 'schemas/generated';

/**
 * The modules with the calls of the contract: one a call, so that a page has only the calls that it makes; one an area,
 * which names them; one with all of them; and one with the stream, for portals that follow it. Text by path.
 */
export function callsModules(contract: Contract, schemas: SchemaFiles): Map<string, string> {
  const texts = new Map<string, string>();
  for (const [area, { title, operations }] of contract.areas) {
    for (const operation of operations) {
      texts.set(`${generated}/calls/${area}/${operation.operationId}.ts`, callModule(operation, schemas));
    }
    const names = operations.map(({ operationId }) => `./${area}/${operationId}.ts`);
    texts.set(`${generated}/calls/${area}.ts`, namingModule(`${title}: calls of the platform.`, names));
  }
  const areas = [...contract.areas.keys()];
  if (areas.length > 0) {
    const names = areas.map((area) => `./calls/${area}.ts`);
    const about = 'Every call. A page imports the area that it needs.';
    texts.set(`${generated}/calls.ts`, namingModule(about, names));
  }
  if (contract.stream)
    texts.set(`${generated}/live.ts`, streamModule(contract.stream, operationsOf(contract), schemas));
  return texts;
}

function streamModule(
  { path, summary, event }: Stream,
  operations: readonly Operation[],
  schemas: SchemaFiles,
): string {
  const { names, declarations } = shapesOf([event], schemas);
  const topics = [...new Set(operations.flatMap(({ live }) => live))].sort();
  const callsOf = (topic: string) =>
    operations.filter(({ live }) => live.includes(topic)).map(({ operationId }) => `'${operationId}'`);
  return [
    banner,
    `import type { Shape } from '@liveryjs/schemas/contract/call';`,
    '',
    ...declarations,
    `/** ${summary} */`,
    `export const live = { path: '${path}', event: ${names.get(event)} };\n`,
    '/** Names of the calls whose answers have changed when the stream tells of a topic. */',
    `export const callsOfTopic = { ${topics.map((topic) => `${topic}: [${callsOf(topic).join(', ')}]`).join(', ')} } as const;\n`,
    'export type Topic = keyof typeof callsOfTopic;\n',
  ].join('\n');
}

function namingModule(about: string, modules: readonly string[]): string {
  return `${banner}\n// ${about}\n\n${modules.map((path) => `export * from '${path}';\n`).join('')}`;
}

function callModule(operation: Operation, schemas: SchemaFiles): string {
  const { query = [], body = [], answer = [] } = operation;
  const { names, declarations } = shapesOf([answer].flat(), schemas);
  const imports = [...new Set([query, body, answer].flat().map((file) => titleOf(schemas, file)))].sort();
  const values = declarations.length === 0 ? 'Call' : 'Call, Shape';
  return [
    banner,
    `import type { ${values} } from '@liveryjs/schemas/contract/call';`,
    ...(imports.length === 0
      ? []
      : [`import type { ${imports.join(', ')} } from '@liveryjs/schemas/platform';`]),
    '',
    ...declarations,
    callCode(operation, names, schemas),
  ].join('\n');
}

function callCode(operation: Operation, names: ReadonlyMap<string, string>, schemas: SchemaFiles): string {
  const { operationId, method, path, summary, session, bodyAs, headers, query, body, answer, refusals } =
    operation;
  const schemaFile = query ?? body;
  const fixed = schemaFile === undefined ? {} : fixedIn(schemas[schemaFile]);
  const defaults = query === undefined ? [] : keysWith(schemas[query], 'default');
  const types = [
    query && `query: ${titleOf(schemas, query)}`,
    body && `body: ${titleOf(schemas, body)}`,
    bodyAs === 'picture' && 'body: Blob',
    Object.keys(fixed).length > 0 && `fixed: ${union(Object.keys(fixed))}`,
    defaults.length > 0 && `defaults: ${union(defaults)}`,
    answer && `answer: ${titleOf(schemas, answer)}`,
    `session: '${session}'`,
    refusals.length > 0 && `refusals: ${union(refusals)}`,
  ];
  const parts = [
    `name: '${operationId}'`,
    `method: '${method.toUpperCase()}'`,
    `path: '${path}'`,
    `session: '${session}'`,
    bodyAs && `bodyAs: '${bodyAs}'`,
    headers && `headers: ${JSON.stringify(headers)}`,
    Object.keys(fixed).length > 0 && `fixed: ${JSON.stringify(fixed)}`,
    answer && `answer: ${names.get(answer)}`,
  ];
  const list = (items: readonly unknown[], separator: string) => items.filter(Boolean).join(separator);
  return `/** ${summary} */\nexport const ${operationId}: Call<{ ${list(types, '; ')} }> = { ${list(parts, ', ')} };\n`;
}

/** Parameters that have one value only, by name. */
function fixedIn(schema: JsonSchema | undefined): Record<string, unknown> {
  const required = isList(schema?.required) ? schema.required : [];
  return Object.fromEntries(
    propertiesOf(schema).flatMap(([name, part]) =>
      'const' in part && required.includes(name) ? [[name, part.const]] : [],
    ),
  );
}

function keysWith(schema: JsonSchema | undefined, keyword: string): string[] {
  return propertiesOf(schema).flatMap(([name, part]) => (keyword in part ? [name] : []));
}

function propertiesOf(schema: JsonSchema | undefined): [string, JsonSchema][] {
  return isObject(schema?.properties)
    ? Object.entries(schema.properties).flatMap(([name, part]) =>
        isObject(part) ? [[name, part] as [string, JsonSchema]] : [],
      )
    : [];
}

function titleOf(schemas: SchemaFiles, file: string): string {
  return ownText(schemas[file], 'title') ?? file;
}

function union(names: readonly string[]): string {
  return names.map((name) => `'${name}'`).join(' | ');
}
