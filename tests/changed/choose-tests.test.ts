import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { chooseTests } from './choose-tests.ts';
import { importGraph } from './import-graph.ts';
import { WALKS_OF_GROUPS } from './walks-of.ts';

const root = mkdtempSync(join(tmpdir(), 'livery-changed-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const sources = {
  'parts/table.tsx': "import type { Row } from './row.ts';\n",
  'parts/row.ts': 'export interface Row { readonly id: string }\n',
  'widgets/wallet/deposit/Deposit.tsx': "import { Table } from '../../../parts/table.tsx';\n",
  'widgets/wallet/deposit/Deposit.test.tsx': "import Deposit from './Deposit.tsx';\n",
  'widgets/wallet/deposit/Deposit.stories.tsx': "import Deposit from './Deposit.tsx';\n",
  'widgets/shell/menu/Menu.tsx': "export const later = () => import('./later.ts');\n",
  'widgets/shell/menu/later.ts': 'export {};\n',
  'widgets/shell/menu/Menu.test.tsx': "export { later } from './Menu.tsx';\n",
  'widgets/shell/menu/Menu.stories.tsx': "import { later } from './Menu.tsx';\n",
};
for (const [file, text] of Object.entries(sources)) {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}
const files = Object.keys(sources);
const chosenFor = (...changed: string[]) => chooseTests(changed, files, importGraph(root, files));

const DEPOSIT = 'widgets/wallet/deposit/Deposit';
const WALLET = ['deposit', 'limits', 'wallets'].map((walk) => `tests/browser/${walk}.test.ts`);

it.each<[name: string, changed: string, tests: readonly string[], stories: readonly string[]]>([
  [
    'a component: its tests, its stories, the walks of its group, the laws',
    `${DEPOSIT}.tsx`,
    ['tests/law/', ...WALLET, `${DEPOSIT}.test.tsx`].sort(),
    [`${DEPOSIT}.stories.tsx`],
  ],
  [
    'a type that a part imports: what uses the part',
    'parts/row.ts',
    ['tests/law/', `${DEPOSIT}.test.tsx`],
    [`${DEPOSIT}.stories.tsx`],
  ],
  ['a test: itself', `${DEPOSIT}.test.tsx`, ['tests/law/', `${DEPOSIT}.test.tsx`], []],
  ['a story: itself', `${DEPOSIT}.stories.tsx`, ['tests/law/'], [`${DEPOSIT}.stories.tsx`]],
  [
    'what is imported later: who imports it',
    'widgets/shell/menu/later.ts',
    [
      'tests/browser/phone-shell.test.ts',
      'tests/browser/shell-menus.test.ts',
      'tests/law/',
      'widgets/shell/menu/Menu.test.tsx',
    ],
    ['widgets/shell/menu/Menu.stories.tsx'],
  ],
])('after a change of %s', (_name, changed, tests, stories) => {
  expect(chosenFor(changed)).toEqual({ tests, stories, everything: [] });
});

it('after a change of a widget.json, its component counts as changed, and the manifests are read again', () => {
  const { tests, stories } = chosenFor('widgets/wallet/deposit/widget.json');
  expect(tests).toEqual(expect.arrayContaining([`${DEPOSIT}.test.tsx`, 'tests/pipeline/', ...WALLET]));
  expect(stories).toEqual([`${DEPOSIT}.stories.tsx`]);
});

it('after a change of the tokens of the house, all stories are shown and the manifests read again', () => {
  const { tests, stories } = chosenFor('brands/house/tokens.json');
  expect(stories).toEqual(['']);
  expect(tests).toEqual(expect.arrayContaining(['tests/pipeline/', 'tests/command/']));
});

it('names what every test depends on', () => {
  expect(chosenFor('package-lock.json').everything).toEqual(['package-lock.json']);
});

it('each group of widgets has walks, and each of them is there', () => {
  const project = resolve(import.meta.dirname, '../..');
  const groups = readdirSync(join(project, 'widgets'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
    .map(({ name }) => name);
  expect(Object.keys(WALKS_OF_GROUPS)).toEqual(groups.sort());
  const walks = readdirSync(join(project, 'tests/browser'));
  const missing = Object.values(WALKS_OF_GROUPS)
    .flat()
    .filter((walk) => !walks.includes(`${walk}.test.ts`));
  expect(missing).toEqual([]);
});
