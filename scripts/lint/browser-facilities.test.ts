import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';

const project = resolve(import.meta.dirname, '../..');

/** Statements that reach for what a browser may lack. */
const FORBIDDEN = [
  "localStorage.getItem('a')",
  'window.sessionStorage',
  'w.localStorage',
  "globalThis['localStorage']",
  'globalThis[`localStorage`]',
  'self.indexedDB',
  'const { localStorage } = window',
  'const { localStorage: kept } = window',
  'const { navigator: { locks } } = window',
  'const { open } = window',
  'const { open }: Window = window',
  'const { subtle } = crypto',
  "new BroadcastChannel('a')",
  "new self.BroadcastChannel('a')",
  "matchMedia('print')",
  "document.defaultView?.matchMedia('print')",
  'Notification.permission',
  "window.open('/a')",
  "window?.open('/a')",
  "window['open']('/a')",
  'navigator.clipboard',
  "window.navigator.locks.request('a', run)",
  'navigator.share(data)',
  'crypto.subtle.digest(name, bytes)',
  'window.crypto.randomUUID()',
  'element.requestFullscreen()',
  'const w = window',
  'const w: Window = window',
  'w = globalThis',
  'const n = navigator',
  'const c = window.crypto',
  'const { navigator: n } = window',
  'const page = { w: window }',
  'function read(w = window) {}',
  'const read = (n: Navigator = navigator) => n',
  'window[name]',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the statement is tried as it is written
  'navigator[`lo${cks}`]',
  "Reflect.get(window, 'open')",
];

const ALLOWED = [
  'window.scrollTo(0, 0)',
  'navigator.onLine',
  'dialog.open = true',
  'const { open } = dialog',
  'crypto.getRandomValues(bytes)',
  "'localStorage' in window",
  'const page = window as EarlyWindow',
  'const width = window.innerWidth',
  'const { hostname } = location',
  'list[index]',
  'let level = top',
  'Reflect.get(brand, key)',
  'const size = { parent: 7, window: 1440 }',
];

let folder: string;
const objections = new Map<string, number>();

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'livery-lint-'));
  const settings = { root: true, plugins: [join(project, 'scripts/lint/browser-facilities.grit')] };
  writeFileSync(join(folder, 'biome.json'), JSON.stringify(settings));
  for (const [index, statement] of [...FORBIDDEN, ...ALLOWED].entries())
    writeFileSync(join(folder, `${index}.ts`), `${statement};\n`);
  const biome = join(project, 'node_modules/.bin/biome');
  const args = ['lint', '--reporter=json', '--max-diagnostics=none', '.'];
  const { stdout } = await promisify(execFile)(biome, args, { cwd: folder, maxBuffer: 2 ** 26 }).catch(
    (error: { stdout: string }) => error,
  );
  const { diagnostics } = JSON.parse(stdout) as {
    diagnostics: readonly { category: string; location: { path: string } }[];
  };
  for (const { category, location } of diagnostics)
    if (category === 'plugin') objections.set(location.path, (objections.get(location.path) ?? 0) + 1);
});
afterAll(() => rmSync(folder, { recursive: true }));

test.each(FORBIDDEN.map((statement, index) => [statement, index] as const))('%s is found', (_, index) => {
  expect(objections.get(`${index}.ts`) ?? 0).toBeGreaterThan(0);
});

test.each(ALLOWED.map((statement, index) => [statement, index + FORBIDDEN.length] as const))(
  '%s is in order',
  (_, index) => {
    expect(objections.get(`${index}.ts`) ?? 0).toBe(0);
  },
);
