import { CallError, withLeftOut } from '@liveryjs/engine/kit/plain';
import type { Shape } from '@liveryjs/schemas/contract/call';
import type { Misfit } from './report-misfits.ts';

const BAD = Symbol('bad');
/** Code of a failure: there was an answer, and something is wrong in it that it cannot do without. */
export const UNREADABLE = 'unreadable_answer';
/** A list of any length is read; of what is wrong in it, so many places are told. */
const MOST_MISFITS = 20;

/**
 * Reads the value of an envelope, tolerantly: unknown fields pass, wrong types that mean the same are taken, a wrong
 * item of a list or a wrong optional field is left out, and a list says how many items it lacks (`leftOutOf`).
 *
 * @param call method and path, for what is said of a misfit
 * @throws CallError of the kind shape, where something is wrong that the answer cannot do without
 */
export function readAnswer(shape: Shape, value: unknown, call: string): unknown {
  const misfits: Misfit[] = [];
  const note = (misfit: Misfit) => {
    if (misfits.length < MOST_MISFITS) misfits.push(misfit);
  };
  const answer = read(shape, value, '/value', note);
  // The words come when there is something to say: no page pays for them before.
  if (misfits.length > 0)
    void import('./report-misfits.ts').then(({ reportMisfits }) => reportMisfits(call, misfits));
  if (answer !== BAD) return answer;
  const pointer = misfits.at(-1)?.at;
  throw new CallError('shape', `${call} answered something else than the contract says at ${pointer}.`, {
    code: UNREADABLE,
  });
}

type Note = (misfit: Misfit) => void;

function read(shape: Shape, value: unknown, pointer: string, note: Note): unknown {
  if (typeof shape === 'function') return read(shape(), value, pointer, note);
  const readValue = isTuple(shape)
    ? readTuple(shape, value, pointer, note)
    : typeof shape === 'string'
      ? readPlain(shape, value)
      : readObject(shape, value, pointer, note);
  // Members that an object lacks were noted already.
  if (readValue === BAD && (!isFields(shape) || !isRecord(value))) note({ at: pointer, shape, value });
  return readValue;
}

function readPlain(shape: string, value: unknown): unknown {
  if (shape === '*') return value;
  if (shape === '0') return value === null || value === undefined ? null : BAD;
  if (shape === 'b') return booleanOf(value) ?? BAD;
  if (shape === 'k') return isIdentifier(value) ? value : BAD;
  if (shape === 't') return momentOf(value);
  if (shape === 'n' || shape === 'i') return numberOf(value, shape === 'i');
  const text = typeof value === 'number' && Number.isFinite(value) ? String(value) : value;
  if (typeof text !== 'string') return BAD;
  // No more digits than a format of numbers takes.
  if (shape === 'd') return /^-?\d{1,30}(\.\d{1,20})?$/.test(text) ? text : BAD;
  return shape === 'S' && text === '' ? BAD : text;
}

function isIdentifier(value: unknown): boolean {
  return typeof value === 'string' ? value !== '' : Number.isSafeInteger(value);
}

/** Yes or no, however it is written; undefined where it is neither. */
export function booleanOf(value: unknown): boolean | undefined {
  if (typeof value === 'boolean') return value;
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  const place = ['false', 'true', '0', '1'].indexOf(String(value));
  return place < 0 ? undefined : place % 2 === 1;
}

function numberOf(value: unknown, whole: boolean): unknown {
  const isText = typeof value === 'string' && /^-?\d{1,15}(\.\d+)?$/.test(value);
  const number = isText ? Number(value) : value;
  const fits = typeof number === 'number' && (whole ? Number.isSafeInteger(number) : Number.isFinite(number));
  return fits ? number : BAD;
}

function momentOf(value: unknown): unknown {
  if (typeof value === 'string') return Number.isNaN(Date.parse(value)) ? BAD : value;
  const moment = new Date(typeof value === 'number' ? value : Number.NaN);
  return Number.isNaN(moment.getTime()) ? BAD : moment.toISOString();
}

type Tuple = Extract<Shape, readonly unknown[]>;

function readTuple(shape: Tuple, value: unknown, pointer: string, note: Note): unknown {
  const [kind, ...rest] = shape;
  if (kind === '=') {
    const same = rest.find((constant) => constant === value || isSameText(constant, value));
    return same === undefined ? BAD : same;
  }
  if (kind === '|') {
    for (const choice of rest as Shape[]) {
      const misfits: Misfit[] = [];
      const result = read(choice, value, pointer, (misfit) => misfits.push(misfit));
      if (result === BAD) continue;
      misfits.forEach(note);
      return result;
    }
    return BAD;
  }
  const [inner = '*'] = rest as Shape[];
  if (kind === '[') {
    if (!Array.isArray(value)) return BAD;
    const items: unknown[] = value.map((item, place) => read(inner, item, `${pointer}/${place}`, note));
    const kept = items.filter((item) => item !== BAD);
    return withLeftOut(kept, items.length - kept.length);
  }
  if (!isRecord(value)) return BAD;
  const entries = Object.entries(value).map(([name, item]) => [
    name,
    read(inner, item, `${pointer}/${name}`, note),
  ]);
  return Object.fromEntries(entries.filter(([, item]) => item !== BAD));
}

function isSameText(constant: unknown, value: unknown): boolean {
  return (typeof value === 'string' || typeof value === 'number') && String(constant) === String(value);
}

function readObject(
  shape: Readonly<Record<string, Shape>>,
  value: unknown,
  pointer: string,
  note: Note,
): unknown {
  if (!isRecord(value)) return BAD;
  const result: Record<string, unknown> = {};
  for (const [key, inner] of Object.entries(shape)) {
    const optional = key.endsWith('?');
    const name = optional ? key.slice(0, -1) : key;
    const given = Object.hasOwn(value, name) ? value[name] : undefined;
    if (optional && (given === undefined || given === null)) continue;
    const readValue = read(inner, given, `${pointer}/${name}`, note);
    if (readValue !== BAD) result[name] = readValue;
    else if (!optional) return BAD;
  }
  return result;
}

function isTuple(shape: Shape): shape is Tuple {
  return Array.isArray(shape);
}

function isFields(shape: Shape): boolean {
  return typeof shape === 'object' && !Array.isArray(shape);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
