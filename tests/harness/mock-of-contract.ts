import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import openApi from '@liveryjs/schemas/generated/openapi.json' with { type: 'json' };

type Json = Readonly<Record<string, unknown>>;

export interface MockPlatform {
  readonly url: string;
  close(): Promise<void>;
}

/** Numbers that a mock draws: none of them is a status of the specification. */
const NUMBER = 7;

/**
 * Starts what a tool makes of the contract that knows no more than its shapes: every call succeeds, with what the schema
 * requires and no more, empty lists and texts without a meaning.
 *
 * @param change what a call answers in the place of that, by operationId
 */
export async function startMockOfContract(change: Json = {}): Promise<MockPlatform> {
  const paths = openApi.paths as unknown as Readonly<Record<string, Readonly<Record<string, Json>>>>;
  const server = createServer(({ url = '/', method = 'GET' }, response) => {
    const call = paths[new URL(url, 'http://mock').pathname]?.[method.toLowerCase()];
    const name = String(call?.operationId);
    const value = name in change ? change[name] : call && mocked(answerSchema(call));
    response.writeHead(call ? 200 : 404, { 'content-type': 'application/json' });
    response.end(JSON.stringify(call ? { success: true, value } : { success: false }));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}

function answerSchema(call: Json): Json {
  const { responses } = call as { responses: Record<string, { content: Record<string, { schema: Json }> }> };
  const schema = responses['200']?.content['application/json']?.schema as { properties: { value: Json } };
  return schema.properties.value;
}

function mocked(schema: Json): unknown {
  const { $ref, anyOf, type, properties = {}, required = [], enum: list, const: constant } = schema;
  if (typeof $ref === 'string')
    return mocked(
      (openApi.components.schemas as unknown as Record<string, Json>)[$ref.split('/').at(-1) ?? ''] ?? {},
    );
  if (Array.isArray(anyOf)) return mocked(anyOf[0]);
  if (constant !== undefined) return constant;
  if (Array.isArray(list)) return list[0];
  switch (Array.isArray(type) ? type[0] : type) {
    case 'array':
      return [];
    case 'object':
      return Object.fromEntries(
        Object.entries(properties as Record<string, Json>)
          .filter(([name]) => (required as string[]).includes(name) || name === 'status')
          .map(([name, part]) => [name, mocked(part)]),
      );
    case 'integer':
    case 'number':
      return NUMBER;
    case 'boolean':
      return true;
    case 'null':
      return null;
    default:
      return 'string';
  }
}
