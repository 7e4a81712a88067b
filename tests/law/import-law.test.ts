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

/** The folders of the two rooms of the engine: each may import those before it. */
const rooms = [
  { room: 'compiler', alias: 'compiler', order: ['plain', 'issues', 'manifest', 'theme', 'i18n'] },
  {
    room: 'runtime',
    alias: 'engine',
    order: ['i18n', 'features', 'routing', 'registry', 'render', 'kit', 'boot'],
  },
] as const;
const outside = [
  '@liveryjs/client/portal',
  '@liveryjs/sandbox/main',
  '@liveryjs/cli/cli',
  '@liveryjs/tests/a.ts',
  '@liveryjs/widgets/shell/footer/Footer.tsx',
];
const up = ['../a.ts', '..', './b/../../a.ts', '/engine/runtime/kit/index.ts'];
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
  ...rooms.flatMap(({ room, alias, order }) =>
    order.map((folder, place) => ({
      file: `engine/${room}/${folder}/made-up.ts`,
      may: [
        './a.ts',
        './a/b.ts',
        '@liveryjs/schemas/brand',
        ...(room === 'runtime' ? ['react', '@liveryjs/compiler/plain/times'] : []),
        ...order.slice(0, place + 1).map((name) => `#${alias}/${name}/a.ts`),
      ],
      mayNot: [
        ...up,
        ...node,
        ...outside,
        ...order.slice(place + 1).map((name) => `#${alias}/${name}/a.ts`),
        ...(room === 'runtime'
          ? [...serverPackages, '@liveryjs/compiler/manifest']
          : ['@liveryjs/engine/kit', '@liveryjs/workspace/open', 'react', 'styled-components']),
      ],
    })),
  ),
  {
    file: 'engine/compiler/manifest/made-up.test.ts',
    may: ['node:fs', '#compiler/manifest/a.ts', '@liveryjs/tests/fixtures/a.ts'],
    mayNot: [
      ...up,
      '@liveryjs/client/portal',
      '@liveryjs/widgets/shell/footer/Footer.tsx',
      '@liveryjs/cli/cli',
    ],
  },
  {
    file: 'client/session/made-up.ts',
    may: [
      './a.ts',
      'react',
      'swr',
      '#client/calls/a.ts',
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
      '@liveryjs/client/session/session',
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
      '@liveryjs/client/session/session',
      '@liveryjs/schemas/brand',
    ],
    mayNot: [
      ...up,
      ...node,
      ...serverPackages,
      'react-dom/server',
      '@liveryjs/engine/kit/testing',
      '@liveryjs/parts/testing',
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
    may: [
      './a.ts',
      'node:fs',
      '@liveryjs/engine/kit/testing',
      '@liveryjs/parts/testing',
      '@liveryjs/tests/harness/a.ts',
    ],
    mayNot: [
      ...up,
      '@liveryjs/widgets/shell/header/Header.tsx',
      '@liveryjs/engine/render/a',
      '@liveryjs/sandbox/main',
    ],
  },
  {
    file: 'scripts/bundle/made-up.ts',
    may: [
      './a.ts',
      'node:fs',
      'vite',
      '#scripts/serve/a.ts',
      '@liveryjs/schemas/brand',
      '@liveryjs/compiler/manifest',
      '@liveryjs/workspace/open',
      '@liveryjs/engine/i18n/create-portal-intl',
      '@liveryjs/studio/api',
      '@liveryjs/studio/bridge',
    ],
    mayNot: [
      ...up,
      '@liveryjs/engine/kit',
      '@liveryjs/engine/boot/server',
      '@liveryjs/client/portal',
      '@liveryjs/sandbox/main',
      '@liveryjs/widgets/shell/footer/Footer.tsx',
      '@liveryjs/tests/a.ts',
    ],
  },
  {
    file: 'editors/vscode/made-up.ts',
    may: ['./a.ts', 'vscode-languageclient/node', 'fflate', '#vscode/a.ts', ...node],
    mayNot: [...up, ...outside, '@liveryjs/workspace/open', '@liveryjs/schemas/brand', '#scripts/cli.ts'],
  },
  {
    file: 'studio/client/made-up.tsx',
    may: ['./a.ts', 'react', 'react-aria-components', '#studio/api.ts'],
    mayNot: [
      ...up,
      ...node,
      '@liveryjs/engine/kit',
      '@liveryjs/workspace/open',
      '@liveryjs/compiler/manifest',
      '@liveryjs/cli/cli',
      '@liveryjs/tests/a.ts',
    ],
  },
  {
    file: 'workspace/check/made-up.ts',
    may: ['./a.ts', 'node:fs', '#workspace/open/a.ts', '@liveryjs/schemas/brand', '@liveryjs/compiler/theme'],
    mayNot: [
      ...up,
      'vite',
      'fastify',
      '@liveryjs/cli/serve/a',
      '@liveryjs/engine/kit',
      '@liveryjs/client/portal',
      '@liveryjs/widgets/shell/footer/Footer.tsx',
      '@liveryjs/tests/a.ts',
    ],
  },
  {
    file: 'sandbox/data/made-up.ts',
    may: ['./a.ts', 'node:fs', 'fastify', '#sandbox/a.ts', '@liveryjs/schemas/platform/a.schema.json'],
    mayNot: [
      ...up,
      '@liveryjs/compiler/issues',
      '@liveryjs/client/portal',
      '@liveryjs/widgets/shell/footer/Footer.tsx',
      '@liveryjs/cli/cli',
      '@liveryjs/tests/a.ts',
    ],
  },
  {
    file: 'schemas/made-up.ts',
    may: ['#schemas/generated/brand.ts'],
    mayNot: [...up, '@liveryjs/compiler/issues'],
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
      '@liveryjs/client/a',
      '@liveryjs/widgets/a/A.tsx',
      '@liveryjs/cli/a',
      '@liveryjs/sandbox/a',
      '@liveryjs/schemas/a.ts',
    ],
    mayNot: [...up],
  },
];

/** Folders that handle what others have written: only places may be changed, linked or read there. */
const OUTSIDE: readonly string[] = [
  'scripts/releases',
  'scripts/serve',
  'scripts/queue',
  'workspace/messages/import',
  'workspace/import/read',
];
const ANY_PATH: readonly string[] = [
  "import { rmSync } from 'node:fs';",
  "import { symlinkSync as link } from 'node:fs';",
  "import { createReadStream } from 'node:fs';",
  "import { readFileSync } from 'node:fs';",
  "import * as fs from 'node:fs';",
  "import fs from 'node:fs';",
  "import { readFile } from 'node:fs/promises';",
  "import { join } from 'node:path';",
  "import { resolve } from 'node:path';",
  "import { join } from 'node:path/posix';",
  "import path from 'node:path';",
  "import { rmSync } from 'fs';",
  "import { join } from 'path';",
  "await import('node:fs');",
  "const { rmSync } = await import('node:fs');",
  "const { join } = await import('node:path');",
  "await import('node:fs/promises');",
];
/** The same for the room's writer of files. */
const anyPath = (room: string) => [
  ...ANY_PATH,
  `import { replaceFile } from '${room.startsWith('workspace') ? '#workspace/write-file.ts' : '@liveryjs/workspace/write-file'}';`,
];
const PLACES_ALONE: readonly string[] = [
  "import { existsSync, readdirSync } from 'node:fs';",
  "import { basename } from 'node:path';",
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
  'await navigator.credentials.get();',
  "new Notification('a');",
  'await document.body.requestFullscreen();',
  'await document.exitFullscreen();',
  "window.open('/a');",
  'const { localStorage } = window;',
  'const { sessionStorage: kept } = globalThis;',
  'const { subtle } = crypto;',
  'const { share } = window.navigator;',
  'const { name, open } = self;',
  'const { clipboard } = (globalThis as unknown as { navigator: Navigator }).navigator;',
  '({ localStorage: kept } = self);',
  "window['localStorage'].getItem('a');",
  'globalThis[`sessionStorage`];',
  "navigator['locks'];",
  "crypto['subtle'];",
  "window?.['open']('/a');",
  "self.localStorage.getItem('a');",
  "globalThis.matchMedia('print');",
  'globalThis.BroadcastChannel;',
  'self.caches;',
  'document.defaultView?.localStorage;',
  '(window as unknown as { indexedDB: IDBFactory }).indexedDB;',
  "self.open('/a');",
  'self.navigator.clipboard;',
];
const ANYWHERE: readonly string[] = [
  'crypto.getRandomValues(new Uint8Array(1));',
  'navigator.onLine;',
  'document.hidden;',
  'const { open, share } = props;',
  'dialog.open;',
  "record['open'];",
  'const { scrollY, location } = window;',
  'const { onLine } = navigator;',
  "text['share'];",
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
  write('engine/runtime/kit/forms.ts', [
    "type A = import('@liveryjs/engine/kit').A;",
    "const name = './a.ts'; await import(name);",
    "import.meta.glob('./*.ts');",
    "require('./a.ts');",
  ]);
  for (const room of OUTSIDE) write(`${room}/made-up.ts`, [...anyPath(room), ...PLACES_ALONE]);
  write('client/session/facilities.ts', [...ONE_PLACE, ...ANYWHERE]);
  write('engine/runtime/render/browser/made-up.ts', ONE_PLACE);
  refused = lint();
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

it.each(laws)('$file may import what its room may, and nothing else', (law) => {
  const all = [...written(law.may), ...written(law.mayNot)];
  const got = all.filter((_, index) => refused.get(law.file)?.has(index + 1));
  expect(got).toEqual(written(law.mayNot));
});

it.each(OUTSIDE)('%s changes, links and reads no path that nobody has parsed', (room) => {
  const lines = anyPath(room).map((_, index) => index + 1);
  expect([...(refused.get(`${room}/made-up.ts`) ?? [])].sort((a, b) => a - b)).toEqual(lines);
});

it('lets a page use what browsers may lack in one place a kind, and nowhere else', () => {
  const lines = ONE_PLACE.map((_, index) => index + 1);
  expect([...(refused.get('client/session/facilities.ts') ?? [])].sort((a, b) => a - b)).toEqual(lines);
  expect(refused.get('engine/runtime/render/browser/made-up.ts')).toBeUndefined();
});

it('refuses the forms of import that a list of names cannot see', () => {
  expect([...(refused.get('engine/runtime/kit/forms.ts') ?? [])].sort()).toEqual([1, 2, 3, 4]);
});

function write(file: string, text: readonly string[]): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), `${text.join('\n')}\n`);
}

function lint(): Map<string, Set<number>> {
  const rules = [
    'style/noRestrictedImports',
    'style/noCommonJs',
    'style/useNodejsImportProtocol',
    'correctness/noNodejsModules',
  ];
  const args = [
    'lint',
    '--reporter=json',
    '--max-diagnostics=none',
    'brands',
    'client',
    'editors',
    'engine',
    'parts',
    'sandbox',
    'schemas',
    'scripts',
    'studio',
    'tests',
    'widgets',
    'workspace',
  ];
  const text = output(args);
  const { diagnostics } = JSON.parse(text) as {
    diagnostics: { category: string; location: { path: string; start: { line: number } } }[];
  };
  const linesByFile = new Map<string, Set<number>>();
  for (const { category, location } of diagnostics) {
    if (category !== 'plugin' && !rules.some((rule) => category === `lint/${rule}`)) continue;
    const lines = linesByFile.get(location.path) ?? new Set();
    linesByFile.set(location.path, lines.add(location.start.line));
  }
  return linesByFile;
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
