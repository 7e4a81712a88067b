import { expect, it } from 'vitest';
import { manifest, resolveBrand, said } from './fixture.ts';

const files = {
  'brands/aurora/assets/fair.svg':
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 21 9"><path d="M0 0"/></svg>',
  'brands/aurora/assets/large.svg': `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 21 9"><path d="${'M0 0'.repeat(80_000)}"/></svg>`,
};
const fair = { id: 'fair', picture: { wide: 'assets/fair.svg' }, title: 'aurora.fair' };
const all = { text: 'a.b', button: 'a.c', place: 2, when: { from: '2090-12-21' } };
const group = (members: object = {}, item: object = {}) => ({
  banners: [{ id: 'fairs', route: '/', source: 'manifest', items: [{ ...fair, ...item }], ...members }],
});

const seasons = { fair: { from: '2090-12-21', until: '2091-01-07' } };

it.each<[name: string, members: object, want: string[]]>([
  ['all is well', group(), []],
  ['it has everything', group({}, { ...all, to: { route: 'home' } }), []],
  [
    'it leads to an address, an action, or nowhere',
    group({
      items: [
        { ...fair, to: { href: 'https://a.b/' } },
        { ...fair, id: 'b', to: { action: 'customerService' } },
        { ...fair, id: 'c' },
      ],
    }),
    [],
  ],
  ['it comes with a season', { seasons, ...group({}, { when: { season: 'fair' } }) }, []],
  [
    'its group does not say that the manifest has the banners',
    group({ source: undefined }),
    [
      'aurora:10 «[{"id":"fair","picture":{"wide":"assets/fair.svg"},"title":"aurora.fair"}]» manifest-shape banners[fairs].items: expected no banners, since the platform is asked for those of this group, got a list of 1. Write "source": "manifest" beside "items".',
    ],
  ],
  [
    'its source is misspelt',
    group({ source: 'manifst' }),
    [
      'aurora:10 «"manifst"» manifest-shape banners[fairs].source: expected "platform" or "manifest", got "manifst". Did you mean "manifest"?',
    ],
  ],
  [
    'its group is empty',
    group({ items: [] }),
    [
      'aurora:10 «[]» manifest-shape banners[fairs].items: expected at least one banner, got an empty list. Add a banner, or leave out "source" where the platform has the group\'s banners.',
    ],
  ],
  [
    'its group is of a page that there is not',
    group({ route: '/fairs' }),
    [
      'aurora:10 «"/fairs"» unknown-reference banners[fairs].route: there is no route with the path "/fairs". Known: "/".',
    ],
  ],
  [
    'it has no picture',
    group({}, { picture: undefined }),
    [
      'aurora:10 «{"id":"fair","title":"aurora.fair"}» missing-key banners[fairs].items[fair]: "picture" is missing. Add "picture": write { "wide": "assets/fair.svg" }, and "phone" for narrow windows: files of the brand, each relative to the folder of the manifest that writes it.',
    ],
  ],
  [
    'its picture is a path alone',
    group({}, { picture: 'assets/fair.svg' }),
    [
      'aurora:10 «"assets/fair.svg"» manifest-shape banners[fairs].items[fair].picture: expected an object, got "assets/fair.svg" (a string). Write { "wide": "assets/fair.svg" }, and "phone" for narrow windows: files of the brand, each relative to the folder of the manifest that writes it.',
    ],
  ],
  [
    'its picture is for phones alone',
    group({}, { picture: { phone: 'assets/fair.svg' } }),
    [
      'aurora:10 «{"phone":"assets/fair.svg"}» missing-key banners[fairs].items[fair].picture: "wide" is missing. Add "wide": the picture, 21 wide by 9 high. Where words lie over it, it has no letters, and the part that counts stands in its right half: in languages that are read from the right it is turned around.',
    ],
  ],
  [
    'its picture does not exist',
    group({}, { picture: { wide: 'assets/fiar.svg' } }),
    [
      'aurora:10 «"assets/fiar.svg"» asset-missing banners[fairs].items[fair].picture.wide: brands/aurora/assets/fiar.svg does not exist. Did you mean "assets/fair.svg"?',
    ],
  ],
  [
    'its picture is too large',
    group({}, { picture: { wide: 'assets/large.svg' } }),
    [
      'aurora:10 «"assets/large.svg"» asset-too-large banners[fairs].items[fair].picture.wide: brands/aurora/assets/large.svg has 320077 bytes; 307200 is the most. Make the file smaller: fewer pixels, SVG, WebP or AVIF for pictures, a subset for fonts.',
    ],
  ],
  [
    'its picture is for another width',
    group({}, { picture: { wide: 'assets/fair.svg', tablet: 'assets/fair.svg' } }),
    [
      'aurora:10 «"tablet"» unknown-key banners[fairs].items[fair].picture: unknown key "tablet". Known: "wide" or "phone".',
    ],
  ],
  [
    'it has no words',
    group({}, { title: undefined }),
    [
      'aurora:10 «{"id":"fair","picture":{"wide":"assets/fair.svg"}}» missing-key banners[fairs].items[fair]: "title" is missing. Add "title": the headline, which is also told to visitors who cannot see the picture.',
    ],
  ],
  [
    'its title is a text',
    group({}, { title: 'Great fair!' }),
    [
      'aurora:10 «"Great fair!"» manifest-shape banners[fairs].items[fair].title: expected a message key such as nav.home, got "Great fair!". The headline, which is also told to visitors who cannot see the picture.',
    ],
  ],
  [
    'its button leads nowhere',
    group({}, { button: 'a.b' }),
    [
      'aurora:10 «{"id":"fair","picture":{"wide":"assets/fair.svg"},"title":"aurora.fair","button":"a.b"}» missing-key banners[fairs].items[fair]: "to" is missing. "button" only means something beside "to".',
    ],
  ],
  [
    'words would lie over words',
    group({}, { words: 'picture', text: 'a.b' }),
    [
      'aurora:10 «"a.b"» manifest-shape banners[fairs].items[fair].text: expected nothing, since the picture carries its own words, got "a.b". Leave it out, or write "words": "over".',
    ],
  ],
  [
    'it leads to a page that there is not',
    group({}, { to: { route: 'hoem' } }),
    [
      'aurora:10 «"hoem"» unknown-reference banners[fairs].items[fair].to.route: there is no route "hoem". Did you mean "home"?',
    ],
  ],
  [
    'its place is counted from 0',
    group({}, { place: 0 }),
    [
      'aurora:10 «0» manifest-shape banners[fairs].items[fair].place: expected an integer from 1 to 20, got 0. Place of the banner on the page, counted from 1. Default: as the order of the groups has it.',
    ],
  ],
])('a banner of the manifest: %s', (_name, members, want) => {
  expect(said(resolveBrand({ aurora: manifest(members) }, { files }))).toEqual(want);
});

it('a banner is changed and left out by the brand that inherits it', () => {
  const house = manifest({ id: 'house', ...group({ items: [fair, { ...fair, id: 'night' }] }) });
  const items = [
    { id: 'fair', picture: { phone: 'assets/fair.svg' } },
    { id: 'night', $remove: true },
  ];
  const aurora = manifest({ extends: 'house', banners: [{ id: 'fairs', items }] });
  const house2 = { 'brands/house/assets/fair.svg': files['brands/aurora/assets/fair.svg'] };
  const result = resolveBrand({ house, aurora }, { files: { ...files, ...house2 } });
  expect(said(result)).toEqual([]);
  expect(result.uses.assets.map(({ path }) => path)).toEqual([
    'brands/house/assets/fair.svg',
    'brands/aurora/assets/fair.svg',
  ]);
});
