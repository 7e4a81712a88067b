import { readFileSync } from 'node:fs';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, it } from 'vitest';

const file = new URL('../../schemas/generated/openapi.json', import.meta.url);

it('the contract is OpenAPI that a linter made for OpenAPI has nothing to say against', async () => {
  const config = await createConfig({
    extends: ['recommended'],
    // A choice between two properties is written by what each of its forms requires.
    rules: { 'no-required-schema-properties-undefined': 'off' },
  });
  const problems = await lintFromString({ source: readFileSync(file, 'utf8'), config });
  expect(problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual(
    [],
  );
});

it('no failure of the contract says that it succeeded', () => {
  const { paths, components } = JSON.parse(readFileSync(file, 'utf8'));
  expect(components.schemas.FailureEnvelope.properties.success).toMatchObject({ const: false });
  const failures = Object.values<Record<string, { responses: Record<string, unknown> }>>(paths)
    .flatMap((methods) => Object.values(methods))
    .flatMap(({ responses }) => Object.entries(responses).filter(([status]) => status !== '200'));
  expect(failures.length).toBeGreaterThan(200);
  for (const [, response] of failures)
    expect(response).toMatchObject({
      content: { 'application/json': { schema: { $ref: '#/components/schemas/FailureEnvelope' } } },
    });
});

it('an answer may hold more than the contract names, as portals read it, and a request may not', () => {
  const { components } = JSON.parse(readFileSync(file, 'utf8'));
  const closed = Object.entries(components.schemas).flatMap(([name, schema]) =>
    JSON.stringify(schema).includes('"additionalProperties":false') ? name : [],
  );
  expect(closed.length).toBeGreaterThan(50);
  // The two are parts of requests.
  expect(closed.filter((name) => !name.endsWith('Request'))).toEqual(['BotProof', 'PayoutAccountChoice']);
  const { RequestOutcome: schema } = components.schemas;
  const isOutcome = new Ajv2020().compile(schema);
  expect(isOutcome({ state: 'VOID', at: '2026-01-01T00:00:00Z' })).toBe(true);
  expect(isOutcome({ at: '2026-01-01T00:00:00Z' })).toBe(false);
});
