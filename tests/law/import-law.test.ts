import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

interface Law {
  /** A file of the room: made up, linted with the project's own biome.json. */
  readonly file: string;
  readonly may: readonly string[];
  readonly mayNot: readonly string[];
}

const order = [
  'issues',
  'manifest',
  'theme',
  'i18n',
  'features',
  'routing',
  'registry',
  'render',
  'kit',
  'boot',
];
const outside = [
  '@liveryjs/platform/portal',
  '@liveryjs/sandbox/main',
  '@liveryjs/cli/cli',
  '@liveryjs/tests/a.ts',
  '@liveryjs/widgets/shell/footer/Footer.tsx',
];
const up = ['../a.ts', '..', './b/../../a.ts', '/engine/kit/index.ts'];
const serverPackages = [
  'fastify',
  '@fastify/static',
  'pg',
  'kysely',
  '@electric-sql/pglite',
  'vite',
  'rollup',
  'tsx/esm/api',
  'chokidar',
  'commander',
  'ajv/dist/2020.js',
  'jsonc-parser',
  'polished',
];
const node = ['node:fs', 'node:crypto'];

const laws: readonly Law[] = [
  ...order.map((folder, place) => ({
    file: `engine/${folder}/made-up.ts`,
    may: [
      './a.ts',
      './a/b.ts',
      'react',
      '@liveryjs/schemas/brand',
      ...order.slice(0, place + 1).map((name) => `#engine/${name}/a.ts`),
    ],
    mayNot: [
      ...up,
      ...node,
      ...outside,
      ...order.slice(place + 1).map((name) => `#engine/${name}/a.ts`),
      ...(place >= order.indexOf('features') ? serverPackages : []),
    ],
  })),
  {
    file: 'engine/manifest/made-up.test.ts',
    may: ['node:fs', '#engine/kit/testing.tsx', '@liveryjs/tests/fixtures/a.ts'],
    mayNot: [
      ...up,
      '@liveryjs/platform/portal',
      '@liveryjs/widgets/shell/footer/Footer.tsx',
      '@liveryjs/cli/cli',
    ],
  },
  {
    file: 'platform/session/made-up.ts',
    may: [
      './a.ts',
      'react',
      'swr',
      '#platform/client/a.ts',
      '@liveryjs/schemas/platform',
      '@liveryjs/engine/kit/plain',
    ],
    mayNot: [
      ...up,
      ...node,
      ...serverPackages,
      'react-dom',
      'styled-components',
      '@liveryjs/engine/kit',
      '@liveryjs/engine/render/a',
      '@liveryjs/widgets/shell/footer/Footer.tsx',
      '@liveryjs/sandbox/main',
      '@liveryjs/cli/cli',
      '@liveryjs/tests/a.ts',
    ],
  },
  {
    file: 'parts/made-up.ts',
    may: [
      './a.ts',
      'react',
      'valtio',
      '@liveryjs/engine/kit',
      '@liveryjs/platform/session/session',
      '@liveryjs/schemas/contract/call',
    ],
    mayNot: [
      ...up,
      ...node,
      ...serverPackages,
      'react-dom/server',
      '@liveryjs/engine/kit/testing',
      '@liveryjs/engine/render/a',
      '@liveryjs/widgets/shell/footer/Footer.tsx',
    ],
  },
  {
    file: 'widgets/shell/footer/made-up.tsx',
    may: [
      '@liveryjs/parts/use-call',
      './a.ts',
      'react',
      'styled-components',
      '@liveryjs/engine/kit',
      '@liveryjs/platform/session/session',
      '@liveryjs/schemas/brand',
    ],
    mayNot: [
      ...up,
      ...node,
      ...serverPackages,
      'react-dom/server',
      '@liveryjs/engine/kit/testing',
      '@liveryjs/engine/render/a',
      '@liveryjs/widgets/shell/header/Header.tsx',
      '@liveryjs/widgets/shell/footer/Footer.tsx',
      '@liveryjs/sandbox/main',
      '@liveryjs/cli/cli',
      '@liveryjs/tests/a.ts',
    ],
  },
  {
    file: 'widgets/shell/footer/Footer.test.tsx',
    may: ['./a.ts', 'node:fs', '@liveryjs/engine/kit/testing', '@liveryjs/tests/harness/a.ts'],
    mayNot: [
      ...up,
      '@liveryjs/widgets/shell/header/Header.tsx',
      '@liveryjs/engine/render/a',
      '@liveryjs/sandbox/main',
    ],
  },
  {
    file: 'scripts/build/made-up.ts',
    may: [
      './a.ts',
      'node:fs',
      'vite',
      '#scripts/workspace/a.ts',
      '@liveryjs/schemas/brand',
      ...order.slice(0, 4).map((name) => `@liveryjs/engine/${name}`),
    ],
    mayNot: [
      ...up,
      ...order.slice(4).map((name) => `@liveryjs/engine/${name}/a`),
      '@liveryjs/platform/portal',
      '@liveryjs/sandbox/main',
      '@liveryjs/widgets/shell/footer/Footer.tsx',
      '@liveryjs/tests/a.ts',
    ],
  },
  {
    file: 'sandbox/data/made-up.ts',
    may: ['./a.ts', 'node:fs', 'fastify', '#sandbox/a.ts', '@liveryjs/schemas/platform/a.schema.json'],
    mayNot: [
      ...up,
      '@liveryjs/engine/issues',
      '@liveryjs/platform/portal',
      '@liveryjs/widgets/shell/footer/Footer.tsx',
      '@liveryjs/cli/cli',
      '@liveryjs/tests/a.ts',
    ],
  },
  {
    file: 'schemas/made-up.ts',
    may: ['#schemas/generated/brand.ts'],
    mayNot: [...up, '@liveryjs/engine/issues'],
  },
  {
    file: 'brands/aurora/made-up.ts',
    may: [],
    mayNot: [...up, '@liveryjs/engine/kit', '@liveryjs/schemas/brand'],
  },
  {
    file: 'tests/browser/made-up.ts',
    may: [
      './a.ts',
      'node:fs',
      '@liveryjs/engine/boot/a',
      '@liveryjs/platform/a',
      '@liveryjs/widgets/a/A.tsx',
      '@liveryjs/cli/a',
      '@liveryjs/sandbox/a',
      '@liveryjs/schemas/a.ts',
    ],
    mayNot: [...up],
  },
];

/** Forms of writing an import. The law holds for each of them. */
const forms: readonly ((name: string) => string)[] = [
  (name) => `import '${name}';`,
  (name) => `import type { A } from '${name}';`,
  (name) => `export * from '${name}';`,
  (name) => `await import('${name}');`,
];

/** Uses of what a browser may lack, forbid or answer with null. */
const ONE_PLACE: readonly string[] = [
  "localStorage.getItem('a');",
  "window.sessionStorage.getItem('a');",
  "globalThis.localStorage?.getItem('a');",
  "new BroadcastChannel('a');",
  "await navigator.locks.request('a', () => 1);",
  "indexedDB.open('a');",
  'crypto.subtle.exportKey;',
  'globalThis.crypto.subtle.exportKey;',
  'crypto.randomUUID();',
  "navigator.serviceWorker.register('/a.js');",
  "matchMedia('print');",
  "window.matchMedia('print');",
  "await navigator.clipboard.writeText('a');",
  "await navigator.share({ url: 'a' });",
  "new Notification('a');",
  'await document.body.requestFullscreen();',
  'await document.exitFullscreen();',
  "window.open('/a');",
];
const ANYWHERE: readonly string[] = [
  'crypto.getRandomValues(new Uint8Array(1));',
  'navigator.onLine;',
  'document.hidden;',
];

const folder = mkdtempSync(join(tmpdir(), 'law-'));
const biome = join(import.meta.dirname, '../../node_modules/@biomejs/biome/bin/biome');
/** Lines of each made-up file that the linter refused. */
let refused: Map<string, Set<number>>;

// A type is no code: `import type` from Node's modules is harmless, and the linter lets it through.
const written = (names: readonly string[]) =>
  names.flatMap((name) =>
    forms.filter((_, index) => index !== 1 || !name.startsWith('node:')).map((form) => form(name)),
  );

beforeAll(() => {
  const project = join(import.meta.dirname, '../..');
  cpSync(join(project, 'biome.json'), join(folder, 'biome.json'));
  cpSync(join(project, 'scripts/lint'), join(folder, 'scripts/lint'), { recursive: true });
  writeFileSync(join(folder, '.gitignore'), 'node_modules/\n');
  for (const law of laws) write(law.file, [...written(law.may), ...written(law.mayNot)]);
  write('engine/kit/forms.ts', [
    "type A = import('#engine/kit/index.ts').A;",
    "const name = './a.ts'; await import(name);",
    "import.meta.glob('./*.ts');",
    "require('./a.ts');",
  ]);
  write('platform/session/facilities.ts', [...ONE_PLACE, ...ANYWHERE]);
  write('engine/render/browser/made-up.ts', ONE_PLACE);
  refused = lint();
}, 60_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

it.each(laws)('$file may import what its room may, and nothing else', (law) => {
  const all = [...written(law.may), ...written(law.mayNot)];
  const got = all.filter((_, index) => refused.get(law.file)?.has(index + 1));
  expect(got).toEqual(written(law.mayNot));
});

it('lets a page use what browsers may lack in one place a kind, and nowhere else', () => {
  const lines = ONE_PLACE.map((_, index) => index + 1);
  expect([...(refused.get('platform/session/facilities.ts') ?? [])].sort((a, b) => a - b)).toEqual(lines);
  expect(refused.get('engine/render/browser/made-up.ts')).toBeUndefined();
});

it('refuses the forms of import that a list of names cannot see', () => {
  expect([...(refused.get('engine/kit/forms.ts') ?? [])].sort()).toEqual([1, 2, 3, 4]);
});

function write(file: string, text: readonly string[]): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), `${text.join('\n')}\n`);
}

function lint(): Map<string, Set<number>> {
  const rules = ['style/noRestrictedImports', 'style/noCommonJs', 'correctness/noNodejsModules'];
  const args = [
    'lint',
    '--reporter=json',
    '--max-diagnostics=none',
    'brands',
    'engine',
    'parts',
    'platform',
    'sandbox',
    'schemas',
    'scripts',
    'tests',
    'widgets',
  ];
  const text = output(args);
  const { diagnostics } = JSON.parse(text) as {
    diagnostics: { category: string; location: { path: string; start: { line: number } } }[];
  };
  const found = new Map<string, Set<number>>();
  for (const { category, location } of diagnostics) {
    if (category !== 'plugin' && !rules.some((rule) => category === `lint/${rule}`)) continue;
    const lines = found.get(location.path) ?? new Set();
    found.set(location.path, lines.add(location.start.line));
  }
  return found;
}

/** Findings end the linter with 1; its report stands on stdout all the same. */
function output(args: readonly string[]): string {
  const { stdout, stderr } = spawnSync(process.execPath, [biome, ...args], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  if (!stdout.startsWith('{')) throw new Error(`The linter gave no report:\n${stderr}`);
  return stdout;
}
