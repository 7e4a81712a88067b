import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import { nearestFile } from '#workspace/open/packages.ts';
import { type Import, type SourceModule, type Statement, sourceModule } from './source-module.ts';

/** The messages and calls that the code of a widget needs. */
export interface CodeUses {
  /** Keys of messages, sorted. */
  readonly messages: readonly string[];
  /** Names of calls of the platform, sorted. */
  readonly calls: readonly string[];
  /** A file of it does not parse: it may need more. */
  readonly isBroken: boolean;
}

/** Keys of messages, as far as they are known. */
export interface KnownMessages {
  /** Those that have a text in any language. */
  readonly written: ReadonlySet<string>;
  /** Those that every page has anyhow. */
  readonly always: ReadonlySet<string>;
}

/**
 * Finds the messages and calls that the code of a widget needs, its own and what that takes from others: files beside it,
 * the kit, parts, the portal's side of the platform. A word is a string that is the key of a written message, a string that
 * is handed to `t`, and each written message that a template such as `game.${kind}` can name. Of a module count the
 * statements that are reached.
 *
 * @param file absolute path of the component
 */
export function usesOfCode(file: string, { written, always }: KnownMessages): CodeUses {
  const messages = new Set<string>();
  const calls = new Set<string>();
  const seen = new Set<Statement | SourceModule>();
  let isBroken = false;

  const takeModule = (modulePath: string): SourceModule | undefined => {
    const module = sourceModule(modulePath);
    if (module === undefined || seen.has(module)) return module;
    seen.add(module);
    isBroken ||= module.isBroken;
    for (const from of module.loaded) follow(modulePath, { from });
    for (const statement of module.others) takeStatement(modulePath, statement);
    return module;
  };
  const takeExport = (modulePath: string, name: string): void => {
    const module = takeModule(modulePath);
    const handedOn = module?.handsOn.get(name);
    const here = module?.exported.get(name);
    if (handedOn !== undefined) follow(modulePath, handedOn);
    else if (here !== undefined) takeName(modulePath, here);
    else for (const from of module?.handsOnAll ?? []) follow(modulePath, { from, name });
  };
  const takeAll = (modulePath: string): void => {
    const module = takeModule(modulePath);
    if (module === undefined) return;
    for (const name of [...module.exported.keys(), ...module.handsOn.keys()]) takeExport(modulePath, name);
    for (const from of module.handsOnAll) follow(modulePath, { from });
  };
  const takeName = (modulePath: string, name: string): void => {
    const module = sourceModule(modulePath);
    const statement = module?.declared.get(name);
    const imported = module?.imports.get(name);
    const call = module?.calls.get(name);
    if (statement !== undefined) takeStatement(modulePath, statement);
    else if (imported !== undefined) follow(modulePath, imported);
    else if (call !== undefined) calls.add(call);
  };
  const takeStatement = (modulePath: string, statement: Statement): void => {
    if (seen.has(statement)) return;
    seen.add(statement);
    for (const key of statement.strings) if (written.has(key)) messages.add(key);
    for (const key of statement.asked) messages.add(key);
    for (const pattern of statement.patterns)
      for (const key of written) if (pattern.test(key)) messages.add(key);
    for (const from of statement.later) follow(modulePath, { from });
    for (const name of statement.names) takeName(modulePath, name);
  };
  const reached = new Set<string>();
  const follow = (modulePath: string, { from, name }: Import): void => {
    const other = sourceOf(modulePath, from);
    const key = `${other} ${name ?? ''}`;
    if (other === undefined || reached.has(key)) return;
    reached.add(key);
    if (name === undefined) takeAll(other);
    else takeExport(other, name);
  };

  takeAll(file);
  return {
    messages: [...messages].filter((key) => !always.has(key)).sort(),
    calls: [...calls].sort(),
    isBroken,
  };
}

/** The file that an import leads to; undefined where that is no code, or a package that knows nothing of Livery. */
function sourceOf(file: string, from: string): string | undefined {
  const resolvedFile = from.startsWith('.') ? resolve(dirname(file), from) : resolved(file, from);
  return resolvedFile !== undefined && /\.[cm]?[jt]sx?$/.test(resolvedFile) ? resolvedFile : undefined;
}

const resolvedFiles = new Map<string, string | undefined>();

function resolved(file: string, from: string): string | undefined {
  const key = `${dirname(file)} ${from}`;
  if (!resolvedFiles.has(key)) resolvedFiles.set(key, resolvePackage(file, from));
  return resolvedFiles.get(key);
}

function resolvePackage(file: string, from: string): string | undefined {
  try {
    const resolvedFile = createRequire(file).resolve(from);
    return from.startsWith('#') || standsOnLivery(dirname(resolvedFile)) ? resolvedFile : undefined;
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
  const stands = names.some((dependency) => dependency.startsWith('@liveryjs/'));
  packages.set(file, stands);
  return stands;
}
