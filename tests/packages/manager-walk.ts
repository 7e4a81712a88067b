import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { delimiter, dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { npm } from './npm.ts';

/** A package manager, in one version, and the Node that it runs on. */
export interface Manager {
  /** As its repositories speak of it. */
  readonly name: 'pnpm' | 'yarn' | 'bun';
  /** The package that holds its program, with a version, and the program in it. */
  readonly package: string;
  readonly program: string;
  /** A version of Node, 20 or later. Default: the one that runs the tests. */
  readonly node?: string;
  /** Runs a program of an installed package. */
  readonly exec: readonly string[];
}

const platform = `${process.platform}-${process.arch}`;

const pnpm = { name: 'pnpm', exec: ['exec'] } as const;
const yarn = { name: 'yarn', program: 'bin/yarn.js', exec: ['run'] } as const;
/** Package managers beside npm, by name and major version. */
export const managers: Readonly<Record<string, Manager>> = {
  'pnpm 10': { ...pnpm, package: 'pnpm@10.34.9', program: 'bin/pnpm.cjs' },
  'pnpm 12 on Node 24': { ...pnpm, package: 'pnpm@12.21.0', program: 'bin/pnpm.mjs', node: '24.22.3' },
  'yarn 1': { ...yarn, package: 'yarn@1.22.22' },
  'yarn 4 on Node 24': { ...yarn, package: '@yarnpkg/cli-dist@4.18.1', node: '24.22.3' },
  bun: {
    name: 'bun',
    package: `@oven/bun-${platform}@1.4.5`,
    program: 'bin/bun',
    exec: ['x'],
  },
};

/** Where a walk takes place. */
interface Grounds {
  /** Absolute: what is made there is whoever's who made the folder. */
  readonly folder: string;
  /** Origin of the registry that has the packages. */
  readonly registry: string;
}

/**
 * Does what the README tells somebody who has one package manager: makes a repository, installs, checks, builds, and looks
 * at its server.
 *
 * @returns the seconds of each step
 * @throws with what was printed, where a step fails
 */
export async function walk(
  manager: Manager,
  { folder, registry }: Grounds,
): Promise<Readonly<Record<string, number>>> {
  const { command, env } = await fetchManager(manager, folder, registry);
  const portals = join(folder, 'my-portals');
  const seconds: Record<string, number> = {};
  const step = async (name: string, cwd: string, args: readonly string[]) => {
    const start = performance.now();
    const printed = await run([...command, ...args], cwd, env);
    seconds[name] = Math.round((performance.now() - start) / 100) / 10;
    return printed;
  };
  await step('create', folder, ['create', '@liveryjs/brands', 'my-portals', 'lotus']);
  const told = readFileSync(join(portals, 'README.md'), 'utf8');
  if (!told.includes(`${manager.name} run start`))
    throw new Error(`The README is not for ${manager.name}.\n${told}`);
  await step('install', portals, ['install']);
  // Written by a script at the end of the installation, which each manager must run.
  if (!existsSync(join(portals, '.livery/schemas/lotus/brand.schema.json')))
    throw new Error('The installation wrote no schemas for editors.');
  const checked = await step('check', portals, ['run', 'check']);
  if (!checked.includes('No issues in 1 brand.')) throw new Error(checked);
  await step('build', portals, ['run', 'build']);
  if (!existsSync(join(portals, 'dist/lotus/index.html'))) throw new Error('The build wrote no page.');
  const start = performance.now();
  await lookAtServer(
    [...command, ...manager.exec, 'livery', 'dev', '--port', '0', '--sandbox-port', '0'],
    portals,
    env,
  );
  seconds.dev = Math.round((performance.now() - start) / 100) / 10;
  return seconds;
}

/** Installs the program itself from the public registry, without running a script of it. */
async function fetchManager({ package: source, program, node }: Manager, folder: string, registry: string) {
  const tools = join(folder, 'tools');
  mkdirSync(tools, { recursive: true });
  writeFileSync(join(tools, 'package.json'), '{ "private": true }');
  const nodePackage = `node-${platform}`;
  const sources = [source, ...(node === undefined ? [] : [`${nodePackage}@${node}`])];
  await npm(tools, ['install', '--ignore-scripts', '--no-save', ...sources]);
  const file = join(tools, 'node_modules', source.replace(/(.)@.*$/, '$1'), program);
  const nodeFile =
    node === undefined ? process.execPath : join(tools, 'node_modules', nodePackage, 'bin/node');
  const isScript = /\.[cm]?js$/.test(program);
  if (!isScript) chmodSync(file, 0o755);
  const home = join(folder, 'home');
  mkdirSync(home, { recursive: true });
  const kept = Object.entries(process.env).filter(
    ([name]) => !/^(npm|pnpm|yarn|bun|vitest)_|^NODE_/i.test(name),
  );
  return {
    command: isScript ? [nodeFile, file] : [file],
    env: {
      ...Object.fromEntries(kept),
      PATH: [dirname(nodeFile), process.env.PATH].join(delimiter),
      // Settings and caches of their own.
      HOME: home,
      XDG_CACHE_HOME: join(home, 'cache'),
      XDG_DATA_HOME: join(home, 'data'),
      XDG_STATE_HOME: join(home, 'state'),
      XDG_CONFIG_HOME: join(home, 'config'),
      NO_PROXY: '127.0.0.1',
      npm_config_registry: registry,
      pnpm_config_registry: registry,
      YARN_NPM_REGISTRY_SERVER: registry,
      YARN_UNSAFE_HTTP_WHITELIST: '127.0.0.1',
      // In CI Yarn writes no lock, and a new repository has none yet.
      YARN_ENABLE_IMMUTABLE_INSTALLS: 'false',
      YARN_ENABLE_TELEMETRY: 'false',
      CI: 'true',
    } satisfies NodeJS.ProcessEnv,
  };
}

async function run(
  [program = '', ...args]: readonly string[],
  cwd: string,
  env: NodeJS.ProcessEnv,
): Promise<string> {
  const child = spawn(program, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = new Promise<number | null>((done) => child.once('close', done));
  const [out, errors, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  if (code !== 0) throw new Error(`${args.join(' ')} ended with ${code}.\n${out}\n${errors}`);
  return out + errors;
}

/** Starts the development server, and asks it for the page of the brand. */
async function lookAtServer(
  [program = '', ...args]: readonly string[],
  cwd: string,
  env: NodeJS.ProcessEnv,
): Promise<void> {
  // A group of its own: managers that run a shell between do not pass a signal on.
  const child = spawn(program, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
  const ended = once(child, 'close');
  try {
    const address = await new Promise<string>((done, fail) => {
      let printed = '';
      for (const stream of [child.stdout, child.stderr])
        stream.setEncoding('utf8').on('data', (piece: string) => {
          printed += piece;
          const [, printedAddress] = /lotus +(http:\S+)/.exec(printed) ?? [];
          if (printedAddress !== undefined) done(printedAddress);
        });
      child.once('close', (code) => fail(new Error(`dev ended with ${code}.\n${printed}`)));
    });
    const { host, port } = new URL(address);
    const page = await new Promise<string>((done, fail) => {
      request({ host: '127.0.0.1', port, path: '/', headers: { host } }, async (answer) =>
        done(await text(answer)),
      )
        .on('error', fail)
        .end();
    });
    if (!page.includes('data-brand="lotus"')) throw new Error(`dev answered\n${page}`);
  } finally {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGINT');
    await ended;
  }
}
