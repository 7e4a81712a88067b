import { Ajv2020, type Options } from 'ajv/dist/2020.js';
import { formats } from './formats.ts';
import { annotations } from './schema-words.ts';

/** A validator with this project's formats and annotations: JSON Schema 2020-12, all errors, own keys only. */
export function createAjv(options: Options = {}): Ajv2020 {
  const ajv = new Ajv2020({
    allErrors: true,
    verbose: true,
    ...options,
    ownProperties: true,
    strict: true,
    strictTypes: false,
    strictRequired: false,
    strictTuples: false,
    logger: false,
    // To make the code smaller takes longer than all else, and it is no faster for it.
    code: { optimize: false },
  });
  for (const keyword of annotations) ajv.addKeyword({ keyword });
  for (const [name, validate] of Object.entries(formats)) ajv.addFormat(name, { type: 'string', validate });
  return ajv;
}
