import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const file = resolve(import.meta.dirname, '../../docs/specification/rows.md');

/** The ids of all rows of the portal's specification, in their order: `2.07`. */
export const SPECIFIED_ROWS: readonly string[] = [
  ...readFileSync(file, 'utf8').matchAll(/^- (\d\.\d\d) /gm),
].map(([, id = '']) => id);
