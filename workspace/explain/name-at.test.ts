import { expect, it } from 'vitest';
import { nameAt } from './name-at.ts';

const manifest = `{
  "extends": "house",
  "routes": [{ "id": "home", "main": [{ "id": "hot", "widget": "game-grid", "props": { "title": "nav.hot" } }] }],
  "domains": ["play.example"]
}`;
const tokens = '{ "color": { "$type": "color", "action": { "primary": { "$value": "{color.brand}" } } } }';

it.each<[path: string, text: string, piece: string, want: object | undefined]>([
  ['brands/a/brand.json', manifest, '"extends"', { name: '/extends' }],
  ['brands/a/brand.json', manifest, '"house"', { name: '/extends', value: 'house' }],
  ['brands/a/brand.json', manifest, '"hot"', { name: '/routes/home/main/hot/id', value: 'hot' }],
  ['brands/a/brand.json', manifest, '"title"', { name: '/routes/home/main/hot/props/title' }],
  [
    'brands/a/brand.json',
    manifest,
    '"nav.hot"',
    { name: '/routes/home/main/hot/props/title', value: 'nav.hot' },
  ],
  ['brands/a/brand.json', manifest, '"play.example"', { name: '/domains/0', value: 'play.example' }],
  ['brands/a/brand.json', manifest, '\n  "domains"', undefined],
  ['brands/a/brand.json', '{ "name": ', '"name"', { name: '/name' }],
  ['brands/a/tokens.json', tokens, '"primary"', { name: 'color.action.primary' }],
  ['brands/a/tokens.dark.json', tokens, '"{color', { name: 'color.action.primary', value: '{color.brand}' }],
  ['brands/a/messages/EN.json', '{ "nav.home": "Home" }', '"Home"', { name: 'nav.home', value: 'Home' }],
  ['brands/a/content/terms.EN.md', 'Terms', 'erms', undefined],
  ['brands/a/package.json', '{ "name": "a" }', '"name"', undefined],
  ['brands/a/brand.json', '{"a":'.repeat(20_000), '"a"', undefined],
])('in %s %s at %s', (path, text, piece, want) => {
  const spot = nameAt(path, text, text.indexOf(piece) + 1);
  expect(spot && { name: spot.name, ...(spot.value !== undefined && { value: spot.value }) }).toEqual(want);
});
