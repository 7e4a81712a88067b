import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { didYouMean, nearest } from '@liveryjs/compiler/issues';
import { Failure } from '@liveryjs/workspace/failure';
import type { LiveWorkspace } from '@liveryjs/workspace/live/live-workspace';
import type { Workspace } from '@liveryjs/workspace/open';
import { readRegularSync } from '@liveryjs/workspace/regular-file';
import { type McpServer, ResourceTemplate } from '@modelcontextprotocol/sdk/server/mcp.js';

/** Texts by the name of a resource. */
type Texts = ReadonlyMap<string, () => string>;

/** A kind of resources: `livery://widgets/game-grid`. */
interface Kind {
  readonly kind: 'docs' | 'schemas' | 'widgets';
  readonly about: string;
  readonly mimeType: string;
  textsIn(workspace: Workspace): Texts;
}

const KINDS: readonly Kind[] = [
  {
    kind: 'docs',
    about: 'a page of the documentation',
    mimeType: 'text/markdown',
    textsIn: () => {
      const folder = docsFolder();
      const names = folder === undefined ? [] : readdirSync(folder).filter((name) => name.endsWith('.md'));
      return new Map(
        names.sort().map((name) => [name, () => readRegularSync(join(folder ?? '', name)).toString()]),
      );
    },
  },
  {
    kind: 'schemas',
    about: 'a JSON Schema of manifests, of the portal or of the platform',
    mimeType: 'application/schema+json',
    textsIn: ({ schemas }) =>
      new Map(
        Object.values(schemas).flatMap((files) =>
          Object.entries(files).map(
            ([path, schema]) => [path.replace(/^schemas\//, ''), () => json(schema)] as const,
          ),
        ),
      ),
  },
  {
    kind: 'widgets',
    about: 'the definition of a widget: regions, slots and the schema of its settings',
    mimeType: 'application/json',
    textsIn: ({ widgets }) => new Map(widgets.map((widget) => [widget.name, () => json(widget)])),
  },
];

/** Adds documentation, schemas and definitions of widgets: a list of each kind, and each by its name. */
export function addResources(server: McpServer, live: LiveWorkspace): void {
  for (const { kind, about, mimeType, textsIn } of KINDS) {
    const texts = () => live.inTurn(textsIn);
    server.registerResource(
      `all ${kind}`,
      `livery://${kind}`,
      {
        description: `The names of all ${kind}, a line each: livery://${kind}/<name> is ${about}.`,
        mimeType: 'text/plain',
      },
      async ({ href }) => ({ contents: [{ uri: href, text: [...(await texts()).keys()].join('\n') }] }),
    );
    const template = new ResourceTemplate(`livery://${kind}/{+name}`, {
      list: undefined,
      complete: {
        name: async (typed) =>
          [...(await texts()).keys()].filter((name) => name.startsWith(typed)).slice(0, 100),
      },
    });
    server.registerResource(kind, template, { description: about, mimeType }, async ({ href }, { name }) => {
      const all = await texts();
      const text = all.get(String(name));
      if (text === undefined) {
        const names = [...all.keys()];
        throw new Failure(`There is no ${href}. ${didYouMean(nearest(String(name), names), names)}`);
      }
      return { contents: [{ uri: href, mimeType, text: text() }] };
    });
  }
}

/** The folder of the documentation: in the package, else beside it. */
function docsFolder(): string | undefined {
  return ['../docs', '../../docs']
    .map((path) => resolve(import.meta.dirname, path))
    .find((path) => existsSync(path));
}

function json(value: object): string {
  return JSON.stringify(value, null, 2);
}
