import { resolve } from 'node:path';
import { formatIssue, type Issue } from '@liveryjs/compiler/issues';
import {
  type Check,
  composeSchema,
  createResolver,
  type FileSystem,
  isObject,
  type JsonSchema,
  type Jurisdiction,
  type ManifestResult,
  memoryFiles,
  type SchemaFiles,
  type WidgetDefinition,
} from '@liveryjs/compiler/manifest';
import { BUNDLE_PATHS } from '@liveryjs/workspace/open/bundle-paths';
import { nodeFiles } from '@liveryjs/workspace/open/node-files';

const root = resolve(import.meta.dirname, '../..');
const disk = nodeFiles(root);

function schemasIn(folder: string): SchemaFiles {
  const names = disk
    .list(folder)
    .filter((name) => name.endsWith('.schema.json') && name !== 'widget.schema.json');
  return Object.fromEntries(
    names.map((name) => {
      const schema: unknown = JSON.parse(new TextDecoder().decode(disk.read(`${folder}/${name}`)));
      return [`${folder}/${name}`, isObject(schema) ? schema : {}];
    }),
  );
}

function widget(name: string, rest: Partial<WidgetDefinition>): WidgetDefinition {
  const file = `widgets/${name}/widget.json`;
  const props: JsonSchema = { type: 'object', additionalProperties: false };
  const base = { file, name, title: name, description: name, component: 'Widget.tsx', props };
  return { regions: ['main'], slots: {}, messages: [], features: [], followsHash: false, ...base, ...rest };
}

/** Widgets that have one of everything. */
const testWidgets: readonly WidgetDefinition[] = [
  widget('text', { messages: ['text.more'] }),
  widget('next', {
    props: {
      type: 'object',
      additionalProperties: false,
      properties: { to: { $ref: '../../schemas/brand/link.schema.json' } },
    },
  }),
  widget('grid', {
    props: {
      type: 'object',
      additionalProperties: false,
      required: ['source'],
      properties: {
        source: { enum: ['hot', 'popular', 'recent'], description: 'Which games.' },
        pageSize: { type: 'integer', minimum: 6, maximum: 96, default: 24 },
        title: { type: 'string', format: 'message-key', fills: ['count'] },
        group: { type: 'string', references: '/banners/*/id' },
        picture: { type: 'string', format: 'asset', maxBytes: 4 },
        look: {
          type: 'object',
          additionalProperties: false,
          default: {},
          properties: { wide: { type: 'boolean', default: false } },
        },
        size: { anyOf: [{ type: 'integer' }, { const: 'full' }] },
      },
    },
  }),
  widget('bar', {
    regions: ['header', 'sideMenu'],
    slots: {
      tools: { description: 'Small things.' },
      pickers: { description: 'Pickers.', widgets: ['picker'] },
    },
    props: {
      type: 'object',
      additionalProperties: false,
      properties: { items: { $ref: '../../schemas/brand/menu.schema.json', default: [] } },
    },
  }),
  widget('notice', {
    regions: ['main', 'footer'],
    props: {
      type: 'object',
      additionalProperties: false,
      properties: {
        content: { type: 'string', format: 'content' },
        age: { type: 'integer', sameValue: 'minimumAge' },
        category: { $ref: '../../schemas/portal/game-category.schema.json', shows: 'gameCategory' },
        to: { $ref: '../../schemas/brand/menu-item.schema.json' },
      },
    },
  }),
  widget('desk', {
    props: { type: 'object', shows: { gameCategory: ['LOTT'] }, additionalProperties: false },
  }),
  widget('picker', { regions: ['header', 'footer'], features: ['pickers'] }),
];

export const composed = composeSchema({
  brand: schemasIn('schemas/brand'),
  portal: schemasIn('schemas/portal'),
  widgets: testWidgets,
});

/** The one route of the smallest manifest. */
export const home = {
  id: 'home',
  path: '/',
  title: 'route.home.title',
  main: [{ id: 'intro', widget: 'text' }],
};

/** The smallest manifest that has nothing to complain about. */
export const smallest = {
  schemaVersion: 1,
  id: 'aurora',
  name: 'Aurora',
  domains: ['aurora.localhost'],
  tenant: { merchantCode: 'aurora' },
  languages: { default: 'EN', supported: [{ code: 'EN', locale: 'en' }] },
  theme: { modes: [{ id: 'dark', scheme: 'dark' }], defaultMode: 'dark' },
  routes: [home],
};

/** A manifest's text: the smallest one with some members in place of its own, one member a line. */
export function manifest(members: object = {}): string {
  const lines = Object.entries({ ...smallest, ...members })
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)}`);
  return `{\n${lines.join(',\n')}\n}\n`;
}

/** Resolves one brand of files held in memory. A brand's text stands under its folder's name. */
export function resolveBrand(
  brands: Readonly<Record<string, string | Uint8Array>>,
  {
    id = 'aurora',
    files = {},
    ...options
  }: {
    id?: string;
    files?: Readonly<Record<string, string | Uint8Array>>;
    parentFolders?: readonly string[];
    ownChecks?: readonly Check[];
    jurisdictions?: readonly Jurisdiction[];
    now?: () => number;
  } = {},
): ManifestResult & { readonly files: FileSystem } {
  const texts = Object.entries(brands).map(([name, text]) => [`brands/${name}/brand.json`, text]);
  const memory = memoryFiles({ ...Object.fromEntries(texts), ...files });
  const resolver = createResolver({
    files: memory,
    schema: composed,
    widgets: testWidgets,
    names: { actions: ['customerService'], adapters: ['code-data-msg'] },
    reserved: ['/wps', '/lgw', '/lotto', '/sandbox', ...BUNDLE_PATHS],
    brandsFolder: 'brands',
    ...options,
  });
  return { ...resolver.resolve(id), files: memory };
}

/** Issues in one line each: file and line, the text that is marked, code, message, hint. */
export function said({ issues, files }: { issues: readonly Issue[]; files: FileSystem }): string[] {
  return issues.map(({ file, line, column, endColumn, code, message, hint }) => {
    const text = new TextDecoder().decode(files.read(file)).split('\n')[line - 1] ?? '';
    const marked = text.slice(column - 1, endColumn === undefined ? column : endColumn - 1);
    return `${file.replace(/^brands\/|\/brand\.json$/g, '')}:${line} «${marked}» ${code} ${message} ${hint}`;
  });
}

/** Issues as they are printed. */
export function printed(issues: readonly Issue[], files: FileSystem): string {
  return issues
    .map((issue) => formatIssue(issue, new TextDecoder().decode(files.read(issue.file))))
    .join('\n');
}
