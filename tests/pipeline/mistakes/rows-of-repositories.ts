import type { Files } from './prepared.ts';
import { brandBeside, type RepositoryRow } from './repository.ts';

const groups = (text: string): Files => ({ 'brands/groups.json': text });
const place = (members: object, name = 'XQ.json'): Files => ({
  [`jurisdictions/${name}`]: JSON.stringify({ name: 'Quill', minimumAge: 18, ...members }, null, 2),
});

/** Groups of brands. */
export const groupings: Readonly<Record<string, RepositoryRow>> = {
  'a brand that is misspelt': [
    groups('{\n  "south": ["lotsu"]\n}'),
    'groups.json:2 «"lotsu"» group-member',
    'Did you mean "lotus"?',
  ],
  'a brand by its path': [
    groups('{\n  "south": ["brands/lotus"]\n}'),
    'groups.json:2 «"brands/lotus"» manifest-shape',
    'Write "lotus".',
  ],
  'a brand by its file': [
    groups('{\n  "south": ["lotus/brand.json"]\n}'),
    'groups.json:2 «"lotus/brand.json"» manifest-shape',
    'Write "lotus".',
  ],
  'brands in one text': [
    groups('{\n  "south": ["lotus, jade"]\n}'),
    'groups.json:2 «"lotus, jade"» manifest-shape',
    'Write "lotus", "jade".',
  ],
  'a brand by itself': [
    groups('{\n  "south": "lotus"\n}'),
    'groups.json:2 «"lotus"» manifest-shape',
    'Write ["lotus"].',
  ],
  'brands by themselves': [
    groups('{\n  "south": "lotus, jade"\n}'),
    'groups.json:2 «"lotus, jade"» manifest-shape',
    'Write ["lotus", "jade"].',
  ],
  'a group without its sign': [
    groups('{\n  "south": ["lotus"],\n  "all": ["south"]\n}'),
    'groups.json:3 «"south"» group-member',
    'Did you mean "@south"?',
  ],
  'a group that is misspelt': [
    groups('{\n  "south": ["lotus"],\n  "all": ["@suoth"]\n}'),
    'groups.json:3 «"@suoth"» group-member',
    'Did you mean "@south"?',
  ],
  'a name with its sign': [
    groups('{\n  "@south": ["lotus"]\n}'),
    'groups.json:2 «"@south"» manifest-shape',
    'Write "south".',
  ],
  'a name in capitals': [
    groups('{\n  "South": ["lotus"]\n}'),
    'groups.json:2 «"South"» manifest-shape',
    'Write "south".',
  ],
  'a name of two words': [
    groups('{\n  "south asia": ["lotus"]\n}'),
    'groups.json:2 «"south asia"» manifest-shape',
    'Write "south-asia".',
  ],
  'a condition by itself': [
    groups('{\n  "south": { "languages": "EN" }\n}'),
    'groups.json:2 «"EN"» manifest-shape',
    'Put [ and ] around it.',
  ],
  'a condition that there is not': [
    groups('{\n  "south": { "currency": ["VND"] }\n}'),
    'groups.json:2 «"currency"» unknown-key',
    'Known: "languages", "jurisdiction" or "extends".',
  ],
  'a condition in the singular': [
    groups('{\n  "south": { "language": ["EN"] }\n}'),
    'groups.json:2 «"language"» unknown-key',
    'Did you mean "languages"?',
  ],
  'a language in small letters': [
    groups('{\n  "south": { "languages": ["en"] }\n}'),
    'groups.json:2 «"en"» group-value',
    'Did you mean "EN"?',
  ],
  'a place that no brand has': [
    groups('{\n  "south": { "jurisdiction": ["XQ"] }\n}'),
    'groups.json:2 «"XQ"» group-value',
    'There is none to choose from.',
  ],
  'groups that hold each other': [
    groups('{\n  "a": ["@b"],\n  "b": ["@a"]\n}'),
    'groups.json:2 «"@b"» group-circle',
    'Take "@b" out here, and list the brands that are meant.',
  ],
  nothing: [
    groups('{\n  "south": null\n}'),
    'groups.json:2 «null» manifest-shape',
    'List brands, such as ["lotus"], or take the group out.',
  ],
  'a star': [
    groups('{\n  "south": ["*"]\n}'),
    'groups.json:2 «"*"» manifest-shape',
    'A brand, or with @ another group.',
  ],
  'a list': [
    groups('["lotus"]'),
    'groups.json:1 «["lotus"]» json-not-object',
    'The outermost brackets must be { and }.',
  ],
  'a comma too many': [
    groups('{\n  "south": ["lotus",]\n}'),
    'groups.json:2 «,» json-syntax',
    'Remove the comma.',
  ],
  'a file in the singular': [
    { 'brands/groups.json': undefined, 'brands/group.json': '{}' },
    'group.json:1 «{» file-unread',
    'Did you mean "groups.json"?',
  ],
  'a file with comments': [
    { 'brands/groups.json': undefined, 'brands/groups.jsonc': '{}' },
    'groups.jsonc:1 «{» file-unread',
    'Did you mean "groups.json"?',
  ],
  'a file in a brand': [
    { 'brands/lotus/groups.json': '{}' },
    'lotus/groups.json:1 «{» file-unread',
    'Did you mean "../groups.json"?',
  ],
};

/** Rules of places. */
export const places: Readonly<Record<string, RepositoryRow>> = {
  'an age in quotes': [
    place({ minimumAge: '18' }),
    'jurisdictions/XQ.json:3 «"18"» manifest-shape',
    'Write 18 without quotes.',
  ],
  'an age with a digit too many': [
    place({ minimumAge: 180 }),
    'jurisdictions/XQ.json:3 «180» manifest-shape',
    'A brand may ask for more.',
  ],
  'an age in small letters': [
    place({ minimumage: 18 }),
    'jurisdictions/XQ.json:4 «"minimumage"» unknown-key',
    'Did you mean "minimumAge"?',
  ],
  'a content by its name': [
    place({ contents: ['terms'] }),
    'jurisdictions/XQ.json:5 «"terms"» manifest-shape',
    'Write an object with "id" or "linkedFrom".',
  ],
  'a region that is misspelt': [
    place({ contents: [{ id: 'terms', linkedFrom: ['foter'] }] }),
    'jurisdictions/XQ.json:8 «"foter"» manifest-shape',
    'Did you mean "footer"?',
  ],
  'a key of a content in small letters': [
    place({ contents: [{ id: 'terms', linkedfrom: ['footer'] }] }),
    'jurisdictions/XQ.json:7 «"linkedfrom"» unknown-key',
    'Did you mean "linkedFrom"?',
  ],
  'a category that is misspelt': [
    place({ forbiddenCategories: ['LOTTO'] }),
    'jurisdictions/XQ.json:5 «"LOTTO"» manifest-shape',
    'Did you mean "LOTT"?',
  ],
  'a category in small letters': [
    place({ forbiddenCategories: ['lott'] }),
    'jurisdictions/XQ.json:5 «"lott"» manifest-shape',
    'Did you mean "LOTT"?',
  ],
  'no name': [
    place({ name: undefined }),
    'jurisdictions/XQ.json:1 «{» missing-key',
    'Add "name": name of the place as people say it.',
  ],
  'a code in small letters': [
    place({}, 'xq.json'),
    'jurisdictions/xq.json:1 «{» jurisdiction-name',
    'Rename it to <CODE>.json: two capital letters, and after a hyphen up t',
  ],
  'a name for a code': [
    place({}, 'Quill.json'),
    'jurisdictions/Quill.json:1 «{» jurisdiction-name',
    'Rename it to <CODE>.json: two capital letters, and after a hyphen up t',
  ],
  'another language of data': [
    { 'jurisdictions/XR.yaml': 'name: Quill' },
    'jurisdictions/XR.yaml:1 «n» file-unread',
    'Rename it, or remove it.',
  ],
  'a copy that is a text': [
    { 'jurisdictions/XQ.txt': '{}' },
    'jurisdictions/XQ.txt:1 «{» file-unread',
    'Rename it, or remove it.',
  ],
  'a list': [
    { 'jurisdictions/XQ.json': '[]' },
    'jurisdictions/XQ.json:1 «[]» json-not-object',
    'The outermost brackets must be { and }.',
  ],
  'a comma too many': [
    { 'jurisdictions/XQ.json': '{\n  "name": "Quill",\n}' },
    'jurisdictions/XQ.json:2 «,» json-syntax',
    'Remove the comma.',
  ],
};

/** Brands beside each other. */
export const brands: Readonly<Record<string, RepositoryRow>> = {
  'an abstract brand that no brand extends': [
    brandBeside('quill', { abstract: true }),
    'quill:10 «"abstract"» abstract-unextended',
    'Write "extends": "quill" in a brand',
  ],
  'an abstract brand below one that others extend': [
    brandBeside('quill', { abstract: true, extends: 'lotus', routes: undefined }),
    'quill:9 «"abstract"» abstract-unextended',
    'Write "extends": "quill" in a brand',
  ],
  'an abstract brand that only another one extends': [
    {
      ...brandBeside('quill', { abstract: true }),
      ...brandBeside('inner', { abstract: true, extends: 'quill', routes: undefined }),
    },
    'inner:9 «"abstract"» abstract-unextended',
    'livery remove inner takes the brand away',
  ],
};
