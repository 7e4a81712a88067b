import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { run } from '@liveryjs/cli/cli';
import type { Terminal } from '@liveryjs/workspace/terminal';
import { createColors } from 'picocolors';
import { makeRepository } from '#tests/harness/make-repository.ts';

const project = resolve(import.meta.dirname, '../..');

/** A project in a temporary folder: one widget, the abstract brand `base` and the brand `demo` that extends it. */
export interface TestProject {
  readonly root: string;
  write(path: string, content: string | Uint8Array | object): void;
  remove(): void;
}

export function createTestProject(): TestProject {
  // Its widgets and the brand to extend are its own.
  const root = makeRepository('command', ['widgets', 'house']);
  const made: TestProject = {
    root,
    write(path, content) {
      const file = join(root, path);
      mkdirSync(dirname(file), { recursive: true });
      const plain = typeof content === 'string' || content instanceof Uint8Array;
      writeFileSync(file, plain ? content : `${JSON.stringify(content, null, 2)}\n`);
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
  made.write('widgets/text/widget.json', {
    name: 'text',
    title: 'Text',
    description: 'A text.',
    component: 'Text.tsx',
    regions: ['main'],
    messages: ['text.more'],
    props: {
      type: 'object',
      additionalProperties: false,
      properties: {
        size: { type: 'integer', minimum: 1, maximum: 9, default: 3, description: 'How large.' },
      },
    },
  });
  made.write('widgets/text/Text.tsx', 'export default function Text() {\n  return <p>text</p>;\n}\n');
  made.write('brands/base/brand.json', base);
  made.write('brands/base/tokens.json', { color: { $type: 'color', brand: { 500: { $value: '#2f5fe3' } } } });
  made.write('brands/base/messages/EN.json', messages);
  made.write('brands/demo/brand.json', demo);
  return made;
}

const base = `{
  "schemaVersion": 1,
  "id": "base",
  "abstract": true,
  "name": "Base",
  "domains": ["base.localhost"],
  "tenant": { "merchantCode": "base" },
  "languages": { "default": "EN", "supported": [{ "code": "EN", "locale": "en" }] },
  "theme": { "modes": [{ "id": "dark", "scheme": "dark" }], "defaultMode": "dark" },
  "routes": [
    { "id": "home", "path": "/", "title": "route.home.title",
      "main": [{ "id": "words", "widget": "text", "props": { "size": 2 } }] }
  ]
}
`;

const demo = `{
  "schemaVersion": 1,
  "id": "demo",
  "extends": "base",
  "name": "Demo",
  "domains": ["demo.localhost"],
  "routes": [
    { "id": "home", "main": [{ "id": "words", "props": { "size": 5 } }] }
  ]
}
`;

const house = JSON.parse(readFileSync(join(project, 'brands/house/messages/EN.json'), 'utf8')) as object;
/** The schema of the texts of the brand base. */
export const $schema = '../../../.livery/schemas/base/messages.schema.json';
const messages = { ...house, $schema, 'route.home.title': 'Home', 'text.more': 'More' };

/** The result of a command line. */
export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly notes: string;
}

/** Runs a command line in this process, with a terminal that nobody watches. */
export function livery(root: string, ...args: readonly string[]): Promise<Ran> {
  return liveryOn({}, root, ...args);
}

/** The same, with a terminal that differs, and with who hears of the time limit. */
export async function liveryOn(
  { limit, ...different }: Partial<Terminal> & { readonly limit?: (seconds: number) => void },
  root: string,
  ...args: readonly string[]
): Promise<Ran> {
  const out: string[] = [];
  const notes: string[] = [];
  const terminal: Terminal = {
    out: (text) => out.push(text),
    note: (text) => notes.push(text),
    status: () => undefined,
    live: false,
    colors: createColors(false),
    signal: new AbortController().signal,
    ...different,
  };
  const code = await run([...args, '--root', root], terminal, limit);
  return { code, out: out.join('\n'), notes: notes.join('\n') };
}
