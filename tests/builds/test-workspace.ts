import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { makeRepository } from '#tests/harness/make-repository.ts';

const REPOSITORY = resolve(import.meta.dirname, '../..');

/** A workspace in a temporary folder: the house's tokens and words, three small widgets, two brands of their own. */
export interface TestWorkspace {
  readonly root: string;
  read(path: string): string;
  write(path: string, content: string | object): void;
  /** Replaces the one place where `from` stands. */
  edit(path: string, from: string, to: string): void;
  remove(): void;
}

export function createTestWorkspace(): TestWorkspace {
  // Its widgets and its house are its own.
  const root = makeRepository('test', ['widgets', 'house']);
  const pathTo = (path: string) => join(root, path);
  const workspace: TestWorkspace = {
    root,
    read: (path) => readFileSync(pathTo(path), 'utf8'),
    write(path, content) {
      mkdirSync(dirname(pathTo(path)), { recursive: true });
      writeFileSync(
        pathTo(path),
        typeof content === 'string' ? content : `${JSON.stringify(content, null, 2)}\n`,
      );
    },
    edit(path, from, to) {
      const parts = workspace.read(path).split(from);
      if (parts.length !== 2) throw new Error(`'${from}' stands ${parts.length - 1} times in ${path}.`);
      workspace.write(path, parts.join(to));
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
  for (const file of ['tokens.json', 'tokens.dark.json', 'tokens.light.json', 'messages'])
    cpSync(join(REPOSITORY, 'brands/house', file), pathTo(`brands/house/${file}`), { recursive: true });
  writeHouse(workspace);
  writeBrand(workspace, 'red', '#b3261e', 'crimson tide', []);
  writeBrand(workspace, 'blue', '#1e4fb3', 'azure sky', [
    {
      id: 'extra',
      path: '/extra',
      entry: true,
      title: 'route.extra.title',
      main: [{ id: 'extra', widget: 'extra' }],
    },
  ]);
  writeWidget(workspace, 'hello', 'Hello', HELLO, ['hello.text']);
  writeWidget(workspace, 'extra', 'Extra', EXTRA, ['extra.text']);
  writeWidget(workspace, 'unused', 'Unused', UNUSED, []);
  return workspace;
}

function writeHouse(workspace: TestWorkspace): void {
  workspace.write('brands/house/brand.json', {
    schemaVersion: 1,
    id: 'house',
    abstract: true,
    name: 'House',
    domains: ['house.localhost'],
    tenant: { merchantCode: 'house' },
    languages: { default: 'EN', supported: [{ code: 'EN', locale: 'en' }] },
    theme: {
      modes: [
        { id: 'dark', scheme: 'dark' },
        { id: 'light', scheme: 'light' },
      ],
      defaultMode: 'dark',
    },
    routes: [
      {
        id: 'home',
        path: '/',
        aliases: ['/index.html', '/home'],
        title: 'route.home.title',
        main: [{ id: 'hello', widget: 'hello', props: { size: 2 } }],
      },
    ],
    notFound: { title: 'route.notFound.title', main: [{ id: 'missing', widget: 'hello' }] },
  });
}

/** @param words what the brand says and no other */
export function writeBrand(
  workspace: TestWorkspace,
  id: string,
  colour: string,
  words: string,
  routes: readonly object[],
): void {
  workspace.write(`brands/${id}/brand.json`, {
    schemaVersion: 1,
    id,
    extends: 'house',
    name: `Brand ${id}`,
    domains: [`${id}-casino.localhost`],
    tenant: { merchantCode: `merchant-${id}` },
    assets: { logo: 'assets/logo.svg' },
    ...(routes.length > 0 ? { routes } : {}),
  });
  workspace.write(`brands/${id}/tokens.json`, {
    color: { $type: 'color', brand: { 500: { $value: colour } } },
  });
  workspace.write(`brands/${id}/messages/EN.json`, {
    'hello.text': `Hello from ${words}`,
    ...(routes.length > 0 ? { 'extra.text': `More of ${words}`, 'route.extra.title': 'Extra' } : {}),
  });
  workspace.write(
    `brands/${id}/assets/logo.svg`,
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path fill="${colour}" d="M0 0h1v1H0z"/></svg>\n`,
  );
}

function writeWidget(
  workspace: TestWorkspace,
  name: string,
  component: string,
  code: string,
  messages: readonly string[],
): void {
  workspace.write(`widgets/${name}/widget.json`, {
    name,
    title: component,
    description: 'Of the tests.',
    component: `${component}.tsx`,
    regions: ['main'],
    messages,
    props: {
      type: 'object',
      additionalProperties: false,
      properties: {
        size: { type: 'integer', minimum: 1, maximum: 6, default: 1, description: 'Times that it says it.' },
      },
    },
  });
  workspace.write(`widgets/${name}/${component}.tsx`, code);
}

const HELLO = `import { useState } from 'react';
import styled from 'styled-components';
import { token, useMessages, type WidgetProps } from '@liveryjs/engine/kit';

const Text = styled.p\`
  color: \${token('color.brand.500')};
\`;

export default function Hello({ props }: WidgetProps<{ size: number }>) {
  const t = useMessages();
  const [count, setCount] = useState(0);
  return (
    <div data-size={props.size}>
      <Text id="text">{t('hello.text')}</Text>
      <button id="count" type="button" onClick={() => setCount(count + 1)}>
        count {count}
      </button>
    </div>
  );
}
`;

const EXTRA = `import { useMessages } from '@liveryjs/engine/kit';

export default function Extra() {
  return <p data-widget="extra-marker">{useMessages()('extra.text')}</p>;
}
`;

const UNUSED = `export default function Unused() {
  return <p>unused-marker</p>;
}
`;
