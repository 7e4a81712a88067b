import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '..', 'page');
const NAME = /^[a-z][a-z-]{0,31}\.(css|ts)$/;

export interface Asset {
  readonly type: string;
  readonly text: string;
}

const scripts = new Map<string, Promise<string>>();

/** A style or a script of the games' pages, as browsers take it; undefined: there is none of that name. */
export async function readAsset(file: string): Promise<Asset | undefined> {
  const [, ending] = NAME.exec(file) ?? [];
  if (ending === undefined) return undefined;
  const source = await readFile(join(folder, file), 'utf8').catch(() => undefined);
  if (source === undefined) return undefined;
  if (ending === 'css') return { type: 'text/css; charset=utf-8', text: source };
  return { type: 'text/javascript; charset=utf-8', text: await scriptOf(source, file) };
}

function scriptOf(source: string, file: string): Promise<string> {
  const made = scripts.get(source) ?? withoutTypes(source, file);
  scripts.set(source, made);
  return made;
}

async function withoutTypes(source: string, file: string): Promise<string> {
  // Not before a game is played: it takes longer to load than the sandbox to start.
  const { transformWithOxc } = await import('vite');
  return (await transformWithOxc(source, file, { sourcemap: false })).code;
}
