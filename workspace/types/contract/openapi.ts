import {
  isObject,
  type JsonObject,
  type JsonSchema,
  type JsonValue,
  mapReferences,
  ownText,
  type SchemaFiles,
} from '@liveryjs/compiler/manifest';
import { opened } from './opened.ts';
import { type Contract, type Operation, operationsOf, type Stream } from './read-contract.ts';
import type { Example } from './read-examples.ts';

const failure = 'schemas/platform/failure-envelope.schema.json';
const headers = ['merchant', 'language'];

/** Examples of calls, by area and operationId. */
type Examples = ReadonlyMap<string, Readonly<Record<string, Example>>>;

/** The contract as whole OpenAPI 3.1 with its examples, for operators, other clients and any viewer of OpenAPI. */
export function openApi(contract: Contract, schemas: SchemaFiles, examples: Examples): JsonObject {
  const paths: Record<string, Record<string, JsonValue>> = {};
  for (const operation of operationsOf(contract)) {
    paths[operation.path] = {
      ...paths[operation.path],
      [operation.method]: operationObject(
        operation,
        contract,
        schemas,
        examples.get(operation.area)?.[operation.operationId],
      ),
    };
  }
  const { stream } = contract;
  if (stream) paths[stream.path] = { ...paths[stream.path], get: streamObject(stream, schemas) };
  return {
    openapi: '3.1.0',
    info: {
      title: 'Platform of a Livery portal',
      version: '1.0.0',
      summary: 'Every call that a portal makes.',
      description:
        'Every answer is an envelope: success, with the value; or not, with why. Shapes say what a portal reads: required is what no page can do without, and what an answer has besides is left out.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/', description: "The portal's own origin." }],
    security: [],
    tags: [...contract.areas].map(([name, { title }]) => ({ name, description: `${title}.` })),
    paths,
    components: {
      securitySchemes: {
        session: { type: 'http', scheme: 'bearer', description: 'The token that a login answers.' },
      },
      parameters: {
        merchant: {
          name: 'merchant',
          in: 'header',
          description:
            'Code of the merchant that the call is made for. The name of the header is this project’s own.',
          schema: { type: 'string' },
        },
        language: {
          name: 'language',
          in: 'header',
          description: 'Platform code of the page’s language. The name of the header is this project’s own.',
          schema: { type: 'string' },
        },
      },
      schemas: componentsOf(contract, schemas),
    },
  };
}

function operationObject(
  operation: Operation,
  contract: Contract,
  schemas: SchemaFiles,
  example: Example | undefined,
): JsonObject {
  const { area, operationId, summary, session, refusals, query, live } = operation;
  const value =
    operation.answer === undefined ? { type: 'null' } : { $ref: pointerOf(operation.answer, schemas) };
  const bearer = session === 'optional' ? [{}, { session: [] }] : [{ session: [] }];
  return {
    operationId,
    summary: firstSentence(summary),
    description: summary,
    tags: [area],
    ...(live.length > 0 && { 'x-live': [...live] }),
    ...(session !== 'none' && { security: bearer }),
    parameters: [
      ...headers.map((name) => ({ $ref: `#/components/parameters/${name}` })),
      ...Object.entries(operation.headers ?? {}).map(([name, constant]) => ({
        name,
        in: 'header',
        required: true,
        schema: { const: constant },
      })),
      ...(query === undefined ? [] : queryParameters(query, schemas, example?.query)),
    ],
    ...bodyOf(operation, schemas, example?.body),
    responses: {
      '200': {
        description: 'The result of the call.',
        content: json(
          {
            type: 'object',
            required: ['success'],
            properties: { success: { const: true }, value },
          },
          example && { success: true, value: example.answer },
        ),
      },
      ...Object.fromEntries(
        [...byStatus(refusals, contract)].map(([status, codes]) => [
          status,
          {
            description: codes.map((code) => `\`${code}\`: ${contract.refusals[code]?.meaning}`).join('\n'),
            content: json({ $ref: pointerOf(failure, schemas) }),
          },
        ]),
      ),
      '4XX': {
        description:
          'A refusal: error.code says why in a word for programs, message in a sentence for people.',
        content: json({ $ref: pointerOf(failure, schemas) }),
      },
      '5XX': {
        description: 'The platform has failed. A portal says so, and offers to try again.',
        content: json({ $ref: pointerOf(failure, schemas) }),
      },
    },
  };
}

function streamObject({ area, operationId, summary, event }: Stream, schemas: SchemaFiles): JsonObject {
  return {
    operationId,
    summary: firstSentence(summary),
    description: summary,
    tags: [area],
    security: [{}, { session: [] }],
    parameters: [
      ...headers.map((name) => ({ $ref: `#/components/parameters/${name}` })),
      {
        name: 'Last-Event-ID',
        in: 'header',
        description: 'The id of the last event that came, where somebody comes back.',
        schema: { type: 'string' },
      },
    ],
    responses: {
      '200': {
        description:
          'Events, for as long as somebody listens: each has the name of its topic, and data of this schema.',
        content: { 'text/event-stream': { schema: { $ref: pointerOf(event, schemas) } } },
      },
      '4XX': {
        description: 'There is no stream, or no such session: the portal asks at intervals.',
        content: json({ $ref: pointerOf(failure, schemas) }),
      },
    },
  };
}

function bodyOf(
  { body, bodyAs }: Operation,
  schemas: SchemaFiles,
  example: JsonObject | undefined,
): JsonObject {
  if (bodyAs === 'picture') {
    return { requestBody: { required: true, content: { 'image/png': {}, 'image/jpeg': {} } } };
  }
  if (body === undefined) return {};
  const schema = { $ref: pointerOf(body, schemas) };
  if (bodyAs === 'form') {
    return {
      requestBody: {
        required: true,
        content: { 'application/x-www-form-urlencoded': { schema, ...exampleOf(example) } },
      },
    };
  }
  if (bodyAs !== 'sealed') return { requestBody: { required: true, content: json(schema, example) } };
  return {
    requestBody: {
      required: true,
      description: 'The JSON of the schema, encrypted as a compact JWE with the key of getPublicKey.',
      content: {
        'application/jose': {
          schema: {
            type: 'string',
            contentMediaType: 'application/json',
            contentSchema: { ...schema, ...(example && { examples: [example] }) },
          },
        },
      },
    },
  };
}

function queryParameters(file: string, schemas: SchemaFiles, example: JsonObject | undefined): JsonObject[] {
  const { properties, required } = schemas[file] ?? {};
  return Object.entries(isObject(properties) ? properties : {}).map(([name, part]) => {
    const { description, ...schema } = pointed(isObject(part) ? part : {}, file, schemas) as JsonObject;
    return {
      name,
      in: 'query',
      ...(description !== undefined && { description }),
      ...(Array.isArray(required) && required.includes(name) && { required: true }),
      schema,
      ...exampleOf(example?.[name]),
    };
  });
}

/** Every shape that a call reaches, by its title. What an answer holds may hold more than is named, as portals read it. */
function componentsOf(contract: Contract, schemas: SchemaFiles): JsonObject {
  const operations = operationsOf(contract);
  const answers = [
    ...operations.flatMap(({ answer }) => answer ?? []),
    ...(contract.stream ? [contract.stream.event] : []),
  ];
  const answered = reachedFrom([failure, ...answers], schemas);
  const parts = operations.flatMap(({ query }) => (query === undefined ? [] : referencesOf(query, schemas)));
  const sent = reachedFrom([...operations.flatMap(({ body }) => body ?? []), ...parts], schemas);
  return Object.fromEntries(
    [...new Set([...answered, ...sent])].sort().map((file) => {
      const { $schema, ...schema } = pointed(schemas[file] ?? {}, file, schemas);
      return [nameOf(file, schemas), answered.has(file) ? opened(schema) : schema];
    }),
  );
}

function reachedFrom(files: readonly string[], schemas: SchemaFiles): ReadonlySet<string> {
  const reached = new Set(files);
  for (const file of reached) for (const other of referencesOf(file, schemas)) reached.add(other);
  return reached;
}

function referencesOf(file: string, schemas: SchemaFiles): string[] {
  const targetFiles: string[] = [];
  mapReferences(schemas[file] ?? {}, file, (target) => {
    targetFiles.push(target.file);
    return {};
  });
  return targetFiles;
}

function pointed(schema: JsonSchema, file: string, schemas: SchemaFiles): JsonSchema {
  return mapReferences(schema, file, (target) => ({
    $ref: pointerOf(target.file, schemas) + target.fragment,
  }));
}

function pointerOf(file: string, schemas: SchemaFiles): string {
  return `#/components/schemas/${nameOf(file, schemas)}`;
}

function nameOf(file: string, schemas: SchemaFiles): string {
  return ownText(schemas[file], 'title') ?? file;
}

function firstSentence(text: string): string {
  return /^.*?[.:](?= |$)/.exec(text)?.[0].replace(/[.:]$/, '') ?? text;
}

function json(schema: JsonSchema, example?: JsonValue): JsonObject {
  return { 'application/json': { schema, ...exampleOf(example) } };
}

function exampleOf(example: JsonValue | undefined): JsonObject {
  return example === undefined ? {} : { example };
}

function byStatus(codes: readonly string[], { refusals }: Contract): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const code of codes) {
    const status = String(refusals[code]?.status);
    groups.set(status, [...(groups.get(status) ?? []), code]);
  }
  return groups;
}
