import type { Finding } from '#engine/issues/issue.ts';

const kib = (bytes: number) => `${Math.ceil(bytes / 1024)} KiB`;

/** From bytes to JSON: what is said of any JSON file (manifest, tokens, messages, widget.json). */
export const sourceFindings = {
  'file-missing': {
    title: 'A file does not exist',
    severity: 'error',
    message: ({ file }) => `${file} does not exist.`,
    hint: ({ hint }) => hint,
  } satisfies Finding<{ file: string; hint: string }>,
  'file-too-large': {
    title: 'A file is too large to be read',
    severity: 'error',
    message: ({ bytes, limit }) => `The file has ${kib(bytes)}; ${kib(limit)} is the most.`,
    hint: () => 'Move pictures and texts into files of their own.',
  } satisfies Finding<{ bytes: number; limit: number }>,
  'file-empty': {
    title: 'A file is empty',
    severity: 'error',
    message: () => 'The file is empty.',
    hint: () => 'Write a JSON object: at least {}.',
  } satisfies Finding<object>,
  'byte-order-mark': {
    title: 'A file starts with a byte order mark',
    severity: 'error',
    message: () => 'The file starts with a byte order mark, which JSON does not allow.',
    hint: () => 'Save the file as "UTF-8", not as "UTF-8 with BOM".',
  } satisfies Finding<object>,
  'bad-utf8': {
    title: 'A file is not UTF-8',
    severity: 'error',
    message: ({ offset, byte }) =>
      `Byte ${offset} (0x${byte.toString(16).toUpperCase().padStart(2, '0')}) is not valid UTF-8.`,
    hint: () => 'Save the file in the encoding UTF-8.',
  } satisfies Finding<{ offset: number; byte: number }>,
  'json-syntax': {
    title: 'A file is not JSON',
    severity: 'error',
    message: ({ what }) => `${what}.`,
    hint: ({ hint }) => hint,
  } satisfies Finding<{ what: string; hint: string }>,
  'json-depth': {
    title: 'JSON is nested too deep',
    severity: 'error',
    message: ({ limit }) => `Objects and lists are nested more than ${limit} deep.`,
    hint: () =>
      'Nothing in this file needs to stand that deep; look for brackets that are opened by mistake.',
  } satisfies Finding<{ limit: number }>,
  'json-not-object': {
    title: 'A file holds something other than an object',
    severity: 'error',
    message: ({ received }) => `Expected an object, got ${received}.`,
    hint: () => 'The outermost brackets must be { and }.',
  } satisfies Finding<{ received: string }>,
  'duplicate-key': {
    title: 'A key is written twice',
    severity: 'error',
    message: ({ path, key, line, column }) =>
      `${path}: ${JSON.stringify(key)} is written twice; first at ${line}:${column}.`,
    hint: () => 'Keep one of the two.',
  } satisfies Finding<{ path: string; key: string; line: number; column: number }>,
  'forbidden-key': {
    title: 'A key has a name that JavaScript reserves',
    severity: 'error',
    message: ({ path, key }) => `${path}: ${JSON.stringify(key)} cannot be used as a key.`,
    hint: () => 'Remove the key or give it another name.',
  } satisfies Finding<{ path: string; key: string }>,
  'more-issues': {
    title: 'There are more issues than are listed',
    severity: 'error',
    message: ({ count }) => `There are more issues of this kind; the first ${count} are listed.`,
    hint: () => 'Mend those first.',
  } satisfies Finding<{ count: number }>,
};
