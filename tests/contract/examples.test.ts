import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { openWorkspace } from '@liveryjs/workspace/open';
import { operationsOf, readContract } from '@liveryjs/workspace/types/contract/read-contract';
import { type Example, readExamples } from '@liveryjs/workspace/types/contract/read-examples';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const workspace = openWorkspace({ root });
const operations = operationsOf(readContract(workspace));
const examples = readExamples(workspace);

const ajv = new Ajv2020({
  allErrors: true,
  ownProperties: true,
  allowUnionTypes: true,
  formats: {
    uri: (text) => URL.canParse(text),
    'date-time': (text) => !Number.isNaN(Date.parse(text)),
    decimal: /^-?\d{1,30}(\.\d{1,20})?$/,
  },
});
for (const [file, schema] of Object.entries(workspace.schemas.platform))
  ajv.addSchema(schema, file.replace('schemas/platform/', ''));

/** Lists what is wrong with a part of an example; a part without a shape is not there. */
function mistakesIn(part: keyof Example, value: unknown, shape: string | undefined): string[] {
  if (shape === undefined) {
    const nothing = part === 'answer' ? null : undefined;
    return value === nothing ? [] : [`${part} has no shape in the contract`];
  }
  const validate = ajv.getSchema(shape.replace('schemas/platform/', ''));
  if (validate?.(value)) return [];
  return (validate?.errors ?? []).map(({ instancePath, message }) => `${part}${instancePath} ${message}`);
}

it('every call of the contract has an example, in the file of its area, and no other call has one', () => {
  const written = [...examples].flatMap(([area, calls]) =>
    Object.keys(calls).map((name) => `${area} ${name}`),
  );
  expect(written.sort()).toEqual(operations.map(({ area, operationId }) => `${area} ${operationId}`).sort());
});

it('each example is as the schemas say to the letter', () => {
  const wrong = operations.flatMap(({ area, operationId, query, body, answer }) => {
    const example = examples.get(area)?.[operationId];
    if (!example) return [];
    return [
      ...mistakesIn('query', example.query, query),
      ...mistakesIn('body', example.body, body),
      ...mistakesIn('answer', example.answer, answer),
    ].map((mistake) => `${operationId}: ${mistake}`);
  });
  expect(wrong).toEqual([]);
});

it('the whole OpenAPI shows the example of each call: its parameters, its body and its answer', () => {
  const { paths } = JSON.parse(readFileSync(resolve(root, 'schemas/generated/openapi.json'), 'utf8'));
  for (const { area, operationId, path, method, bodyAs } of operations) {
    const { parameters, requestBody, responses } = paths[path][method];
    const { query, body, answer } = examples.get(area)?.[operationId] ?? {};
    const given = parameters.flatMap(({ name, example }: { name?: string; example?: unknown }) =>
      example === undefined ? [] : [[name, example]],
    );
    expect(Object.fromEntries(given), operationId).toEqual(query ?? {});
    const [content] = Object.values<Record<string, unknown>>(requestBody?.content ?? {});
    const shown =
      bodyAs === 'sealed'
        ? (content as { schema: { contentSchema: { examples: unknown[] } } }).schema.contentSchema.examples[0]
        : content?.example;
    expect(shown, operationId).toEqual(body);
    expect(responses['200'].content['application/json'].example, operationId).toEqual({
      success: true,
      value: answer,
    });
  }
});
