import { describe, expect, it } from 'vitest';
import { compileSchema } from '#compiler/manifest/validate/compile-schema.ts';
import { composeSchema } from './compose-schema.ts';
import { sourceSchema } from './source-schema.ts';
import type { WidgetDefinition } from './widget-definition.ts';

const brand = {
  'schemas/brand/manifest.schema.json': {
    type: 'object',
    additionalProperties: false,
    required: ['schemaVersion', 'id', 'main'],
    properties: {
      $schema: { type: 'string' },
      schemaVersion: { const: 1 },
      id: { type: 'string' },
      main: { type: 'array', minItems: 1, items: { $ref: 'placement.schema.json' } },
      tags: { type: 'array', minItems: 1, items: { type: 'string' } },
      mode: { enum: ['a', 'b'] },
    },
  },
  'schemas/brand/placement.schema.json': {
    type: 'object',
    additionalProperties: false,
    required: ['id', 'widget'],
    properties: {
      id: { type: 'string' },
      widget: { type: 'string' },
      props: { type: 'object', default: {} },
      when: { $ref: './condition.schema.json', description: 'When it stands.' },
      slots: {
        type: 'object',
        additionalProperties: { type: 'array', items: { $ref: 'placement.schema.json' } },
      },
    },
  },
  'schemas/brand/condition.schema.json': {
    type: 'object',
    additionalProperties: false,
    properties: { audience: { type: 'array' }, not: { $ref: 'condition.schema.json' } },
  },
};
const portal = {
  'schemas/portal/sections.schema.json': {
    required: ['tenant'],
    properties: { tenant: { $ref: 'tenant.schema.json#/$defs/code' } },
  },
  'schemas/portal/conditions.schema.json': {
    properties: { audience: { type: 'array', items: { enum: ['visitor'] } } },
  },
  'schemas/portal/tenant.schema.json': { $defs: { code: { type: 'string' } } },
};
const grid: WidgetDefinition = {
  file: 'widgets/grid/widget.json',
  name: 'grid',
  title: '',
  description: '',
  component: 'Grid.tsx',
  regions: ['main'],
  slots: { tools: { description: 'Tools.' } },
  messages: [],
  features: [],
  followsHash: false,
  props: {
    type: 'object',
    required: ['size'],
    properties: {
      size: { $ref: '#/$defs/size' },
      where: { $ref: '../../schemas/brand/condition.schema.json' },
    },
    $defs: { size: { type: 'integer' } },
  },
};
const place = (props: object) => ({
  schemaVersion: 1,
  id: 'a',
  tenant: 't',
  main: [{ id: 'g', widget: 'grid', props }],
});

describe('the composed schema', () => {
  const composed = composeSchema({ brand, portal, widgets: [grid] });
  const { check, problem } = compileSchema(composed.root);
  const wrong = (value: object) =>
    check(value as never).map(({ instancePath, keyword }) => `${instancePath} ${keyword}`);

  it('is one document that can be compiled', () => {
    expect(problem).toBe(undefined);
    expect(composed.problems).toEqual([]);
  });

  it.each<[name: string, value: object, want: string[]]>([
    ['takes what is right', place({ size: 1 }), []],
    ['checks props by the widget', place({ size: '1' }), ['/main/0/props/size type', '/main/0 if']],
    [
      'takes no unknown props',
      place({ size: 1, sise: 2 }),
      ['/main/0/props additionalProperties', '/main/0 if'],
    ],
    ['asks for sections of the industry', { ...place({ size: 1 }), tenant: undefined }, [' required']],
    [
      'lets the industry narrow conditions, also in props',
      place({ size: 1, where: { not: { audience: ['x'] } } }),
      ['/main/0/props/where/not/audience/0 enum', '/main/0 if'],
    ],
  ])('%s', (_name, value, want) => {
    expect(wrong(JSON.parse(JSON.stringify(value)))).toEqual(want);
  });

  it('names references that lead nowhere', () => {
    const broken = {
      ...grid,
      props: { type: 'object', properties: { a: { $ref: '../other/widget.json' } } },
    };
    expect(composeSchema({ brand, portal, widgets: [broken] }).problems).toEqual([
      { file: 'widgets/grid/widget.json', what: '$ref: there is no schema widgets/other/widget.json' },
    ]);
  });
});

describe('the schema for editors', () => {
  const { check, problem } = compileSchema(sourceSchema(composeSchema({ brand, portal, widgets: [grid] })));
  const wrong = (value: object) =>
    check(value as never).map(({ instancePath, keyword }) => `${instancePath} ${keyword}`);
  const source = (more: object) => ({ schemaVersion: 1, id: 'a', ...more });

  it.each<[name: string, value: object, want: string[]]>([
    ['can be used', {}, [' required', ' required']],
    ['asks for version and id only', source({}), []],
    ['takes null', source({ tenant: null, mode: null, main: null, tags: null }), []],
    [
      'takes directives of list items',
      source({
        main: [
          { id: 'g', $remove: true },
          { id: 'h', $before: 'g' },
        ],
      }),
      [],
    ],
    ['takes no directives elsewhere', source({ $remove: true }), [' additionalProperties']],
    ['asks for the id of list items', source({ main: [{ widget: 'grid' }] }), ['/main/0 required']],
    ['takes props that are not complete', source({ main: [{ id: 'g', widget: 'grid', props: {} }] }), []],
    [
      'checks props of the widget',
      source({ main: [{ id: 'g', widget: 'grid', props: { size: 'x' } }] }),
      ['/main/0/props/size type', '/main/0/props/size type', '/main/0/props/size anyOf', '/main/0 if'],
    ],
    ['takes no empty list of plain values', source({ tags: [] }), ['/tags minItems']],
    ['takes no unknown key', source({ nmae: 1 }), [' additionalProperties']],
  ])('%s', (_name, value, want) => {
    expect(problem).toBe(undefined);
    expect(wrong(value)).toEqual(want);
  });
});
