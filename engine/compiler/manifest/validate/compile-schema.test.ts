import { expect, test } from 'vitest';
import { freezeDeep, type JsonValue } from '#compiler/manifest/json.ts';
import { compileSchema } from './compile-schema.ts';

const schema = {
  type: 'object',
  required: ['name'],
  additionalProperties: false,
  properties: {
    name: { type: 'string' },
    routes: { type: 'array', items: { $ref: '#/$defs/route' } },
    menu: { type: 'array', items: { $ref: '#/$defs/route' }, maxItems: 1 },
  },
  $defs: { route: { type: 'object', required: ['path'], properties: { path: { type: 'string' } } } },
};

function wrong(value: JsonValue): string[] {
  return compileSchema(schema)
    .check(value)
    .map(({ instancePath, keyword }) => `${instancePath} ${keyword}`);
}

test('a section that many values share is right in one place and may be wrong in another', () => {
  const shared = freezeDeep([{ path: '/' }, { path: '/a' }]);
  expect(wrong({ name: 'one', routes: shared })).toEqual([]);
  expect(wrong({ name: 'two', routes: shared })).toEqual([]);
  expect(wrong({ name: 'three', routes: shared, menu: shared })).toEqual(['/menu maxItems']);
  expect(wrong({ routes: shared })).toEqual([' required']);
  expect(wrong({ name: 'four', routes: shared, other: shared })).toEqual([' additionalProperties']);
  expect(wrong({ name: 'five', routes: [...shared, {}] })).toEqual(['/routes/2 required']);
  expect(wrong(shared)).toEqual([' type']);
});

test('a section that may still change is looked at each time', () => {
  const routes: { path: string | number }[] = [{ path: '/' }];
  expect(wrong({ name: 'one', routes })).toEqual([]);
  routes.push({ path: 1 });
  expect(wrong({ name: 'one', routes })).toEqual(['/routes/1/path type']);
});

test('a schema that holds members against each other is asked as a whole', () => {
  const { check } = compileSchema({ ...schema, dependentRequired: { menu: ['routes'] } });
  expect(check({ name: 'one', menu: [] }).map(({ keyword }) => keyword)).toEqual(['dependentRequired']);
});

test('a schema that refers to more than its definitions is asked as a whole', () => {
  const properties = { name: { type: 'string' }, also: { $ref: '#/properties/name' }, child: { $ref: '#' } };
  const { check, problem } = compileSchema({ type: 'object', additionalProperties: false, properties });
  expect(problem).toBeUndefined();
  expect(check({ also: 1 }).map(({ instancePath }) => instancePath)).toEqual(['/also']);
  expect(check({ child: { child: { name: 1 } } }).map(({ instancePath }) => instancePath)).toEqual([
    '/child/child/name',
  ]);
});

test('a schema that is not written as JSON Schema says is a problem, also in a part that nothing refers to', () => {
  const { problem } = compileSchema({ ...schema, $defs: { ...schema.$defs, other: { type: 'strin' } } });
  expect(problem).toContain('schema is invalid: data/$defs/other/type');
});
