import { describe, expect, it } from 'vitest';
import { applyChanges } from './apply-changes.ts';
import { repairSyntax } from './repair-syntax.ts';

const inherited = {
  routes: [
    { id: 'home', main: [{ id: 'text', props: { to: { route: 'fair' } } }] },
    { id: 'fair', path: '/fair' },
  ],
  access: { open: ['/', '/fair'] },
};
const changed = (manifest: object, changes: Parameters<typeof applyChanges>[1], merged: object = inherited) =>
  JSON.parse(applyChanges(JSON.stringify(manifest, null, 2), changes, merged as typeof inherited, inherited));

describe('a change of what a brand comes to', () => {
  it('takes out what is inherited with $remove, or with null', () => {
    expect(
      changed({ id: 'a' }, [{ pointer: '/routes/1' }, { pointer: '/routes/0/main/0/props/to' }]),
    ).toEqual({
      id: 'a',
      routes: [
        { id: 'fair', $remove: true },
        { id: 'home', main: [{ id: 'text', props: { to: null } }] },
      ],
    });
  });

  it('takes out what is its own from its own file, and writes what does not merge as a whole', () => {
    const manifest = { routes: [{ id: 'shop', path: '/shop' }], title: 'a' };
    const merged = { ...inherited, routes: [...inherited.routes, ...manifest.routes], title: 'a' };
    expect(
      changed(
        manifest,
        [{ pointer: '/routes/2' }, { pointer: '/title' }, { pointer: '/access/open/1' }],
        merged,
      ),
    ).toEqual({ routes: [], access: { open: ['/'] } });
  });

  it('writes values where they belong, over what is inherited', () => {
    const manifest = { routes: [{ id: 'fair', title: 'x.y' }] };
    expect(
      changed(manifest, [
        { pointer: '/routes/1/path', value: '/market' },
        { pointer: '/access/open/1', value: '/market' },
      ]),
    ).toEqual({
      routes: [{ id: 'fair', title: 'x.y', path: '/market' }],
      access: { open: ['/', '/market'] },
    });
  });

  it('changes no other letter', () => {
    const text = '{\r\n\t"id" : "a",\r\n\t"routes": [ ]\r\n}\r\n';
    const out = applyChanges(text, [{ pointer: '/routes/1' }], inherited, inherited);
    expect(out.startsWith('{\r\n\t"id" : "a",\r\n\t"routes": [')).toBe(true);
    expect(JSON.parse(out).routes).toEqual([{ id: 'fair', $remove: true }]);
  });
});

it.each([
  ['{ "a": 1\n  "b": 2 }', '{ "a": 1,\n  "b": 2 }'],
  ['{ "a": [{ "b": 1 } { "c": 2 }] }', '{ "a": [{ "b": 1 }, { "c": 2 }] }'],
  ['{ "a": [1, 2,], }', '{ "a": [1, 2] }'],
  ['{ "a" 1 }', '{ "a": 1 }'],
  ['{ "a": True, "b": NULL }', '{ "a": true, "b": null }'],
  // Nobody knows what these were to say.
  ['{ "a": "b "c" }', undefined],
  ['{ "a": [1, 2 }', undefined],
  ['{ "a": ["b" "c"] }', undefined],
  ['', undefined],
])('of %s one right answer is %s', (text, want) => {
  expect(repairSyntax(text)).toBe(want);
});
