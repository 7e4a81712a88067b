import { resolve } from 'node:path';
import { memoryFiles } from '@liveryjs/compiler/manifest';
import { lookUp } from '@liveryjs/workspace/explain/look-up';
import { printAnswer } from '@liveryjs/workspace/explain/print-answer';
import { openWorkspace } from '@liveryjs/workspace/open';
import { nodeFiles } from '@liveryjs/workspace/open/node-files';
import { expect, it } from 'vitest';
import { home, manifest, smallest } from './fixture.ts';

const root = resolve(import.meta.dirname, '../..');
const disk = nodeFiles(root);

const page = (id: string) => ({ id, title: 'a.b', main: [] });
const house = manifest({
  id: 'house',
  abstract: true,
  theme: { ...smallest.theme, contrast: [{ id: 'body', text: 'color.text', on: 'color.ground' }] },
  panels: { desk: { title: 'a.b', default: 'first', pages: [page('first'), page('second')] } },
  routes: [
    {
      ...home,
      main: [
        { id: 'intro', widget: 'text' },
        { id: 'gone', widget: 'text' },
      ],
    },
  ],
});
const lotus = manifest({
  id: 'lotus',
  extends: 'house',
  theme: undefined,
  vendors: { offered: [{ id: 'AG', when: { audience: ['member'] } }] },
  routes: [{ id: 'home', main: [{ id: 'gone', $remove: true }] }],
});
const tokens = `{
  "color": { "$type": "color",
    "brand": { "$value": "#6142bf" },
    "text": { "$value": "{color.brand}" }, "ground": { "$value": "#ffffff" } },
  "glow": { "$type": "shadow", "$value": { "color": "{color.brand}", "offsetX": "0px", "offsetY": "0px", "blur": "1px" } }
}`;
const workspace = openWorkspace({
  root,
  files: memoryFiles({
    ...Object.fromEntries(
      ['schemas/brand', 'schemas/portal']
        .flatMap((folder) => disk.list(folder).map((name) => `${folder}/${name}`))
        .map((path) => [path, disk.read(path) ?? '']),
    ),
    'brands/house/brand.json': house,
    'brands/house/tokens.json': tokens,
    'brands/house/content/terms.EN.md': 'Terms.',
    'brands/lotus/brand.json': lotus,
    'brands/lotus/tokens.json': '{ "color": { "ground": { "$value": "#6142bf" } } }',
    'brands/lotus/content/terms.EN.md': 'Terms of Lotus.',
  }),
});

const plain = { bold: String, dim: String, red: String, green: String, yellow: String, cyan: String };

function told(name: string): string {
  const lookup = lookUp(workspace, 'lotus', name);
  if ('answer' in lookup) return printAnswer(lookup.answer, plain as never);
  return 'wrong' in lookup ? lookup.wrong : 'unreadable';
}

const colour = `#6142bf  colour of 4 tokens

  color.brand in dark
    "#6142bf" by house at brands/house/tokens.json:3:26

  color.ground in dark
    "#6142bf" by lotus at brands/lotus/tokens.json:1:36

  color.text in dark
    "{color.brand}" by house at brands/house/tokens.json:4:25, through color.brand

  glow in dark
    {"color":"{color.brand}","offsetX":"0px","offsetY":"0px","blur":"1px"} by house at brands/house/tokens.json:5:42, through color.brand`;

it.each<[name: string, want: string]>([
  ['#6142bf', colour],
  ['#6142BF', colour],
  ['rgb(97, 66, 191)', colour],
  ['#ffffff', 'No token of lotus has the colour #ffffff. The nearest is #6142bf, of color.brand.'],
  [
    'terms',
    `terms  content
  in EN: lotus at brands/lotus/content/terms.EN.md:1:1
    instead of house at brands/house/content/terms.EN.md:1:1

  Nothing in this brand shows it.`,
  ],
  ['desk=third', 'lotus has no page "third" in desk. Known: "first" or "second".'],
  ['tems', 'lotus has no value, token, message, content, asset or id "tems". Did you mean "terms"?'],
  ['itro', 'lotus has no value, token, message, content, asset or id "itro". Did you mean "intro"?'],
])('%s', (name, want) => {
  expect(told(name)).toBe(want);
});

it.each<[name: string, pointer: string, by: string]>([
  ['intro', '/routes/home/main/intro', 'written at brands/house/brand.json:9:'],
  ['AG', '/vendors/offered/AG', 'written at brands/lotus/brand.json:10:'],
  ['/?desk=second', '/panels/desk/pages/second', 'written at brands/house/brand.json:11:'],
  ['desk=first', '/panels/desk/pages/first', 'written at brands/house/brand.json:11:'],
  ['terms.EN.md', 'terms  content', 'in EN: lotus at'],
  ['gone', '/routes/home/main/gone  removed', 'removed with "$remove": true by lotus at'],
])('%s is found by what it is called', (name, pointer, by) => {
  const answer = told(name);
  expect(answer.startsWith(pointer)).toBe(true);
  expect(answer).toContain(by);
});
