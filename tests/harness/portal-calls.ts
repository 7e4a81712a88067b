import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import type { Call } from '#schemas/contract/call.ts';
import * as contract from '#schemas/generated/calls.ts';

const platform = resolve(import.meta.dirname, '../../platform');

/** The calls that the portal makes (method and path), by the names of the functions of the files that make them. */
export function portalCalls(): ReadonlyMap<string, readonly string[]> {
  const files = readdirSync(platform, { recursive: true, encoding: 'utf8' });
  const sources = files.filter((file) => file.endsWith('.ts') && !file.includes('test'));
  const calls = sources.flatMap((file) => {
    const source = readFileSync(join(platform, file), 'utf8');
    const names = [...source.matchAll(/export (?:async )?function (\w+)/g)].map(([, name = '']) => name);
    return [nameOf(file), ...names].map((name) => [name, callsIn(source)] as const);
  });
  const declared = Object.values<Call>(contract).map(
    ({ name, method, path }): readonly [string, readonly string[]] => [name, [`${method} ${path}`]],
  );
  return new Map([...declared, ...calls.filter(([, made]) => made.length > 0)]);
}

/** A file of the platform holds one call, whose paths have one method. */
function callsIn(source: string): string[] {
  const [, method = 'GET'] = /method: '([A-Z]+)'/.exec(source) ?? [];
  return [...source.matchAll(/'(\/(?:wps|lgw|lotto)\/[^']+)'/g)].map(([, path]) => `${method} ${path}`);
}

/** `get-balance.ts` holds `getBalance`. */
function nameOf(file: string): string {
  return basename(file, '.ts').replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}
