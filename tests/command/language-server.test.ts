import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  CodeActionRequest,
  CodeLensRequest,
  ColorPresentationRequest,
  type CompletionItem,
  CompletionRequest,
  createProtocolConnection,
  DefinitionRequest,
  type Diagnostic,
  DidChangeTextDocumentNotification,
  DidCloseTextDocumentNotification,
  DidOpenTextDocumentNotification,
  DocumentColorRequest,
  DocumentLinkRequest,
  type DocumentSymbol,
  DocumentSymbolRequest,
  ExitNotification,
  type Hover,
  HoverRequest,
  InitializedNotification,
  InitializeRequest,
  InlayHintRequest,
  type Location,
  type Position,
  PrepareRenameRequest,
  type ProtocolConnection,
  PublishDiagnosticsNotification,
  ReferencesRequest,
  RenameRequest,
  ShutdownRequest,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-languageserver/node';

const root = resolve(import.meta.dirname, '../..');
// The editor has the repository open by a link, as on machines whose temporary folder is one.
const folder = mkdtempSync(join(tmpdir(), 'livery-editor-'));
const opened = join(folder, 'portals');
symlinkSync(root, opened);
const uriOf = (file: string) => pathToFileURL(resolve(opened, file)).href;
const textOf = (file: string) => readFileSync(resolve(root, file), 'utf8');
const manifest = 'brands/aurora/brand.json';
const diagnostics = new Map<string, readonly Diagnostic[]>();
let server: ChildProcess;
let client: ProtocolConnection;
let version = 1;

beforeAll(async () => {
  // From a folder without brands: the editor says which one it has open.
  const args = [resolve(root, 'scripts/livery.js'), 'language-server', '--stdio'];
  server = spawn(process.execPath, args, {
    cwd: resolve(root, 'engine'),
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  if (!server.stdout || !server.stdin) throw new Error('The server has no streams.');
  client = createProtocolConnection(
    new StreamMessageReader(server.stdout),
    new StreamMessageWriter(server.stdin),
  );
  client.onNotification(PublishDiagnosticsNotification.type, ({ uri, diagnostics: all }) => {
    diagnostics.set(uri, all);
  });
  client.listen();
  const workspaceFolders = [{ uri: pathToFileURL(opened).href, name: 'portals' }];
  await client.sendRequest(InitializeRequest.type, {
    processId: process.pid,
    rootUri: null,
    capabilities: {},
    workspaceFolders,
  });
  await client.sendNotification(InitializedNotification.type, {});
  for (const file of [manifest, 'brands/aurora/tokens.json', 'brands/house/messages/EN.json'])
    await client.sendNotification(DidOpenTextDocumentNotification.type, {
      textDocument: { uri: uriOf(file), languageId: 'json', version, text: textOf(file) },
    });
});

afterAll(async () => {
  await client.sendRequest(ShutdownRequest.type);
  const ended = new Promise((done) => server.once('close', done));
  await client.sendNotification(ExitNotification.type);
  expect(await ended).toBe(0);
  rmSync(folder, { recursive: true, force: true });
});

/** Types another text, without saving it. */
function type(file: string, text: string) {
  version += 1;
  return client.sendNotification(DidChangeTextDocumentNotification.type, {
    textDocument: { uri: uriOf(file), version },
    contentChanges: [{ text }],
  });
}

/** The place behind the first letter of a piece of a text. */
function positionIn(text: string, piece: string): Position {
  const start = text.indexOf(piece) + 1;
  expect(start).toBeGreaterThan(0);
  const lines = text.slice(0, start).split('\n');
  return { line: lines.length - 1, character: lines.at(-1)?.length ?? 0 };
}

const findingsIn = (file: string) =>
  (diagnostics.get(uriOf(file)) ?? []).map(
    ({ range, code, message }) => `${range.start.line + 1}:${range.start.character + 1} ${code} ${message}`,
  );

test('a key that is misspelt is told while it is typed, corrected, and told no more', async () => {
  const right = textOf(manifest);
  const wrong = right.replace('"languages"', '"langauges"');
  await type(manifest, wrong);
  const { line } = positionIn(wrong, '"langauges"');
  const remedy = new RegExp(`^${line + 1}:\\d+ unknown-key .*"langauges"\\. Did you mean "languages"\\?$`);
  await expect.poll(() => findingsIn(manifest)).toContainEqual(expect.stringMatching(remedy));
  const position = positionIn(wrong, '"langauges"');
  const actions = await client.sendRequest(CodeActionRequest.type, {
    textDocument: { uri: uriOf(manifest) },
    range: { start: position, end: position },
    context: { diagnostics: [] },
  });
  expect(actions).toMatchObject([{ title: 'Did you mean "languages"?', kind: 'quickfix' }]);
  const [action] = (actions ?? []) as { edit?: { changes?: Record<string, { newText: string }[]> } }[];
  expect(action?.edit?.changes?.[uriOf(manifest)]?.map(({ newText }) => newText)).toEqual(['"languages"']);
  await type(manifest, right);
  await expect.poll(() => findingsIn(manifest)).toEqual([]);
});

test('a text that is not JSON any more is told at its place, and nothing else is lost', async () => {
  const right = textOf(manifest);
  await type(manifest, right.replace('"name":', '"name"'));
  await expect.poll(() => findingsIn(manifest).join()).toMatch(/^\d+:\d+ json-syntax /);
  await type(manifest, right);
  await expect.poll(() => findingsIn(manifest)).toEqual([]);
});

test('says what may stand where the text is not JSON any more', async () => {
  const right = textOf(manifest);
  const wrong = right.replace(/"theme": \{/, '"theme": { "defaultMode": "');
  await type(manifest, wrong);
  const position = positionIn(wrong, '"defaultMode": "');
  const items = await client.sendRequest(CompletionRequest.type, {
    textDocument: { uri: uriOf(manifest) },
    position: { ...position, character: position.character + '"defaultMode": '.length },
  });
  const labels = ((items ?? []) as CompletionItem[]).map(({ label }) => label);
  expect(labels).toEqual(expect.arrayContaining(['"dark"', '"light"', '"system"']));
  await type(manifest, right);
});

test('a change of a brand that others extend is told where it breaks, in theirs too', async () => {
  const file = 'brands/house/messages/EN.json';
  const right = textOf(file);
  await type(file, right.replace(/"nav\.home": "[^"]*"/, '"nav.home": "Home {"'));
  await expect.poll(() => findingsIn(file).join()).toMatch(/message-syntax/);
  await type(file, right);
  await expect.poll(() => findingsIn(file)).toEqual([]);
});

test('a brand that has no file yet is told of as it is written, and forgotten when it is thrown away', async () => {
  const file = 'brands/not-saved/brand.json';
  const text = '{ "schemaVersion": 1, "id": "not-saved", "extends": "hosue", "name": "Not saved" }';
  await client.sendNotification(DidOpenTextDocumentNotification.type, {
    textDocument: { uri: uriOf(file), languageId: 'json', version, text },
  });
  await expect.poll(() => findingsIn(file).join()).toMatch(/extends-unknown .*Did you mean "house"\?/);
  await client.sendNotification(DidCloseTextDocumentNotification.type, {
    textDocument: { uri: uriOf(file) },
  });
  await expect.poll(() => findingsIn(file)).toEqual([]);
});

const hover = async (file: string, piece: string): Promise<string> => {
  const answer: Hover | null = await client.sendRequest(HoverRequest.type, {
    textDocument: { uri: uriOf(file) },
    position: positionIn(textOf(file), piece),
  });
  return JSON.stringify(answer?.contents ?? null);
};
const definition = async (file: string, piece: string): Promise<string[]> => {
  const answer = await client.sendRequest(DefinitionRequest.type, {
    textDocument: { uri: uriOf(file) },
    position: positionIn(textOf(file), piece),
  });
  return ((answer ?? []) as Location[]).map(
    ({ uri, range }) => `${uri.slice(pathToFileURL(opened).href.length + 1)}:${range.start.line + 1}`,
  );
};

test('says where a value comes from, and what it took the place of', async () => {
  expect(await hover(manifest, '"extends"')).toContain('/extends');
  expect(await hover('brands/house/messages/EN.json', '"nav.home"')).toContain('nav.home  message');
  expect(await definition(manifest, '"house"')).toEqual(['brands/house/brand.json:1']);
});

test('gives a name everywhere, in texts that are not saved too, and says why one cannot be another', async () => {
  const right = textOf(manifest);
  const named = right.replace('"routes": [', '"routes": [\n{ "id": "rng", "title": "nav.rng" },');
  expect(named).not.toBe(right);
  await type(manifest, named);
  const file = 'brands/house/brand.json';
  await client.sendNotification(DidOpenTextDocumentNotification.type, {
    textDocument: { uri: uriOf(file), languageId: 'json', version, text: textOf(file) },
  });
  const spot = {
    textDocument: { uri: uriOf(file) },
    position: positionIn(textOf(file), '"rng",\n      "path"'),
  };
  const prepared = await client.sendRequest(PrepareRenameRequest.type, spot);
  expect(prepared).toMatchObject({ placeholder: 'rng' });
  const places = await client.sendRequest(ReferencesRequest.type, {
    ...spot,
    context: { includeDeclaration: true },
  });
  const edit = await client.sendRequest(RenameRequest.type, { ...spot, newName: 'slots' });
  const changes = Object.entries(edit?.changes ?? {});
  expect(changes.map(([uri]) => uri)).toContain(uriOf(manifest));
  expect(changes.flatMap(([, edits]) => edits)).toHaveLength(places?.length ?? 0);
  expect(changes.flatMap(([, edits]) => edits.map(({ newText }) => newText))).toContain('slots');
  await expect(client.sendRequest(RenameRequest.type, { ...spot, newName: 'home' })).rejects.toThrow(
    /There is a route "home" already/,
  );
  const ofHouse = { textDocument: { uri: uriOf(manifest) }, position: positionIn(named, '"nav.rng"') };
  await expect(client.sendRequest(PrepareRenameRequest.type, ofHouse)).rejects.toThrow(
    /is of house .* and aurora only inherits it/,
  );
  await client.sendNotification(DidCloseTextDocumentNotification.type, spot);
  await type(manifest, right);
});

test('shows beside the text what it stands over, where it leads, and which colours are in it', async () => {
  const textDocument = { uri: uriOf(manifest) };
  const right = textOf(manifest);
  await type(manifest, right.replace(/"defaultMode": "\w+"/, '"defaultMode": "light"'));
  const range = { start: { line: 0, character: 0 }, end: { line: 9999, character: 0 } };
  const hints = await client.sendRequest(InlayHintRequest.type, { textDocument, range });
  expect(hints?.map(({ label }) => label)).toContain('over house: "dark"');
  await type(manifest, right.replace(/"defaultMode": "\w+"/, '"defaultMode": "dark"'));
  const lenses = await client.sendRequest(CodeLensRequest.type, { textDocument });
  const titles = (lenses ?? []).map(({ command }) => command?.title ?? '');
  expect(titles.join('\n')).toMatch(/^overrides brands\/house\/brand\.json:\d+$/m);
  expect(titles.join('\n')).toMatch(/^equal to what it inherits \(brands\/house\/brand\.json:\d+\)$/m);
  await type(manifest, right);
  const symbols = (await client.sendRequest(DocumentSymbolRequest.type, {
    textDocument,
  })) as DocumentSymbol[];
  const routes = symbols.find(({ name }) => name === 'routes');
  expect(routes?.children?.map(({ name }) => name)).toEqual(
    (JSON.parse(right) as { routes: { id: string }[] }).routes.map(({ id }) => id),
  );
  const links = await client.sendRequest(DocumentLinkRequest.type, { textDocument });
  const targets = (links ?? []).map(({ target }) => target);
  expect(targets).toEqual(
    expect.arrayContaining([uriOf('brands/house/brand.json'), uriOf('brands/aurora/assets/logo.svg')]),
  );
  const tokens = { uri: uriOf('brands/aurora/tokens.json') };
  const [first] = await client.sendRequest(DocumentColorRequest.type, { textDocument: tokens });
  if (!first) throw new Error('No colour was told of.');
  const [way] = await client.sendRequest(ColorPresentationRequest.type, { textDocument: tokens, ...first });
  const lines = textOf('brands/aurora/tokens.json').split('\n');
  const written = lines[first.range.start.line]?.slice(
    first.range.start.character,
    first.range.end.character,
  );
  expect(JSON.parse(way?.textEdit?.newText ?? '')).toEqual(JSON.parse(written ?? ''));
});

test('answers nothing, and fails at nothing, where there is nothing to say', async () => {
  const outside = { uri: 'untitled:Untitled-1', languageId: 'json', version: 1, text: '{}' };
  await client.sendNotification(DidOpenTextDocumentNotification.type, { textDocument: outside });
  const ask = { textDocument: { uri: outside.uri }, position: { line: 0, character: 1 } };
  expect(await client.sendRequest(HoverRequest.type, ask)).toBe(null);
  await client.sendNotification(DidCloseTextDocumentNotification.type, { textDocument: outside });
  expect(await hover('brands/aurora/brand.json', '{')).toBe('null');
});
