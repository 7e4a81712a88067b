import { Command, CommanderError } from 'commander';
import { machineFailure } from './failure.ts';
import { processTerminal, type Terminal } from './terminal.ts';
import { buildVerb } from './verbs/build.ts';
import { checkVerb } from './verbs/check.ts';
import { devVerb } from './verbs/dev.ts';
import { diffVerb } from './verbs/diff.ts';
import { explainVerb } from './verbs/explain.ts';
import { importVerb } from './verbs/import.ts';
import { messagesVerb } from './verbs/messages.ts';
import { newVerb } from './verbs/new.ts';
import { platformVerb } from './verbs/platform.ts';
import { previewVerb } from './verbs/preview.ts';
import { publishVerb } from './verbs/publish.ts';
import { reachVerb } from './verbs/reach.ts';
import { releasesVerb } from './verbs/releases.ts';
import { rollbackVerb } from './verbs/rollback.ts';
import { serveVerb } from './verbs/serve.ts';
import { typesVerb } from './verbs/types.ts';
import { exitCodes, type Verb } from './verbs/verb.ts';
import { widgetsVerb } from './verbs/widgets.ts';
import { workerVerb } from './verbs/worker.ts';
import { version } from './version.ts';

const verbs: readonly Verb[] = [
  checkVerb,
  explainVerb,
  diffVerb,
  reachVerb,
  newVerb,
  importVerb,
  widgetsVerb,
  messagesVerb,
  devVerb,
  buildVerb,
  workerVerb,
  publishVerb,
  previewVerb,
  releasesVerb,
  rollbackVerb,
  serveVerb,
  typesVerb,
  platformVerb,
];

/**
 * Runs one command line. Never throws.
 * @param args without `node` and the script
 * @returns 0 done, 1 something was found or failed, 2 the command line is wrong, 130 interrupted
 */
export async function run(args: readonly string[], terminal: Terminal): Promise<number> {
  let code: number = exitCodes.ok;
  const program = new Command('livery')
    .description('White-label portals from manifests: check, develop, build, publish and serve brands.')
    .version(version)
    .exitOverride()
    .configureOutput({
      writeOut: (text) => terminal.out(text.trimEnd()),
      writeErr: (text) => terminal.note(text.trimEnd()),
      getOutHasColors: () => terminal.colors.isColorSupported,
      getErrHasColors: () => terminal.colors.isColorSupported,
    })
    .showHelpAfterError('Run livery --help, or livery <verb> --help for examples.')
    .option(
      '--root <folder>',
      'folder of the repository (default: the one that holds brands/, where you stand or above)',
    )
    .option('--brands <folder>', 'folder of the brands (default: brands, in the root)')
    .option('--widgets <folder>', 'one more folder of widgets beside widgets/; may be given again', again)
    .option('--adapters <folder>', 'one more folder of adapters beside adapters/; may be given again', again);
  for (const verb of verbs) {
    const finish = (result: number) => {
      code = result;
    };
    verb(program, terminal, finish, args);
  }
  try {
    await program.parseAsync(args, { from: 'user' });
    return code;
  } catch (error) {
    terminal.status('');
    return ended(error, terminal);
  }
}

/** Runs the command line of this process. */
export async function main(): Promise<void> {
  const ending = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      // Whoever asks twice does not want to wait.
      if (ending.signal.aborted) process.exit(exitCodes.interrupted);
      ending.abort();
    });
  }
  const terminal = processTerminal(ending.signal);
  process.on('uncaughtException', (error) => process.exit(ended(error, terminal)));
  process.exitCode = await run(process.argv.slice(2), terminal);
}

function ended(error: unknown, terminal: Terminal): number {
  if (error instanceof CommanderError) {
    const asked = ['commander.helpDisplayed', 'commander.version'].includes(error.code);
    return asked ? exitCodes.ok : exitCodes.usage;
  }
  if (terminal.signal.aborted) return exitCodes.interrupted;
  const failure = machineFailure(error);
  if (failure && !process.env.LIVERY_DEBUG) {
    terminal.note(`livery: ${failure.message}`);
    return exitCodes.failed;
  }
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  terminal.note(`livery: ${message.split('\n')[0] ?? ''}`);
  terminal.note(
    process.env.LIVERY_DEBUG
      ? (stack ?? '')
      : 'This should not happen. LIVERY_DEBUG=1 before the command shows where it did.',
  );
  return exitCodes.failed;
}

function again(value: string, before: readonly string[] = []): readonly string[] {
  return [...before, value];
}
