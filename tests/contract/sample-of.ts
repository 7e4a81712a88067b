import type { Shape } from '@liveryjs/schemas/contract/call';

/** The depth to which a form that holds itself is followed. */
const DEPTH = 3;

/** A value of a form, with every field and two items a list. */
export function sampleOf(shape: Shape, depth = DEPTH): unknown {
  if (typeof shape === 'function') return depth === 0 ? undefined : sampleOf(shape(), depth - 1);
  if (typeof shape === 'string') return plain[shape];
  if (isTuple(shape)) {
    const [kind, first] = shape;
    if (kind === '=') return first;
    if (kind === '|') return sampleOf(first as Shape, depth);
    const item = sampleOf(first as Shape, depth);
    if (kind === '{') return { some: item, other: item };
    return item === undefined ? [] : [item, structuredClone(item)];
  }
  const fields = Object.entries(shape).map(([name, inner]) => [
    name.replace(/\?$/, ''),
    sampleOf(inner, depth),
  ]);
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
}

const plain: Readonly<Record<string, unknown>> = {
  s: 'text',
  S: 'text',
  n: 1.5,
  i: 3,
  d: '10.50',
  t: '2026-11-22T10:00:00Z',
  b: true,
  k: 'm-1',
  '0': null,
  '*': { any: 'thing' },
};

/** Tells whether a value is of a form, to the letter. */
export function isOf(shape: Shape, value: unknown): boolean {
  if (typeof shape === 'function') return isOf(shape(), value);
  if (typeof shape === 'string') return checks[shape]?.(value) ?? false;
  if (isTuple(shape)) {
    const [kind, ...rest] = shape;
    if (kind === '=') return rest.includes(value as never);
    if (kind === '|') return (rest as Shape[]).some((choice) => isOf(choice, value));
    if (kind === '[') return Array.isArray(value) && value.every((item) => isOf(rest[0] as Shape, item));
    return isRecord(value) && Object.values(value).every((item) => isOf(rest[0] as Shape, item));
  }
  if (!isRecord(value)) return false;
  const innerShapes = new Map(Object.entries(shape).map(([name, inner]) => [name.replace(/\?$/, ''), inner]));
  const isWhole = Object.keys(shape).every((name) => name.endsWith('?') || Object.hasOwn(value, name));
  return isWhole && Object.entries(value).every(([name, item]) => isOf(innerShapes.get(name) ?? '0', item));
}

const checks: Readonly<Record<string, (value: unknown) => boolean>> = {
  s: (value) => typeof value === 'string',
  S: (value) => typeof value === 'string' && value !== '',
  n: Number.isFinite,
  i: Number.isSafeInteger,
  d: (value) => typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value),
  t: (value) => typeof value === 'string' && !Number.isNaN(Date.parse(value)),
  b: (value) => typeof value === 'boolean',
  k: (value) => (typeof value === 'string' ? value !== '' : Number.isSafeInteger(value)),
  '0': (value) => value === null,
  '*': () => true,
};

function isTuple(shape: Shape): shape is Extract<Shape, readonly unknown[]> {
  return Array.isArray(shape);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
