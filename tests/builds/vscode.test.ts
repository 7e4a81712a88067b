import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { packExtension } from '@liveryjs/vscode/pack-extension';
import jszip from 'jszip';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { URI } from 'vscode-uri';

const root = resolve(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'livery-vsix-'));
let path: string;

beforeAll(async () => {
  path = await packExtension(folder);
  const { files } = await jszip.loadAsync(readFileSync(path));
  for (const [name, file] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), await file.async('nodebuffer'));
  }
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const unpacked = (name: string) => readFileSync(join(folder, name), 'utf8');

test('the extension is packed as VS Code reads it, with nothing of this machine', async () => {
  const manifest = JSON.parse(unpacked('extension/package.json'));
  expect(manifest).toMatchObject({
    name: 'livery',
    version: expect.stringMatching(/^\d/),
    main: './extension.cjs',
  });
  expect(unpacked('extension.vsixmanifest')).toContain(`Version="${manifest.version}" Publisher="liveryjs"`);
  for (const [, asset = ''] of unpacked('extension.vsixmanifest').matchAll(/ Path="([^"]+)"/g))
    expect(unpacked(asset).length).toBeGreaterThan(0);
  const code = unpacked('extension/extension.cjs');
  expect(code).not.toContain(root);
  const packages = [...code.matchAll(/\brequire\((["'`])([^"'`]+)\1\)/g)].map(([, , name]) => name);
  expect(packages.filter((name) => name !== 'vscode' && !/^(node:)?[a-z_/]+$/.test(name ?? ''))).toEqual([]);
  const again = mkdtempSync(join(folder, 'again-'));
  expect(readFileSync(await packExtension(again)).equals(readFileSync(path))).toBe(true);
});

test('the packed extension starts the server of the repository, which finds what is wrong in an open brand', {
  tags: 'matrix',
}, async () => {
  const file = join(root, 'brands/aurora/brand.json');
  const text = readFileSync(file, 'utf8').replace('"languages"', '"langauges"');
  const editor = editorWith(file, text);
  writeFileSync(join(folder, 'extension/vscode.cjs'), 'module.exports = globalThis.liveryEditor;');
  const script = join(folder, 'extension/started.cjs');
  writeFileSync(
    script,
    unpacked('extension/extension.cjs').replaceAll(/require\((["'`])vscode\1\)/g, "require('./vscode.cjs')"),
  );
  Object.assign(globalThis, { liveryEditor: editor.api });
  const extension = createRequire(script)(script);
  try {
    await extension.activate({ subscriptions: [] });
    await expect
      .poll(() => [...editor.messages, ...editor.told].join('\n'))
      .toContain('"langauges". Did you mean "languages"?');
  } finally {
    await extension.deactivate();
  }
  expect(editor.messages).toEqual([]);
});

/** As much of the editor as the extension asks for: one folder, one open document, and who hears of findings. */
function editorWith(file: string, text: string) {
  const told: string[] = [];
  const messages: string[] = [];
  const document = {
    uri: URI.file(file),
    fileName: file,
    languageId: 'json',
    version: 1,
    isClosed: false,
    getText: () => text,
  };
  const event = () => ({ dispose() {} });
  const named: Record<string, unknown> = {
    Uri: URI,
    EventEmitter: Emitter,
    CancellationTokenSource: class {
      token = { isCancellationRequested: false, onCancellationRequested: event };
      cancel() {}
      dispose() {}
    },
    version: '1.91.0',
    workspace: {
      workspaceFolders: [{ uri: URI.file(root), name: 'portals', index: 0 }],
      textDocuments: [document],
      notebookDocuments: [],
      getConfiguration: () => ({ get: () => undefined }),
      getWorkspaceFolder: () => undefined,
    },
    window: {
      showErrorMessage: (message: string) => messages.push(message),
      showWarningMessage: (message: string) => messages.push(message),
    },
    languages: {
      match: () => 10,
      createDiagnosticCollection: () => ({
        set: (_uri: unknown, all: { message: string }[]) => told.push(...all.map(({ message }) => message)),
        delete() {},
        clear() {},
        dispose() {},
      }),
    },
  };
  return { api: anything(named), told, messages };
}

/** The editor's own emitter of events. */
class Emitter {
  readonly #listeners = new Set<(value: unknown) => void>();
  readonly event = (listener: (value: unknown) => void) => {
    this.#listeners.add(listener);
    return { dispose: () => this.#listeners.delete(listener) };
  };
  fire(value: unknown) {
    for (const listener of this.#listeners) listener(value);
  }
  dispose() {}
}

/** An object in which whatever nobody has named is a class, a function that returns it, and an object. */
function anything(named: Record<string, unknown>): object {
  class Any {
    // biome-ignore lint/suspicious/noExplicitAny: parameters of classes of the editor
    constructor(...values: any[]) {
      const [range, message] = values;
      Object.assign(this, { range, message });
    }
    dispose() {}
  }
  const fallback: object = new Proxy(Any, {
    get: (target, name) =>
      name === 'prototype'
        ? target.prototype
        : name === Symbol.toPrimitive
          ? () => 0
          : name === 'then'
            ? undefined
            : fallback,
    apply: () => fallback,
  });
  return new Proxy(named, {
    get(target, name) {
      const value = Reflect.get(target, name);
      if (value === undefined) return name === '__esModule' ? true : fallback;
      const isPart = typeof value === 'object' && value !== null && !Array.isArray(value);
      return isPart ? anything(value as Record<string, unknown>) : value;
    },
  });
}
