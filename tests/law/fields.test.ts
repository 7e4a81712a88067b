import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const rooms = ['engine/runtime/kit', 'parts', 'widgets'];
/** Inputs that no keyboard writes into. */
const NOT_TYPED = ['checkbox', 'radio', 'file', 'hidden', 'range'];
/** Types of inputs that bring a keyboard along. */
const WITH_KEYBOARD = ['search', 'tel', 'email', 'password', 'date'];
/** Elements that are typed into, with what each has to say: those of the kit say the rest. */
const FIELDS: Readonly<Record<string, readonly ('keyboard' | 'autoComplete')[]>> = {
  input: ['keyboard', 'autoComplete'],
  Field: ['keyboard', 'autoComplete'],
  CodeField: ['autoComplete'],
  PasswordField: ['autoComplete'],
};

interface Attribute {
  readonly type: string;
  readonly name?: { readonly name: string };
  readonly value?: { readonly type: string; readonly value?: unknown } | null;
}

interface Node {
  readonly type?: string;
  readonly name?: { readonly name?: string };
  readonly attributes?: readonly Attribute[];
}

function* elementsOf(node: unknown): Generator<Node> {
  if (typeof node !== 'object' || node === null) return;
  if ((node as Node).type === 'JSXOpeningElement') yield node as Node;
  for (const part of Object.values(node)) yield* elementsOf(part);
}

/** Returns the facts that the fields of a source leave unsaid: name of the element, and what is missing. */
function unsaid(file: string, source: string): string[] {
  return [...elementsOf(parseSync(file, source).program)].flatMap(({ name, attributes = [] }) => {
    const element = name?.name ?? '';
    const expectedFacts = FIELDS[element];
    // Attributes that are handed on are said where they come from.
    if (!expectedFacts || attributes.some(({ type }) => type === 'JSXSpreadAttribute')) return [];
    const read = (attribute: string) => attributes.find((other) => other.name?.name === attribute)?.value;
    const type = String(read('type')?.value ?? 'text');
    const isLocked = attributes.some((other) => /^(readOnly|disabled)$/.test(other.name?.name ?? ''));
    if (NOT_TYPED.includes(type) || (isLocked && read('defaultValue') === undefined)) return [];
    const isSaid = {
      keyboard: WITH_KEYBOARD.includes(type) || read('inputMode') !== undefined,
      autoComplete: read('autoComplete') !== undefined,
    };
    return expectedFacts.filter((fact) => !isSaid[fact]).map((fact) => `${element} in ${file}: no ${fact}`);
  });
}

test('every field names its keyboard and what the browser may fill in', () => {
  const files = rooms.flatMap((room) =>
    readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.tsx') && !/\.(test|stories)\.tsx$|node_modules/.test(file))
      .map((file) => `${room}/${file}`),
  );
  const sources = files.map((file) => [file, readFileSync(join(root, file), 'utf8')] as const);
  expect(
    sources.filter(([, source]) => /<(input|Field|CodeField|PasswordField)\b/.test(source)).length,
  ).toBeGreaterThan(15);
  expect(sources.flatMap(([file, source]) => unsaid(file, source))).toEqual([]);
});

test('a field that says nothing is seen', () => {
  const source = 'export const a = <><Field name="a" /><input type="checkbox" /><input type="search" /></>;';
  expect(unsaid('a.tsx', source)).toEqual([
    'Field in a.tsx: no keyboard',
    'Field in a.tsx: no autoComplete',
    'input in a.tsx: no autoComplete',
  ]);
});
