import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import { nearestFile } from '#scripts/workspace/packages.ts';
import { sourceModule } from './source-module.ts';

/** What the code of a widget needs. */
export interface CodeUses {
  /** Keys of messages, sorted. */
  readonly messages: readonly string[];
  /** Names of calls of the platform, sorted. */
  readonly calls: readonly string[];
}

/** Keys of messages, as far as they are known. */
export interface KnownMessages {
  /** Those that have a text in any language. */
  readonly written: ReadonlySet<string>;
  /** Those that every page has anyhow. */
  readonly always: ReadonlySet<string>;
}

/**
 * What the code of a widget needs, its own and all that it imports: files beside it, the kit, parts, the portal's side of
 * the platform. A word is a string that is the key of a written message, a string that is handed to `t`, and each written
 * message that a template such as `game.${kind}` can name. A module counts whole; of one that hands on others' exports,
 * only what is taken.
 *
 * @param file absolute path of the component
 */
export function usesOfCode(file: string, { written, always }: KnownMessages): CodeUses {
  const messages = new Set<string>();
  const calls = new Set<string>();
  for (const taken of modulesFrom(file)) {
    const module = sourceModule(taken);
    for (const key of module?.strings ?? []) if (written.has(key)) messages.add(key);
    for (const key of module?.asked ?? []) messages.add(key);
    for (const pattern of module?.patterns ?? [])
      for (const key of written) if (pattern.test(key)) messages.add(key);
    for (const name of module?.calls ?? []) calls.add(name);
  }
  return { messages: [...messages].filter((key) => !always.has(key)).sort(), calls: [...calls].sort() };
}

/** Absolute paths of the modules that a module stands on, itself first. */
function modulesFrom(first: string): ReadonlySet<string> {
  const whole = new Set<string>();
  const handedOn = new Set<string>();
  const take = (file: string, names: readonly string[] | undefined): void => {
    const module = sourceModule(file);
    if (module === undefined) return;
    for (const name of names ?? []) {
      const other = module.handsOn.get(name);
      if (other === undefined) takeWhole(file);
      else if (!handedOn.has(`${file} ${name}`)) {
        handedOn.add(`${file} ${name}`);
        follow(file, other.from, [other.name]);
      }
    }
    for (const from of module.handsOnAll) follow(file, from, names);
    if (names !== undefined) return;
    takeWhole(file);
    for (const { from, name } of module.handsOn.values()) follow(file, from, [name]);
  };
  const takeWhole = (file: string): void => {
    if (whole.has(file)) return;
    whole.add(file);
    for (const { from, names } of sourceModule(file)?.imports ?? []) follow(file, from, names);
  };
  const follow = (file: string, from: string, names: readonly string[] | undefined): void => {
    const other = sourceOf(file, from);
    if (other !== undefined) take(other, names);
  };
  take(first, undefined);
  return whole;
}

/** The file that an import leads to; undefined where that is no code, or a package that knows nothing of Livery. */
function sourceOf(file: string, from: string): string | undefined {
  const found = from.startsWith('.') ? resolve(dirname(file), from) : resolved(file, from);
  return found !== undefined && /\.[cm]?[jt]sx?$/.test(found) ? found : undefined;
}

const known = new Map<string, string | undefined>();

function resolved(file: string, from: string): string | undefined {
  const key = `${dirname(file)} ${from}`;
  if (!known.has(key)) known.set(key, resolvePackage(file, from));
  return known.get(key);
}

function resolvePackage(file: string, from: string): string | undefined {
  try {
    const found = createRequire(file).resolve(from);
    return from.startsWith('#') || standsOnLivery(dirname(found)) ? found : undefined;
  } catch {
    // Not installed, or none of Node's: what builds the widget says so.
    return undefined;
  }
}

const packages = new Map<string, boolean>();

function standsOnLivery(folder: string): boolean {
  const file = nearestFile(folder, ['package.json']);
  if (file === undefined) return false;
  const before = packages.get(file);
  if (before !== undefined) return before;
  const { name, dependencies, peerDependencies } = JSON.parse(readFileSync(file, 'utf8')) as {
    readonly name?: string;
    readonly dependencies?: Readonly<Record<string, string>>;
    readonly peerDependencies?: Readonly<Record<string, string>>;
  };
  const names = [name ?? '', ...Object.keys({ ...dependencies, ...peerDependencies })];
  const stands = names.some((one) => one.startsWith('@liveryjs/'));
  packages.set(file, stands);
  return stands;
}
