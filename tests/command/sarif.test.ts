import standard from '@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json' with { type: 'json' };
import { Ajv } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestProject, livery, type TestProject } from './test-command.ts';

let project: TestProject;
beforeAll(() => {
  project = createTestProject();
});
afterAll(() => project.remove());

const text = { type: 'object', required: ['text'], properties: { text: { type: 'string', minLength: 1 } } };
const positive = { type: 'integer', minimum: 1 };

/** The schema of what code-scanning services require of a log beside the standard. */
const sarif = {
  type: 'object',
  required: ['version', 'runs', '$schema'],
  additionalProperties: false,
  properties: {
    $schema: { type: 'string', format: 'uri' },
    version: { const: '2.1.0' },
    runs: {
      type: 'array',
      minItems: 1,
      items: {
        type: 'object',
        required: ['tool', 'results'],
        additionalProperties: false,
        properties: {
          tool: {
            type: 'object',
            required: ['driver'],
            properties: {
              driver: {
                type: 'object',
                required: ['name'],
                properties: {
                  name: { type: 'string' },
                  rules: {
                    type: 'array',
                    uniqueItems: true,
                    items: {
                      type: 'object',
                      required: ['id', 'shortDescription', 'defaultConfiguration'],
                      properties: {
                        id: { type: 'string' },
                        shortDescription: text,
                        defaultConfiguration: {
                          type: 'object',
                          properties: { level: { enum: ['none', 'note', 'warning', 'error'] } },
                        },
                      },
                    },
                  },
                },
              },
            },
          },
          columnKind: { enum: ['utf16CodeUnits', 'unicodeCodePoints'] },
          results: {
            type: 'array',
            items: {
              type: 'object',
              required: ['message', 'ruleId', 'ruleIndex', 'level', 'locations'],
              additionalProperties: false,
              properties: {
                ruleId: { type: 'string' },
                ruleIndex: { type: 'integer', minimum: 0 },
                level: { enum: ['none', 'note', 'warning', 'error'] },
                message: text,
                locations: {
                  type: 'array',
                  minItems: 1,
                  items: {
                    type: 'object',
                    required: ['physicalLocation'],
                    additionalProperties: false,
                    properties: {
                      physicalLocation: {
                        type: 'object',
                        required: ['artifactLocation', 'region'],
                        additionalProperties: false,
                        properties: {
                          artifactLocation: {
                            type: 'object',
                            required: ['uri'],
                            additionalProperties: false,
                            properties: {
                              uri: { type: 'string', pattern: "^[A-Za-z0-9%._~!$&'()*+,;=@/-]+$" },
                              uriBaseId: { type: 'string' },
                            },
                          },
                          region: {
                            type: 'object',
                            required: ['startLine'],
                            additionalProperties: false,
                            properties: { startLine: positive, startColumn: positive, endColumn: positive },
                          },
                        },
                      },
                      logicalLocations: {
                        type: 'array',
                        items: {
                          type: 'object',
                          additionalProperties: false,
                          properties: { fullyQualifiedName: { type: 'string' }, kind: { type: 'string' } },
                        },
                      },
                    },
                  },
                },
              },
            },
          },
        },
      },
    },
  },
};

const validate = new Ajv2020({ allErrors: true, formats: { uri: /^https:\/\// } }).compile(sarif);

const { $schema: _, id: __, ...schema } = standard;
/** The schema of SARIF 2.1.0 that logs name: draft 4 of JSON Schema, of which it uses nothing that draft 7 has not. */
const validateStandard = new Ajv({
  strict: false,
  allErrors: true,
  unicodeRegExp: false,
  formats: {
    uri: (text: string) => URL.canParse(text),
    'uri-reference': (text: string) => URL.canParse(text, 'file:///root/'),
    'date-time': true,
  },
}).compile(schema);

/** The faults of a log by both schemas. */
function faultsOf(log: unknown) {
  validate(log);
  validateStandard(log);
  return [...(validate.errors ?? []), ...(validateStandard.errors ?? [])];
}

it('the standard refuses a log that is none', () => {
  const log = {
    version: '2.1.0',
    runs: [{ tool: { driver: { name: 'x' } }, results: [{ level: 'fatal' }] }],
  };
  expect(validateStandard(log)).toBe(false);
  expect(validateStandard.errors?.map(({ instancePath }) => instancePath)).toEqual([
    '/runs/0/results/0',
    '/runs/0/results/0/level',
  ]);
});

it('is valid when there is nothing to say', async () => {
  const { code, out } = await livery(project.root, 'check', '--format', 'sarif');
  expect([code, faultsOf(JSON.parse(out))]).toEqual([0, []]);
});

it('is valid with findings, each with its rule and its place', async () => {
  project.write('brands/brand #1 (ä)/brand.json', '{');
  project.write(
    'brands/demo/brand.json',
    '{ "schemaVersion": 1, "id": "demo", "extends": "bas", "id": "x" }',
  );
  const { code, out } = await livery(project.root, 'check', '--format', 'sarif');
  const log = JSON.parse(out);
  expect([code, faultsOf(log)]).toEqual([1, []]);
  const [{ tool, results }] = log.runs;
  expect(results.length).toBeGreaterThan(2);
  for (const { ruleId, ruleIndex } of results) expect(tool.driver.rules[ruleIndex].id).toBe(ruleId);
  expect(results[0].locations[0].physicalLocation.artifactLocation.uri).toBe(
    'brands/brand%20%231%20(%C3%A4)/brand.json',
  );
});
