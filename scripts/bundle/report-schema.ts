import { PATTERNS } from '@liveryjs/workspace/names';
import { hostsSchema, ruleSchema } from './address-rules.ts';

const text = { type: 'string' };
const texts = { type: 'array', items: text };
const number = { type: 'number' };
const path = { type: 'string', pattern: PATTERNS.path };

const object = (
  properties: Readonly<Record<string, object>>,
  optional: Readonly<Record<string, object>> = {},
) => ({
  type: 'object',
  required: Object.keys(properties),
  properties: { ...properties, ...optional },
});

const sizes = object({ raw: number, gzip: number, brotli: number });

/** The shape of a bundle's report, each path of it inside the bundle: what a report names is read, linked and removed. */
export const reportSchema = object(
  {
    brand: text,
    domains: texts,
    inputHash: text,
    chunks: {
      type: 'array',
      items: object({
        ...{ file: path, sha256: text, raw: number, gzip: number, brotli: number },
        modules: { type: 'object', additionalProperties: number },
        why: { type: 'array', items: { type: 'object', additionalProperties: text } },
      }),
    },
    widgets: { type: 'object', additionalProperties: { type: 'array', items: { type: 'object' } } },
    routes: {
      type: 'array',
      items: object({
        ...{ path: text, files: texts, script: sizes, style: sizes },
        soon: object({ files: texts, script: sizes }),
      }),
    },
    budgets: {
      type: 'array',
      items: object({ path: text, kind: text, limit: number, actual: number, ok: { type: 'boolean' } }),
    },
    files: {
      type: 'object',
      propertyNames: path,
      additionalProperties: object({ raw: number, sha256: text }),
    },
  },
  { hsts: text, compressedFrom: number, rules: { type: 'array', items: ruleSchema }, hosts: hostsSchema },
);
