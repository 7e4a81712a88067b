import { existsSync, readFileSync } from 'node:fs';
import { relative, resolve, sep } from 'node:path';
import { SourceText } from '@liveryjs/compiler/manifest';

/** A mistake in code, as what compiles words it. The file is posix, and relative to the root of the workspace. */
export interface FaultInCode {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly reason: string;
}

/** An error of code, with the places of all that is wrong: as data it can be passed on to other processes. */
export class CodeFault extends Error {
  override readonly name = 'CodeFault';
  readonly faults: readonly FaultInCode[];
  constructor(faults: readonly FaultInCode[]) {
    super(faults.map(({ file, line, reason }) => `${file}:${line} ${reason}`).join('\n'));
    this.faults = faults;
  }
}

/** One of the errors of Rolldown, as far as it is read. */
interface Told {
  readonly message?: unknown;
  readonly id?: unknown;
  readonly loc?: { readonly file?: unknown; readonly line?: unknown; readonly column?: unknown };
}

/**
 * The mistakes in code that an error of a build tells of; undefined where it names no place in a file.
 *
 * @param root absolute folder that files are named below
 */
export function codeFaultOf(error: unknown, root: string): CodeFault | undefined {
  const { errors } = Object(error) as { readonly errors?: unknown };
  if (!Array.isArray(errors)) return undefined;
  const faults = errors.map((each) => faultOf(Object(each) as Told, root));
  const isWhole = (fault: FaultInCode | undefined): fault is FaultInCode => fault !== undefined;
  return faults.length > 0 && faults.every(isWhole) ? new CodeFault(faults) : undefined;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: colour codes start with ESC
const COLOURS = /\u001b\[[0-9;]*m/g;
/** The place above the lines of code that Rolldown shows. */
const SHOWN_AT = /\[ (.+):(\d+):(\d+) \]/;
const UNRESOLVED = /resolve (?:import )?["'](.+?)["']/;
const IMPORTER = /failed to resolve import ".+?" from "(.+?)"/;
const NOT_EXPORTED = /^(?:\[\w+\] )?"(.+?)" is not exported by "(.+?)"/;

function faultOf({ message, id, loc }: Told, root: string): FaultInCode | undefined {
  const text = String(message).replaceAll(COLOURS, '');
  const [, shown, line, column] = SHOWN_AT.exec(text) ?? [];
  const [, from] = UNRESOLVED.exec(text) ?? [];
  const [, name, exporter] = NOT_EXPORTED.exec(text) ?? [];
  const [, importer] = IMPORTER.exec(text) ?? [];
  const file = importer ?? loc?.file ?? id ?? shown;
  const reason = reasonIn(text);
  if (typeof file !== 'string' || reason === '') return undefined;
  const path = pathBelow(root, file);
  // Imports are looked for when types are gone already: the lines are others by then.
  if (from !== undefined)
    return {
      file: path,
      ...placeOf(file, [`'${from}'`, `"${from}"`]),
      reason: `There is no module ${JSON.stringify(from)}: no file of that name, and no package that is installed.`,
    };
  if (name !== undefined && exporter !== undefined)
    return {
      file: path,
      ...placeOf(file, [name]),
      reason: `${JSON.stringify(name)} is not exported by ${pathBelow(root, exporter)}.`,
    };
  if (typeof loc?.line === 'number')
    return { file: path, line: loc.line, column: Number(loc.column ?? 0) + 1, reason };
  return line === undefined ? undefined : { file: path, line: Number(line), column: Number(column), reason };
}

function pathBelow(root: string, file: string): string {
  return relative(root, resolve(file)).split(sep).join('/');
}

/** The first line of a message, without the name of the part of the compiler that it comes from. */
function reasonIn(text: string): string {
  const [first = ''] = text.split('\n', 1);
  const reason = first.replace(/^\[[\w:.-]+\]\s*/, '').trim();
  return reason === '' || reason.endsWith('.') ? reason : `${reason}.`;
}

/** Where a module first says one of some words in an import; its beginning where it does not. */
function placeOf(file: string, words: readonly string[]): { line: number; column: number } {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const spots = [...text.matchAll(/\b(?:im|ex)port\b[^;]*?;|\bimport\([^)]*\)/g)].flatMap(
    ({ 0: whole, index }) =>
      words.flatMap((phrase) => (whole.includes(phrase) ? index + whole.indexOf(phrase) : [])),
  );
  const [start = 0] = spots;
  const { line, column } = new SourceText(file, text).position(start, start + 1);
  return { line, column };
}
