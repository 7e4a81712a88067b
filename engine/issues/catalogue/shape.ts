import type { Finding } from '#engine/issues/issue.ts';
import { didYouMean } from '#engine/issues/words.ts';

export interface Mismatch {
  path: string;
  expected: string;
  received: string;
  hint: string;
}

const mismatch = ({ path, expected, received }: Mismatch) =>
  `${path}: expected ${expected}, got ${received}.`;

/** What a value must look like (JSON Schema). */
export const shapeFindings = {
  'manifest-shape': {
    title: 'A value of the manifest is not what it must be',
    severity: 'error',
    message: mismatch,
    hint: ({ hint }) => hint,
  } satisfies Finding<Mismatch>,
  'widget-props': {
    title: 'A setting of a widget is not what it must be',
    severity: 'error',
    message: mismatch,
    hint: ({ hint }) => hint,
  } satisfies Finding<Mismatch>,
  'unknown-key': {
    title: 'A key is not known',
    severity: 'error',
    message: ({ path, key }) => `${path}: unknown key ${JSON.stringify(key)}.`,
    hint: ({ nearest, known, see }) => `${didYouMean(nearest, known)}${see}`,
  } satisfies Finding<{
    path: string;
    key: string;
    nearest: string | undefined;
    known: readonly string[];
    see: string;
  }>,
  'id-unknown': {
    title: 'Something is changed that is not inherited',
    severity: 'error',
    message: ({ path, id, lacks }) =>
      `${path}: there is no inherited ${JSON.stringify(id)} to change, and a new one needs ${JSON.stringify(lacks)}.`,
    hint: ({ nearest, lacks }) =>
      `Did you mean ${JSON.stringify(nearest)}? Else add ${JSON.stringify(lacks)}.`,
  } satisfies Finding<{ path: string; id: string; lacks: string; nearest: string }>,
  'missing-key': {
    title: 'A key is missing',
    severity: 'error',
    message: ({ path, key }) => `${path}: ${JSON.stringify(key)} is missing.`,
    hint: ({ hint }) => hint,
  } satisfies Finding<{ path: string; key: string; hint: string }>,
};
