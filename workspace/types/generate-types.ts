import {
  baseOf,
  folderOf,
  type JsonSchema,
  type JsonValue,
  type SchemaFiles,
} from '@liveryjs/compiler/manifest';
import { readJson } from '#workspace/open/read-json.ts';
import type { Workspace } from '#workspace/open/workspace.ts';
import { withMessages, wordsToList } from '#workspace/widgets/listed-uses.ts';
import { ownWidgets } from '#workspace/widgets/own-widgets.ts';
import { callsModules } from './contract/calls-modules.ts';
import { openApi } from './contract/openapi.ts';
import { readContract } from './contract/read-contract.ts';
import { readExamples } from './contract/read-examples.ts';
import type { NamedType } from './named-types.ts';
import { switchesPage } from './switches-page.ts';
import { tokenNamesModule } from './token-names.ts';
import { type TypeSource, writeModule } from './write-module.ts';

const generated = 'schemas/generated';
const modules = {
  brand: '@liveryjs/schemas/brand',
  portal: '@liveryjs/schemas/portal',
  platform: '@liveryjs/schemas/platform',
};

/**
 * Everything that is generated from the schemas, the widgets and the house tokens, and the widget.json files with the
 * words that the widgets say: text by path relative to the workspace root. Of installed packages nothing is generated but the schemas that editors read, which know the
 * repository's own widgets too. The same workspace gives the same text.
 */
export async function generateTypes(workspace: Workspace): Promise<Map<string, string>> {
  const { schemas } = workspace;
  const { 'schemas/brand/widget.schema.json': widgetSchema = {}, ...brand } = schemas.brand;
  const all: SchemaFiles = { ...brand, ...schemas.portal, ...schemas.platform };
  const names = new Map<string, NamedType>([
    ...typesIn(brand, modules.brand),
    ...typesIn(schemas.portal, modules.portal),
    ...typesIn(schemas.platform, modules.platform),
  ]);
  const typeOf = (file: string) => names.get(file);
  const shared = { files: all, typeOf };
  const sources = (files: SchemaFiles): TypeSource[] =>
    Object.entries(files)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([file, schema]) => ({
        file,
        name: names.get(file)?.name ?? '',
        schema: openOrClose(file, schema),
      }));

  const texts = new Map<string, string>();
  texts.set(`${generated}/widget.schema.json`, json(widgetSchema));
  texts.set(`${generated}/portal.schema.json`, json(brand['schemas/brand/portal.schema.json'] ?? {}));
  for (const [file, keys] of wordsToList(workspace)) {
    const text = new TextDecoder().decode(workspace.files.read(file));
    texts.set(file, withMessages(text, keys));
  }
  for (const widget of ownWidgets(workspace)) {
    const types = [
      { file: widget.file, name: 'Props', schema: { additionalProperties: false, ...widget.props } },
    ];
    texts.set(
      `${folderOf(widget.file)}/${widget.name}.props.ts`,
      await writeModule({ ...shared, module: '', types, defaultsPresent: true }),
    );
  }
  if (workspace.installed.length > 0) return texts;
  texts.set(
    `${generated}/brand.ts`,
    await writeModule({ ...shared, module: modules.brand, types: sources(brand), defaultsPresent: true }),
  );
  texts.set(
    `${generated}/portal.ts`,
    await writeModule({
      ...shared,
      module: modules.portal,
      types: sources(schemas.portal),
      defaultsPresent: true,
    }),
  );
  texts.set(
    `${generated}/platform.ts`,
    await writeModule({
      ...shared,
      module: modules.platform,
      types: sources(schemas.platform),
      defaultsPresent: false,
    }),
  );
  const contract = readContract(workspace);
  for (const [path, text] of callsModules(contract, schemas.platform)) texts.set(path, text);
  if (contract.areas.size > 0)
    texts.set(
      `${generated}/openapi.json`,
      json(openApi(contract, schemas.platform, readExamples(workspace))),
    );
  const switches = schemas.platform['schemas/platform/sandbox-state-change.schema.json'];
  if (switches && workspace.files.size('sandbox/package.json') !== undefined)
    texts.set('sandbox/SWITCHES.md', switchesPage(switches));
  texts.set(`${generated}/tokens.ts`, tokenNamesModule(houseTokens(workspace)));
  return texts;
}

function typesIn(files: SchemaFiles, module: string): [string, NamedType][] {
  return Object.entries(files).map(([file, schema]) => [file, { name: typeName(file, schema), module }]);
}

function typeName(file: string, schema: JsonSchema): string {
  if (baseOf(file) === 'manifest.schema.json') return 'ResolvedBrand';
  return typeof schema.title === 'string' ? schema.title : baseOf(file).replace('.schema.json', '');
}

/**
 * The engine's condition lets those of the industry through; what the industry adds is only what it says itself.
 */
function openOrClose(file: string, schema: JsonSchema): JsonSchema {
  if (baseOf(file) === 'condition.schema.json') return { ...schema, additionalProperties: {} };
  const added = ['sections.schema.json', 'conditions.schema.json'].includes(baseOf(file));
  return added ? { ...schema, additionalProperties: false } : schema;
}

function json(value: JsonSchema): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/** The house's tokens, of every mode: what every widget may rely on. */
function houseTokens({ files, brandsFolder }: Workspace): JsonValue[] {
  const folder = `${brandsFolder}/house`;
  return files
    .list(folder)
    .filter((name) => /^tokens(\.[^.]+)?\.json$/.test(name))
    .map((name) => readJson(files, `${folder}/${name}`))
    .filter((tokens) => tokens !== undefined);
}
