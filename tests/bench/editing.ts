import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  CompletionRequest,
  createProtocolConnection,
  DidChangeTextDocumentNotification,
  DidOpenTextDocumentNotification,
  ExitNotification,
  HoverRequest,
  InitializedNotification,
  InitializeRequest,
  type ProtocolConnection,
  ReferencesRequest,
  RenameRequest,
  ShutdownRequest,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-languageserver/node';
import { type Bench, type BenchResult, slowOf } from './bench.ts';
import { makeBrands } from './make-brands.ts';

const KEYS = 40;

/** The answers of the language server to an editor in which somebody types, among many brands. */
export const editing: Bench = {
  name: 'editing',
  async run({ root, checks: count, log }) {
    // The server answers for files of the repository alone.
    mkdirSync(join(root, '.livery'), { recursive: true });
    const brandsFolder = mkdtempSync(join(root, '.livery/editing-'));
    const [id = ''] = makeBrands(root, brandsFolder, count);
    const args = ['scripts/livery.js', '--brands', relative(root, brandsFolder), 'language-server'];
    const server = spawn(process.execPath, [...args, '--stdio'], {
      cwd: root,
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    const client = createProtocolConnection(
      new StreamMessageReader(server.stdout),
      new StreamMessageWriter(server.stdin),
    );
    try {
      client.listen();
      return await measure(client, root, join(brandsFolder, id, 'brand.json'), count, log);
    } finally {
      await client.sendRequest(ShutdownRequest.type);
      await client.sendNotification(ExitNotification.type);
      rmSync(brandsFolder, { recursive: true });
    }
  },
};

async function measure(
  client: ProtocolConnection,
  root: string,
  file: string,
  count: number,
  log: (line: string) => void,
): Promise<BenchResult[]> {
  const workspaceFolders = [{ uri: pathToFileURL(root).href, name: 'portals' }];
  await client.sendRequest(InitializeRequest.type, {
    processId: process.pid,
    rootUri: null,
    capabilities: {},
    workspaceFolders,
  });
  await client.sendNotification(InitializedNotification.type, {});
  const uri = pathToFileURL(file).href;
  // One line: the place of a letter is its offset, and the name is as long with each key that is pressed.
  const text = JSON.stringify(JSON.parse(readFileSync(file, 'utf8')))
    .replace(/\}$/, ',"routes":[{"id":"home","title":"nav.home"}]}')
    .replace(/"name":"[^"]*"/, '"name":"Brand 100"');
  await client.sendNotification(DidOpenTextDocumentNotification.type, {
    textDocument: { uri, languageId: 'json', version: 0, text },
  });
  const position = { line: 0, character: text.indexOf('nav.home') + 1 };
  const ask = { textDocument: { uri }, position };
  const timed = async (request: () => Promise<unknown>) => {
    const began = performance.now();
    const answer = await request();
    if (answer === null) throw new Error('The server has nothing to say.');
    return performance.now() - began;
  };
  const completions: number[] = [];
  const hovers: number[] = [];
  for (let version = 0; version <= KEYS; version++) {
    await client.sendNotification(DidChangeTextDocumentNotification.type, {
      textDocument: { uri, version: version + 1 },
      contentChanges: [{ text: text.replace(/"name":"[^"]*"/, `"name":"Brand ${100 + version}"`) }],
    });
    const completion = await timed(() => client.sendRequest(CompletionRequest.type, ask));
    const hover = await timed(() => client.sendRequest(HoverRequest.type, ask));
    // The first answers read what has not been read yet.
    if (version > 0) completions.push(completion);
    if (version > 0) hovers.push(hover);
  }
  const references = await timed(() =>
    client.sendRequest(ReferencesRequest.type, { ...ask, context: { includeDeclaration: true } }),
  );
  const rename = await timed(() =>
    client.sendRequest(RenameRequest.type, { ...ask, newName: 'nav.start' }).catch(() => 'refused'),
  );
  log(`editing: references ${references.toFixed(0)} ms, rename ${rename.toFixed(0)} ms`);
  const row = (what: string, times: readonly number[], limit: number | undefined): BenchResult => {
    const slow = slowOf(times);
    log(`editing: ${what} ${times.map((time) => time.toFixed(0)).join(' ')} ms`);
    return {
      what: `slow answer (95 of 100 are faster) of the language server to ${what}, after a key was pressed, among ${count} brands`,
      measured: `${slow.toFixed(1)} ms`,
      baseline: '',
      value: slow / 1000,
      limit,
      unit: 'seconds',
    };
  };
  return [
    row('a completion', completions, 0.05),
    row('a hover', hovers, 0.05),
    row('a rename of a message that all brands have', [rename], undefined),
  ];
}
