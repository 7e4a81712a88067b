import type { Change, Finding, Meant } from '#compiler/issues/issue.ts';
import { didYouMean, oneOf } from '#compiler/issues/words.ts';

export interface Mismatch {
  path: string;
  expected: string;
  received: string;
  hint: string;
}

const mismatch = ({ path, expected, received }: Mismatch) =>
  `${path}: expected ${expected}, got ${received}.`;

/** The findings about the shape of a value (JSON Schema). */
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
    hint: ({ nearest, known, see, hint = didYouMean(nearest, known) }) => `${hint}${see}`,
  } satisfies Finding<{
    path: string;
    key: string;
    nearest: string | undefined;
    known: readonly string[];
    see: string;
    meant?: Meant | null;
    hint?: string | undefined;
    changes?: readonly Change[] | undefined;
  }>,
  'id-unknown': {
    title: 'Something is changed that is not inherited',
    severity: 'error',
    message: ({ path, id, lacks }) =>
      `${path}: there is no inherited ${JSON.stringify(id)} to change, and a new one needs ${JSON.stringify(lacks)}.`,
    hint: ({ nearest, lacks }) =>
      `Did you mean ${JSON.stringify(nearest)}? Else add ${JSON.stringify(lacks)}.`,
  } satisfies Finding<{ path: string; id: string; lacks: string; nearest: string }>,
  'id-elsewhere': {
    title: 'Something is changed where it does not stand',
    severity: 'error',
    message: ({ path, id, lacks, places }) =>
      `${path}: there is no inherited ${JSON.stringify(id)} here to change, and a new one needs ${JSON.stringify(lacks)}; ${JSON.stringify(id)} stands at ${oneOf(places).replaceAll('"', '')}.`,
    hint: ({ places }) => `Write what is to be changed there: at ${oneOf(places).replaceAll('"', '')}.`,
  } satisfies Finding<{ path: string; id: string; lacks: string; places: readonly string[] }>,
  'widget-replaced': {
    title: 'Settings of an inherited placement do not fit its new widget',
    severity: 'error',
    message: ({ path, id, widget, fault }) =>
      `${path}: this brand inherits the placement ${JSON.stringify(id)}, whose settings stay though it shows ${widget} here: ${fault}`,
    hint: ({ id, keys }) =>
      `Give the new placement an id of its own${keys.length === 0 ? '' : `, or take out what it inherits: ${keys.map((key) => `${JSON.stringify(key)}: null`).join(', ')}`}. ${JSON.stringify(id)} goes by "$remove": true.`,
  } satisfies Finding<{ path: string; id: string; widget: string; fault: string; keys: readonly string[] }>,
  'missing-key': {
    title: 'A key is missing',
    severity: 'error',
    message: ({ path, key }) => `${path}: ${JSON.stringify(key)} is missing.`,
    hint: ({ hint }) => hint,
  } satisfies Finding<{ path: string; key: string; hint: string }>,
};
