import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { commands, type ExtensionContext, Uri, type WorkspaceFolder, window, workspace } from 'vscode';
import { LanguageClient } from 'vscode-languageclient/node';

/** The command of a repository, in its installed packages. */
const PROGRAM = 'node_modules/@liveryjs/cli/livery.js';

const clients = new Map<string, LanguageClient>();

/** Starts a server for each folder that is open, and for those that are opened later. */
export async function activate(context: ExtensionContext): Promise<void> {
  context.subscriptions.push(
    commands.registerCommand('livery.restart', restart),
    workspace.onDidChangeWorkspaceFolders(({ added, removed }) =>
      Promise.all([...removed.map((folder) => stop(folder)), ...added.map((folder) => start(folder))]),
    ),
  );
  await startAll();
}

export async function deactivate(): Promise<void> {
  await Promise.all([...clients.values()].map((client) => client.stop()));
  clients.clear();
}

async function restart(): Promise<void> {
  await deactivate();
  await startAll();
}

async function startAll(): Promise<void> {
  await Promise.all((workspace.workspaceFolders ?? []).map((folder) => start(folder)));
}

async function stop({ uri }: WorkspaceFolder): Promise<void> {
  const client = clients.get(uri.toString());
  clients.delete(uri.toString());
  await client?.stop();
}

async function start({ uri, name, index }: WorkspaceFolder): Promise<void> {
  const settings = workspace.getConfiguration('livery', uri);
  const root = resolve(uri.fsPath, settings.get<string>('root') ?? '');
  if (!existsSync(join(root, 'brands'))) return;
  const program = programFor(root);
  if (program === undefined) {
    void window.showWarningMessage(
      `Livery is not installed in ${root}. Run npm install there, then restart it.`,
    );
    return;
  }
  const files = `${root.replaceAll('\\', '/')}/**/*`;
  const client = new LanguageClient(
    'livery',
    'Livery',
    // The Node of the repository, not the one inside of the editor: checks and packages of the repository are made for it.
    { command: 'node', args: [program, 'language-server', '--stdio'], options: { cwd: root } },
    {
      documentSelector: ['json', 'jsonc', 'markdown'].map((language) => ({
        scheme: 'file',
        language,
        pattern: files,
      })),
      workspaceFolder: { uri: Uri.file(root), name, index },
      initializationOptions: { completion: settings.get<boolean>('completion') ?? false },
    },
  );
  clients.set(uri.toString(), client);
  try {
    await client.start();
  } catch (error) {
    clients.delete(uri.toString());
    const why = error instanceof Error ? error.message : String(error);
    void window.showErrorMessage(`The language server of Livery did not start in ${root}: ${why}`);
  }
}

/** The command that is installed in a folder or above it. */
function programFor(folder: string): string | undefined {
  const program = join(folder, PROGRAM);
  if (existsSync(program)) return program;
  return dirname(folder) === folder ? undefined : programFor(dirname(folder));
}
