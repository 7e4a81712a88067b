import type { Issue } from '@liveryjs/compiler/issues';
import { PATTERNS } from '@liveryjs/workspace/names';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { JobsOptions } from 'bullmq';

/** The queue's name, and what its keys in Redis begin with. */
export const QUEUE = { name: 'brands', prefix: 'livery' };

/** One brand to build. Who asks and who builds have the same files: a job names them and holds none. */
export interface Job {
  readonly brand: string;
  /** Hash of all that the bundle is to be made from. */
  readonly inputHash: string;
  /** Why workers cannot build it, by the worker's name. */
  readonly refusals?: Readonly<Record<string, string>>;
  /** The troubles that workers have with it at the moment, by the worker's name: they try it again. */
  readonly troubles?: Readonly<Record<string, string>>;
}

/** Its place in a file is found where the manifest is read, and not believed. */
type OutcomeIssue = Omit<Issue, 'file' | 'line' | 'column'> &
  Partial<Pick<Issue, 'file' | 'line' | 'column'>>;

/** The outcome of a job. The bundle itself goes by another way. */
export type Outcome =
  | { readonly state: 'built'; readonly milliseconds: number }
  | { readonly state: 'failed'; readonly milliseconds: number; readonly issues: readonly OutcomeIssue[] };

const text = { type: 'string', maxLength: 10_000 };
const sentence = { ...text, minLength: 1 };
const sentences = { type: 'object', maxProperties: 1000, additionalProperties: text };
const milliseconds = { type: 'number', minimum: 0 };

const ajv = new Ajv2020({ allowUnionTypes: true });

/** Tells whether a value has the shape of a job: whoever reaches Redis may have written it. */
export const isJob = ajv.compile<Job>({
  type: 'object',
  required: ['brand', 'inputHash'],
  properties: {
    brand: { type: 'string', pattern: PATTERNS.brand },
    inputHash: { type: 'string', pattern: '^[0-9a-f]{64}$' },
    refusals: sentences,
    troubles: sentences,
  },
});

/** Tells whether a value has the shape of what became of a job: whoever reaches Redis may have written it. */
export const isOutcome = ajv.compile<Outcome>({
  type: 'object',
  required: ['state', 'milliseconds'],
  oneOf: [
    { properties: { state: { const: 'built' }, milliseconds } },
    {
      required: ['issues'],
      properties: {
        state: { const: 'failed' },
        milliseconds,
        issues: {
          type: 'array',
          minItems: 1,
          contains: { type: 'object', properties: { severity: { const: 'error' } } },
          items: {
            type: 'object',
            required: ['code', 'severity', 'pointer', 'message', 'hint'],
            properties: {
              code: sentence,
              severity: { enum: ['error', 'warning'] },
              // A file of code, below the root; none where only the manifest knows the place.
              file: { ...text, pattern: '^(?!/)(?!.*\\.\\.)' },
              line: { type: 'integer', minimum: 1 },
              column: { type: 'integer', minimum: 1 },
              pointer: text,
              message: sentence,
              hint: sentence,
              // Any value that JSON has but null.
              meant: { type: ['string', 'number', 'boolean', 'array', 'object'] },
              changes: {
                type: 'array',
                items: { type: 'object', required: ['pointer'], properties: { pointer: text } },
              },
            },
          },
        },
      },
    },
  ],
});

const HOUR_S = 3600;

/** A job is known by what it makes: handing out the same twice makes no second one. */
export function jobId(inputHash: string): string {
  return `brand-${inputHash}`;
}

/** A worker's trouble is no attempt: what is tried again here is an error that nobody has foreseen. */
export const JOB_OPTIONS: JobsOptions = {
  attempts: 4,
  backoff: { type: 'exponential', delay: 1000 },
  removeOnComplete: { age: HOUR_S },
  removeOnFail: { age: HOUR_S },
  stackTraceLimit: 0,
};

/** A worker that has not said for so long that it is at work is not any more; its brand goes to another. */
export const LOCK_MS = 10_000;
/** The most times that a brand goes to another worker because the one before has ended. */
export const MOST_STALLED = 3;
