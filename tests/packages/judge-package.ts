import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkPackage, createPackageFromTarballData, type Problem } from '@arethetypeswrong/core';
import { parse } from 'acorn';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import type { PackedPackage } from './pack-all.ts';

/** The part of a package.json that others resolve its modules by. */
interface PackedManifest {
  readonly exports?: Readonly<
    Record<string, null | string | { readonly types: string; readonly default: string }>
  >;
}

/**
 * Rules of attw that do not apply. All packages are ES modules alone, which every Node that they take can `require`, and
 * a TypeScript that resolves modules as Node 10 did knows no `exports`.
 */
const NOT_APPLICABLE = [
  { kind: 'NoResolution', resolution: 'node10' },
  { kind: 'UntypedResolution', resolution: 'node10' },
  { kind: 'CJSResolvesToESM', resolution: 'node16-cjs' },
];

/** Objections and suggestions of publint to a packed package: a line each. */
export async function publintOf({ tar }: PackedPackage): Promise<string[]> {
  const { messages, pkg } = await publint({ pack: { tarball: bytesOf(tar).buffer }, strict: true });
  return messages.map((message) => `${message.code} ${formatMessage(message, pkg)}`);
}

/** Scripts of a packed package that are not standard JavaScript, such as one that this Node still takes: a line each. */
export function syntaxErrorsOf({ folder }: PackedPackage): string[] {
  const scripts = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.m?js$/.test(file),
  );
  return scripts.flatMap((file) => {
    const text = readFileSync(join(folder, file), 'utf8');
    try {
      parse(text, { ecmaVersion: 'latest', sourceType: 'module', allowHashBang: true });
      return [];
    } catch (error) {
      return [`${file}: ${String(error)}`];
    }
  });
}

/**
 * Objections of attw to the types of a packed package: a line each. Modules that an export with a star lets through
 * are tried one by one.
 *
 * @returns nothing to find in a package that has no types, such as a brand
 */
export async function typeProblemsOf({ tar }: PackedPackage): Promise<string[]> {
  const packed = createPackageFromTarballData(bytesOf(tar));
  const names = packed.listFiles().map((file) => file.slice(`/node_modules/${packed.packageName}`.length));
  const { exports = {} } = JSON.parse(
    packed.readFile(`/node_modules/${packed.packageName}/package.json`),
  ) as PackedManifest;
  const result = await checkPackage(packed, { includeEntrypoints: behindStars(exports, names) });
  if (!result.types) return [];
  return result.problems.filter(isApplicable).map((problem) => JSON.stringify(problem));
}

/**
 * The modules of the exports `./*`, by the names under which others import them. Stories are left out: Storybook reads
 * them from their files.
 */
function behindStars(exports: NonNullable<PackedManifest['exports']>, files: readonly string[]): string[] {
  return Object.entries(exports).flatMap(([name, target]) => {
    if (!name.includes('*') || target === null || typeof target === 'string') return [];
    const [before = '', after = ''] = target.default.slice(1).split('*');
    return files
      .filter((file) => file.startsWith(before) && file.endsWith(after) && !/\.stories\.js$/.test(file))
      .map((file) => name.replace('*', file.slice(before.length, file.length - after.length)))
      .filter((entry) => exports[entry] !== null);
  });
}

function isApplicable(problem: Problem): boolean {
  const resolution = 'resolutionKind' in problem ? problem.resolutionKind : undefined;
  return !NOT_APPLICABLE.some((rule) => rule.kind === problem.kind && rule.resolution === resolution);
}

function bytesOf(tar: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(readFileSync(tar));
}
