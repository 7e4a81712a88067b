import type { JsonSchema } from '@liveryjs/compiler/manifest';

/** Path of the schema of a file of sources, relative to the workspace root: what such a file names in `$schema`. */
export const SOURCES_SCHEMA = '.livery/schemas/sources.schema.json';

/** The schema by which editors help with `messages/<CODE>.sources.json`, which is the same for all brands. */
export const sourcesSchema: JsonSchema = {
  type: 'object',
  description:
    'Digests of the texts that the translations in the file of messages beside it were made from. livery messages import writes them.',
  properties: { $schema: { type: 'string' } },
  additionalProperties: {
    type: 'string',
    pattern: '^[0-9a-f]{16}$',
    description:
      'The digest of the source of this translation. Without it the translation is taken to be current.',
    errorMessage:
      'A digest has 16 of the digits 0 to f. livery messages import writes it: take the entry out.',
  },
};
