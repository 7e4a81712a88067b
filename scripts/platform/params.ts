import type { SchemaFiles } from '@liveryjs/compiler/manifest';
import {
  isList,
  isObject,
  type JsonSchema,
  type JsonValue,
  textsIn,
  valueAt,
} from '@liveryjs/compiler/manifest';
import type { Operation } from '@liveryjs/workspace/types/contract/read-contract';

/** The values from which the parameters of trials are made. */
export interface Supplies {
  readonly host: string;
  readonly merchant: string | undefined;
  readonly language: string;
  /** Who is signed in, for calls that name the account. */
  readonly username: string | undefined;
  /** Values of earlier calls, by operationId. */
  readonly values: ReadonlyMap<string, unknown>;
  readonly now: Date;
}

/** Parameters that portals send wherever a call has them. */
const ALWAYS = ['language', 'merchant', 'pageNo', 'pageSize'];

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Parameters for a trial of a call: those that the call cannot do without, the language, and the first page.
 *
 * @param given values of parameters that this trial is made with
 * @returns why the call cannot be tried, where a parameter would have to come from an answer that there is not
 */
export function paramsFor(
  operation: Operation,
  schemas: SchemaFiles,
  supplies: Supplies,
  given: Readonly<Record<string, string>> = {},
): { readonly params: Readonly<Record<string, string>> } | { readonly missing: string } {
  const schema = schemas[operation.query ?? ''];
  const required = textsIn(schema?.required);
  const properties = isObject(schema?.properties) ? schema.properties : {};
  const params: Record<string, string> = {};
  for (const [name, part] of Object.entries(properties)) {
    if (!required.includes(name) && !(name in given) && !ALWAYS.includes(name)) continue;
    const value = given[name] ?? valueFor(name, resolved(part, schemas), operation, supplies);
    if (value !== undefined) params[name] = value;
    else if (required.includes(name)) return { missing: operation.trial[name] ?? name };
  }
  return { params };
}

function valueFor(
  name: string,
  schema: JsonSchema,
  { trial }: Operation,
  { host, merchant, language, username, values, now }: Supplies,
): string | undefined {
  const source = trial[name];
  if (source !== undefined) {
    const [call = '', ...keys] = source.split('/');
    const replyValue = valueAt(values.get(call) as JsonValue, `/${keys.join('/')}`);
    return typeof replyValue === 'string' || typeof replyValue === 'number' ? String(replyValue) : undefined;
  }
  if ('const' in schema) return String(schema.const);
  if (isList(schema.enum)) return String(schema.enum[0]);
  if ('default' in schema) return String(schema.default);
  const paramValues: Readonly<Record<string, string | undefined>> = {
    language,
    merchant,
    username,
    url: host,
    domain: host.replace(/:\d+$/, ''),
    // Nobody has it: a platform that takes it takes any.
    code: `nobody-${now.getTime().toString(36)}`,
    groupName: 'w_home',
    from: new Date(now.getTime() - 7 * DAY_MS).toISOString(),
    to: now.toISOString(),
    speed: '1',
    pageNo: '1',
    pageSize: '10',
  };
  return paramValues[name];
}

/** A part of a schema, or the schema that it refers to. */
export function resolved(part: JsonValue | undefined, schemas: SchemaFiles): JsonSchema {
  if (!isObject(part)) return {};
  const { $ref } = part;
  return typeof $ref === 'string' ? (schemas[`schemas/platform/${$ref}`] ?? {}) : part;
}
