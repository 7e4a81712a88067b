import type { Command } from 'commander';
import { foldersOf, rootAt } from './folders.ts';
import { examples, type Verb } from './verb.ts';

export const languageServerVerb: Verb = (program) => {
  program
    .command('language-server')
    .description(
      'Answer an editor while somebody types: findings, corrections, origins. Editors start it by themselves.',
    )
    .option('--stdio', 'over standard input and output, as always')
    .addHelpText('after', examples('livery language-server --stdio'))
    .action(async (_options: object, command: Command) => {
      const folders = foldersOf(command);
      const isNamed = command.optsWithGlobals<{ root?: string }>().root !== undefined;
      const [{ serveEditor }, { createConnection, ProposedFeatures }] = await Promise.all([
        import('#scripts/language-server/serve-editor.ts'),
        import('vscode-languageserver/node'),
      ]);
      const connection = createConnection(ProposedFeatures.all, process.stdin, process.stdout);
      const ended = new Promise<void>((done) => connection.onExit(done));
      serveEditor(connection, (folder) =>
        isNamed || folder === undefined ? folders : { ...folders, root: rootAt(folder) },
      );
      await ended;
    });
};
