import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { own, ownText } from '@liveryjs/compiler/manifest';
import type { Adapter } from '@liveryjs/schemas/contract/adapter';
import { prettyIssues } from '@liveryjs/workspace/check/formats/pretty';
import { loadBrand, type Workspace } from '@liveryjs/workspace/open';
import type { Terminal } from '@liveryjs/workspace/terminal';
import { readContract } from '@liveryjs/workspace/types/contract/read-contract';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { ask, ciphers, type Target } from '#scripts/platform/ask.ts';
import { brandIssues } from '#scripts/platform/brand-issues.ts';
import { jsonReport, junitReport, summaryOf, type Times, tableReport } from '#scripts/platform/report.ts';
import type { Account, Result } from '#scripts/platform/result.ts';
import { tryPlatform } from '#scripts/platform/try-platform.ts';
import { brandsNamed, workspaceOf } from './brand-argument.ts';
import { foldersOf } from './folders.ts';
import { examples, exitCodes, type Verb } from './verb.ts';

interface PlatformOptions {
  readonly account: readonly string[];
  readonly write?: true;
  readonly format: 'table' | 'json' | 'junit';
  readonly merchant?: string;
  readonly brand?: string;
  readonly language: string;
  readonly cipher: keyof typeof ciphers;
  readonly adapter?: string;
}

export const platformVerb: Verb = (program, terminal, finish) => {
  program
    .command('platform')
    .description(
      'Try a platform against the contract: every call that portals make, its answers and its failures.',
    )
    .argument('<origin>', 'where the platform answers, such as https://play.example', origin)
    .option(
      '--account <name>',
      'sign in and try the calls of this account too; give one of a member and one of an agent. The password is taken from LIVERY_PASSWORD_<NAME>, or LIVERY_PASSWORD',
      again,
      [],
    )
    .option(
      '--write',
      'try calls that change something too, with an empty body that has to be refused; needs --account',
    )
    .option(
      '--brand <brand>',
      'hold what this brand, or each of a group such as @asia, says against the platform, and nothing else: vendors, modules, groups of banners',
    )
    .option('--merchant <code>', 'code of the merchant that the calls are made for')
    .option('--language <code>', 'the platform’s code of the language of texts', 'EN')
    .addOption(
      new Option('--cipher <cipher>', 'how bodies are encrypted that only the platform may read')
        .choices(Object.keys(ciphers))
        .default('jwe'),
    )
    .option(
      '--adapter <file>',
      'the adapter that calls and answers pass through, where the platform speaks otherwise than the contract; its cipher, if it has one, is taken',
    )
    .addOption(
      new Option('--format <format>', 'how results are written')
        .choices(['table', 'json', 'junit'])
        .default('table'),
    )
    .addHelpText(
      'after',
      examples(
        'livery platform https://play.example --merchant aurora',
        'livery platform https://play.example --brand aurora',
        'LIVERY_PASSWORD=… livery platform https://play.example --account mai --account tomas',
        'livery platform https://play.example --adapter client/adapters/code-data-msg.ts --cipher none',
        'livery platform https://play.example --format junit > platform.xml',
      ),
    )
    .action(async (address: string, options: PlatformOptions, command: Command) => {
      const { account: names, write = false, merchant, language, format, cipher } = options;
      if (write && names.length === 0)
        command.error('error: --write needs an --account to try those calls as.', {
          exitCode: exitCodes.usage,
        });
      const accounts = names.map((username) => accountOf(command, username));
      const adapter = options.adapter === undefined ? undefined : await adapterIn(command, options.adapter);
      const workspace = await workspaceOf(command, foldersOf(command));
      if (options.brand !== undefined) {
        const target = { origin: address, merchant, language, adapter, cipher: ciphers[cipher] };
        const brands = brandsNamed(command, workspace, [options.brand]);
        return finish(
          (await holdBrands(workspace, brands, target, options, terminal)) ? exitCodes.ok : exitCodes.failed,
        );
      }
      const began = new Date();
      const start = performance.now();
      const results = await tryPlatform(readContract(workspace), workspace.schemas.platform, {
        origin: address,
        merchant,
        language,
        adapter,
        cipher: adapter?.cipher ?? ciphers[cipher],
        accounts,
        write,
        onCall: (name) => terminal.status(`Trying ${name} …`),
      });
      terminal.status('');
      const times = { began, seconds: (performance.now() - start) / 1000 };
      terminal.out(report(format, address, { results, times }, terminal));
      if (format !== 'table') terminal.note(summaryOf(results));
      finish(results.some(({ verdict }) => verdict === 'failed') ? exitCodes.failed : exitCodes.ok);
    });
};

/** Holds brands against a platform. @returns whether no error was found, and all was answered */
async function holdBrands(
  workspace: Workspace,
  brands: readonly string[],
  target: Target,
  { merchant, format }: PlatformOptions,
  terminal: Terminal,
): Promise<boolean> {
  const rows: object[] = [];
  let isSound = true;
  for (const id of brands) {
    terminal.status(`Holding ${id} against the platform …`);
    const brand = loadBrand(workspace, id);
    const code = merchant ?? ownText(own(brand.merged, 'tenant'), 'merchantCode');
    const { issues, unanswered } = await brandIssues(brand, async (path, query) => {
      const params = new URLSearchParams(query).toString();
      const reply = await ask(
        { ...target, merchant: code },
        { method: 'GET', path: params ? `${path}?${params}` : path },
      );
      const { success, value } = Object('body' in reply ? reply.body : undefined) as {
        success?: unknown;
        value?: unknown;
      };
      return success === true ? value : undefined;
    });
    terminal.status('');
    isSound &&= unanswered.length === 0 && !issues.some(({ severity }) => severity === 'error');
    rows.push({ brand: id, issues, unanswered });
    if (format === 'json') continue;
    for (const text of prettyIssues(issues, workspace.files, terminal.colors)) terminal.out(`${text}\n`);
    if (unanswered.length > 0)
      terminal.note(`${id}: the platform did not answer for ${unanswered.join(', ')}.`);
    else if (issues.length === 0) terminal.out(`${id}: the platform has all that the brand names.`);
  }
  if (format === 'json') terminal.out(JSON.stringify(rows, null, 2));
  return isSound;
}

function report(
  format: PlatformOptions['format'],
  address: string,
  { results, times }: { readonly results: readonly Result[]; readonly times: Times },
  { colors }: Terminal,
): string {
  if (format === 'json') return jsonReport(address, results);
  return format === 'junit' ? junitReport(results, times) : tableReport(results, colors);
}

/** A password never stands on the command line: everybody on the machine could read it there. */
function accountOf(command: Command, username: string): Account {
  const variable = `LIVERY_PASSWORD_${username.toUpperCase().replaceAll(/[^A-Z0-9]/g, '_')}`;
  const password = process.env[variable] ?? process.env.LIVERY_PASSWORD;
  if (password !== undefined && password !== '') return { username, password };
  return command.error(`error: there is no password for ${username}. Set ${variable} or LIVERY_PASSWORD.`, {
    exitCode: exitCodes.usage,
  });
}

/** The default export of a file. Ends the command with a sentence where the file is none, or holds no adapter. */
async function adapterIn(command: Command, file: string): Promise<Adapter> {
  const end = (why: string) =>
    command.error(`error: the adapter ${file} ${why}.`, { exitCode: exitCodes.usage });
  const path = resolve(file);
  if (!existsSync(path)) return end('does not exist');
  let adapter: unknown;
  try {
    ({ default: adapter } = (await import(pathToFileURL(path).href)) as { default?: unknown });
  } catch (error) {
    return end(`cannot be loaded: ${(error as Error).message}`);
  }
  if (typeof adapter === 'object' && adapter !== null) return adapter;
  return end('has no adapter as its default export; schemas/contract/adapter.ts says what one is');
}

function origin(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '')
    throw new InvalidArgumentError('Expected an address such as https://play.example.');
  if (url.pathname !== '/' || url.search !== '' || url.hash !== '')
    throw new InvalidArgumentError('Expected an origin, without a path: each call has its own.');
  return url.origin;
}

function again(value: string, before: readonly string[]): readonly string[] {
  return [...before, value];
}
