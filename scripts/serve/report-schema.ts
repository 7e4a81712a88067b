import { PATTERNS } from '@liveryjs/workspace/names';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { type AddressRule, hostsSchema, ruleSchema } from '#scripts/bundle/address-rules.ts';

/** The part of a bundle's report that decides which files are served, and where. */
export interface ServedReport {
  readonly brand: string;
  readonly domains: readonly string[];
  readonly chunks: readonly { readonly file: string }[];
  readonly files: Readonly<Record<string, unknown>>;
  readonly rules?: readonly AddressRule[];
  readonly hosts?: Readonly<Record<string, string>>;
}

const file = { type: 'string', pattern: PATTERNS.path };

/** Tells whether a value has the shape of a report, each path of it inside the bundle: anybody may have written the file. */
export const isServedReport = new Ajv2020().compile<ServedReport>({
  type: 'object',
  required: ['brand', 'domains', 'chunks', 'files'],
  properties: {
    brand: { type: 'string', pattern: PATTERNS.brand },
    domains: { type: 'array', items: { type: 'string', pattern: '^[a-z0-9.-]{1,253}$' } },
    chunks: { type: 'array', items: { type: 'object', required: ['file'], properties: { file } } },
    files: { type: 'object', propertyNames: file },
    rules: { type: 'array', items: ruleSchema },
    hosts: hostsSchema,
  },
});
