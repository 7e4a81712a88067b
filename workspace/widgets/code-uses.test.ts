import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { usesOfCode } from './code-uses.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'livery-uses-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function write(files: Readonly<Record<string, string>>): string {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return join(root, 'Box.tsx');
}

const knownMessages = (...written: string[]) => ({
  written: new Set(written),
  always: new Set(['engine.close']),
});

test('a word is a string that is the key of a message, or one that is handed to `t`', () => {
  const file = write({
    'Box.tsx': `
      const HEADS = { a: 'box.head', b: 'box.unwritten' };
      export default () => <p title={t('box.title')}>{t(HEADS.a)}{t("engine.close")}{say(\`box.plain\`)}</p>;`,
  });
  const { messages } = usesOfCode(file, knownMessages('box.head', 'box.plain', 'box.other'));
  expect(messages).toEqual(['box.head', 'box.plain', 'box.title']);
});

test('a template names each written message that it can, one word for each gap', () => {
  const file = write({
    'Box.tsx': `export const say = (kind) => t(\`box.\${kind}.title\`) + t(\`box.by\${kind}\`);`,
  });
  const written = ['box.a.title', 'box.b.title', 'box.b.text', 'box.byDay', 'box.by.day', 'other.a.title'];
  expect(usesOfCode(file, knownMessages(...written)).messages).toEqual([
    'box.a.title',
    'box.b.title',
    'box.byDay',
  ]);
});

test('words and calls of what is reached count, also of what comes later; what is idle and what only types need do not', () => {
  const file = write({
    'Box.tsx': `
      import { getBalance, type Call } from '@liveryjs/schemas/calls/wallet';
      import { beside as near } from './beside.ts';
      import type { Kind } from './types.ts';
      import { type Other } from './types.ts';
      import { used } from './index.ts';
      import read from './read.ts';
      const Later = part(() => import('./Later.tsx'));
      export default () => <Later of={getBalance} near={near()} word={used.beside ?? read} />;`,
    'beside.ts': `import './circle.ts';
      export function beside() { return words.one; }
      export const other = () => 'box.other';
      const words = { one: 'box.beside' } as const;`,
    'circle.ts': `import { beside } from './beside.ts'; start('box.circle', beside); const idle = 'box.idle';`,
    'read.ts': `export default function read(): 'box.kind' { return say('box.read') as 'box.kind'; }`,
    'types.ts': `export type Kind = 'box.kind';`,
    'index.ts': `export { used } from './used.ts'; export { idle } from './idle.ts'; export * from './more.ts';`,
    'used.ts': `export const used = 'box.used';`,
    'idle.ts': `export const idle = 'box.idle';`,
    'more.ts': `export const more = 'box.more';`,
    'Later.tsx': `import { getPoints } from '@liveryjs/schemas/calls/points'; export default () => t('box.later', getPoints);`,
  });
  const every = ['beside', 'circle', 'kind', 'used', 'idle', 'later', 'other', 'more', 'read'].map(
    (name) => `box.${name}`,
  );
  expect(usesOfCode(file, knownMessages(...every))).toEqual({
    messages: ['box.beside', 'box.circle', 'box.later', 'box.read', 'box.used'],
    calls: ['getBalance', 'getPoints'],
    isBroken: false,
  });
});

test('of packages those count that stand on the engine themselves', () => {
  const file = write({
    'Box.tsx': `import { pretty } from 'pretty'; import { shared } from '@acme/shared/badge'; import 'missing';
      export default () => pretty(shared());`,
    'node_modules/pretty/package.json': '{ "name": "pretty", "main": "index.js" }',
    'node_modules/pretty/index.js': `export const pretty = 'box.pretty';`,
    'node_modules/@acme/shared/package.json':
      '{ "name": "@acme/shared", "exports": { "./*": "./*.js" }, "peerDependencies": { "@liveryjs/engine": "1" } }',
    'node_modules/@acme/shared/badge.js': `export const shared = () => t('shared.badge');`,
  });
  expect(usesOfCode(file, knownMessages('box.pretty')).messages).toEqual(['shared.badge']);
});

test('code that does not parse, as while somebody types, is told of', () => {
  const file = write({
    'Box.tsx': `import { near } from './near.ts'; export default () => near;`,
    'near.ts': 'export const near = (',
  });
  expect(usesOfCode(file, knownMessages()).isBroken).toBe(true);
});

test('a file that was changed is read again, and one that is not there has nothing', () => {
  const file = write({ 'Box.tsx': `t('box.before')` });
  expect(usesOfCode(file, knownMessages()).messages).toEqual(['box.before']);
  write({ 'Box.tsx': `t('box.afterwards')` });
  expect(usesOfCode(file, knownMessages()).messages).toEqual(['box.afterwards']);
  expect(usesOfCode(join(root, 'Gone.tsx'), knownMessages()).messages).toEqual([]);
});
