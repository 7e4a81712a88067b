import { machineFailure } from '@liveryjs/workspace/failure';
import { catchConsole, processTerminal, type Terminal } from '@liveryjs/workspace/terminal';
import { version } from '@liveryjs/workspace/version';
import { Command, CommanderError } from 'commander';
import { limitTime } from './time-limit.ts';
import { makeFlagsAlike } from './verbs/alike.ts';
import { wholeNumber } from './verbs/numbers.ts';
import { sayForms } from './verbs/right-form.ts';
import { exitCodes, type Verb } from './verbs/verb.ts';

/** Each verb by its name. Reading the code of all takes longer than most of them. */
export const verbs: Readonly<Record<string, () => Promise<Verb>>> = {
  check: async () => (await import('./verbs/check.ts')).checkVerb,
  explain: async () => (await import('./verbs/explain.ts')).explainVerb,
  diff: async () => (await import('./verbs/diff.ts')).diffVerb,
  seasons: async () => (await import('./verbs/seasons.ts')).seasonsVerb,
  reach: async () => (await import('./verbs/reach.ts')).reachVerb,
  brands: async () => (await import('./verbs/brands.ts')).brandsVerb,
  edit: async () => (await import('./verbs/edit.ts')).editVerb,
  change: async () => (await import('./verbs/change.ts')).changeVerb,
  new: async () => (await import('./verbs/new.ts')).newVerb,
  rename: async () => (await import('./verbs/rename.ts')).renameVerb,
  remove: async () => (await import('./verbs/rename.ts')).removeVerb,
  import: async () => (await import('./verbs/import.ts')).importVerb,
  export: async () => (await import('./verbs/export.ts')).exportVerb,
  widgets: async () => (await import('./verbs/widgets.ts')).widgetsVerb,
  messages: async () => (await import('./verbs/messages.ts')).messagesVerb,
  dev: async () => (await import('./verbs/dev.ts')).devVerb,
  studio: async () => (await import('./verbs/dev.ts')).studioVerb,
  build: async () => (await import('./verbs/build.ts')).buildVerb,
  worker: async () => (await import('./verbs/worker.ts')).workerVerb,
  publish: async () => (await import('./verbs/publish.ts')).publishVerb,
  preview: async () => (await import('./verbs/preview.ts')).previewVerb,
  releases: async () => (await import('./verbs/releases.ts')).releasesVerb,
  rollback: async () => (await import('./verbs/rollback.ts')).rollbackVerb,
  unpublish: async () => (await import('./verbs/unpublish.ts')).unpublishVerb,
  serve: async () => (await import('./verbs/serve.ts')).serveVerb,
  types: async () => (await import('./verbs/types.ts')).typesVerb,
  'language-server': async () => (await import('./verbs/language-server.ts')).languageServerVerb,
  mcp: async () => (await import('./verbs/mcp.ts')).mcpVerb,
  doctor: async () => (await import('./verbs/doctor.ts')).doctorVerb,
  platform: async () => (await import('./verbs/platform.ts')).platformVerb,
};

/**
 * Runs one command line. Never throws.
 * @param args without `node` and the script
 * @param limit hears how long the command may take, before its work begins. Default: nobody ends it
 * @returns 0 done, 1 something was found or failed, 2 the command line is wrong, 130 interrupted
 */
export async function run(
  args: readonly string[],
  terminal: Terminal,
  limit: (seconds: number) => void = () => {},
): Promise<number> {
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
    .option('--adapters <folder>', 'one more folder of adapters beside adapters/; may be given again', again)
    .option(
      '--time-limit <seconds>',
      `end a command that takes longer (default: ${LONGEST} for those that read, look and end; 0: never)`,
      wholeNumber,
    )
    .hook('preAction', (_program, command) => {
      const seconds = timeLimitOf(command);
      if (seconds > 0) limit(seconds);
    });
  const finish = (result: number) => {
    code = result;
  };
  for (const verb of await verbsFor(args)) verb(program, terminal, finish, args);
  makeFlagsAlike(program);
  sayForms(program);
  try {
    await program.parseAsync(args, { from: 'user' });
    return code;
  } catch (error) {
    terminal.status('');
    return ended(error, terminal);
  }
}

/** The most seconds that a verb may take which reads what others wrote, and ends by itself. */
const LONGEST = 900;
const ENDING: ReadonlySet<string> = new Set([
  'check',
  'explain',
  'diff',
  'reach',
  'seasons',
  'brands',
  'edit',
  'change',
  'new',
  'rename',
  'remove',
  'import',
  'export',
  'widgets',
  'messages',
  'types',
  'doctor',
]);

/** Seconds that a command may take; 0: as long as it takes. */
function timeLimitOf(command: Command): number {
  const { timeLimit, watch } = command.optsWithGlobals<{ timeLimit?: number; watch?: boolean }>();
  if (timeLimit !== undefined) return timeLimit;
  const names: string[] = [];
  for (let level: Command | null = command; level !== null; level = level.parent) names.push(level.name());
  return watch !== true && names.some((name) => ENDING.has(name)) ? LONGEST : 0;
}

/** The verb that a command line begins with; all of them where it begins with something else. */
function verbsFor([first = '']: readonly string[]): Promise<Verb[]> {
  const loaders = Object.hasOwn(verbs, first) ? [verbs[first]] : Object.values(verbs);
  return Promise.all(loaders.flatMap((load) => load?.() ?? []));
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
  catchConsole(terminal);
  process.on('uncaughtException', (error) => process.exit(ended(error, terminal)));
  process.exitCode = await run(process.argv.slice(2), terminal, limitTime);
}

function ended(error: unknown, terminal: Terminal): number {
  if (error instanceof CommanderError) {
    const isHelpOrVersion = ['commander.helpDisplayed', 'commander.version'].includes(error.code);
    return isHelpOrVersion ? exitCodes.ok : exitCodes.usage;
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
