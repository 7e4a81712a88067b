import { resolve } from 'node:path';
import { memoryFiles } from '@liveryjs/compiler/manifest';
import { openWorkspace } from '@liveryjs/workspace/open';
import { jurisdictionSchemaOf, readJurisdictions } from '@liveryjs/workspace/open/read-jurisdictions';
import { describe, expect, it } from 'vitest';
import { home, manifest, resolveBrand, said } from './fixture.ts';

const workspace = openWorkspace({ root: resolve(import.meta.dirname, '../..') });
const schema = jurisdictionSchemaOf(workspace.schemas.brand, workspace.schemas.portal);

/** Reads a repository's own files of jurisdictions, by their names. */
function read(texts: Readonly<Record<string, string>>, folders = ['jurisdictions']) {
  const files = memoryFiles(
    Object.fromEntries(Object.entries(texts).map(([name, text]) => [`jurisdictions/${name}`, text])),
  );
  const { jurisdictions, issues } = readJurisdictions(files, folders, schema);
  return { jurisdictions, said: said({ issues, files }) };
}

const place = `{
  "name": "Quill",
  "minimumAge": 21,
  "features": ["limits"],
  "contents": [{ "id": "terms" }],
  "forbiddenCategories": ["LOTT", "FISH"]
}
`;
const { jurisdictions } = read({ 'XQ.json': place });

const legal = { id: 'legal', path: '/legal', title: 'route.legal.title' };
const terms = { id: 'terms', widget: 'notice', props: { content: 'terms', age: 21 } };
const link = { id: 'link', widget: 'next', props: { to: { route: 'legal' } } };
const footerLink = {
  id: 'end',
  widget: 'notice',
  props: { to: { id: 'legal', label: 'nav.legal', to: { route: 'legal' } } },
};
const sound = {
  jurisdiction: 'XQ',
  features: { limits: { fixed: true } },
  regions: { footer: [footerLink] },
  routes: [
    { ...home, main: [...home.main, link, { ...home.main[0], id: 'tips', when: { features: ['limits'] } }] },
    { ...legal, main: [terms] },
  ],
};
const english = { 'brands/aurora/content/terms.EN.md': '# Terms\n\nYou may play.\n' };

/** Returns the findings of a brand that differs from one which keeps all rules. */
function findings(members: object, files: Readonly<Record<string, string>> = english) {
  return said(resolveBrand({ aurora: manifest({ ...sound, ...members }) }, { jurisdictions, files }));
}

it('a brand that keeps the rules of its jurisdiction has no findings', () => {
  expect(findings({})).toEqual([]);
});

it('a brand that names no jurisdiction is held to no rules', () => {
  expect(findings({ jurisdiction: undefined, regions: undefined }, {})).toEqual([]);
});

it.each<[name: string, members: object, want: string, files?: Record<string, string>]>([
  [
    'a jurisdiction that is not known',
    { jurisdiction: 'XO' },
    '«"XO"» unknown-reference jurisdiction: there is no jurisdiction "XO". Did you mean "XQ"? To write one of your own, make jurisdictions/XO.json.',
  ],
  [
    'an age below the floor',
    { routes: [sound.routes[0], { ...legal, main: [{ ...terms, props: { content: 'terms', age: 18 } }] }] },
    '«18» rule-least routes[legal].main[terms].props.age is 18, and minimumAge of the jurisdiction XQ (jurisdictions/XQ.json:3) is 21. Write 21 or more at routes[legal].main[terms].props.age.',
  ],
  [
    'an age that nothing says',
    { routes: [sound.routes[0], { ...legal, main: [{ ...terms, props: { content: 'terms' } }] }] },
    '«"XQ"» rule-unsaid minimumAge of the jurisdiction XQ (jurisdictions/XQ.json:3) is 21, and nothing in this brand tells visitors so. Place a widget that does, with 21 or more in its settings: "notice".',
  ],
  [
    'a feature that the platform may switch off',
    { features: { limits: { module: 'LIMITS3' } } },
    '«{"module":"LIMITS3"}» rule-feature features.limits follows the module LIMITS3, which the platform may switch off, and the jurisdiction XQ (jurisdictions/XQ.json:4) asks for it to be on. Write "limits": { "module": null, "fixed": true } in "features".',
  ],
  [
    'a feature that is off',
    { features: { limits: { fixed: false } } },
    '«{"fixed":false}» rule-feature features.limits is off, and the jurisdiction XQ (jurisdictions/XQ.json:4) asks for it to be on. Write "limits": { "fixed": true } in "features".',
  ],
  [
    'a feature of another name',
    {
      features: { limit: { fixed: true } },
      routes: [
        {
          ...home,
          main: [...home.main, link, { ...home.main[0], id: 'tips', when: { features: ['limit'] } }],
        },
        sound.routes[1],
      ],
    },
    '«"XQ"» rule-feature features.limits is not there, and the jurisdiction XQ (jurisdictions/XQ.json:4) asks for it to be on. Does the file of the jurisdiction mean "limit"? Else write "limits": { "fixed": true } in "features".',
  ],
  [
    'a content that no page shows',
    { routes: [sound.routes[0], { ...legal, main: [{ ...terms, props: { age: 21 } }] }] },
    '«"XQ"» rule-content The content "terms" needs a page that everybody may open, by the jurisdiction XQ (jurisdictions/XQ.json:5): no page shows it. Add a route with a placement whose settings say "content": "terms", and write content/terms.<CODE>.md for each language.',
  ],
  [
    'a content that some visitors do not see',
    { routes: [sound.routes[0], { ...legal, main: [{ ...terms, when: { audience: ['member'] } }] }] },
    '«"XQ"» rule-content The content "terms" needs a page that everybody may open, by the jurisdiction XQ (jurisdictions/XQ.json:5): routes[legal].main[terms].props.content shows it only while routes[legal].main[terms].when holds. Take out routes[legal].main[terms].when: in a brand that inherits it, write "when": null.',
  ],
  [
    'a content behind a login',
    { access: { loginFirst: true, loginRoute: 'home' } },
    '«"XQ"» rule-content The content "terms" needs a page that everybody may open, by the jurisdiction XQ (jurisdictions/XQ.json:5): /legal is open to nobody but those who are logged in. Add "/legal" to access.open.',
  ],
  [
    'a content that the footer does not link',
    { regions: {} },
    '«"XQ"» rule-link The page with the content "terms" needs a link in the region footer, by the jurisdiction XQ (jurisdictions/XQ.json:5): none leads there. Add an entry with "to": { "route": "legal" } to a widget of regions.footer.',
  ],
  [
    'a link that comes and goes',
    { regions: { footer: [{ ...footerLink, when: { until: '2090-01-01' } }] } },
    '«"XQ"» rule-link The page with the content "terms" needs a link in the region footer, by the jurisdiction XQ (jurisdictions/XQ.json:5): regions.footer[end].props.to.to stands only while regions.footer[end].when holds. Take out regions.footer[end].when: in a brand that inherits it, write "when": null.',
  ],
  [
    'a content without a file in a language',
    {
      languages: {
        default: 'EN',
        supported: [
          { code: 'EN', locale: 'en' },
          { code: 'VI', locale: 'vi' },
        ],
      },
    },
    '«"XQ"» rule-language The content "terms" is missing in VI, and the jurisdiction XQ (jurisdictions/XQ.json:5) asks for it in every language that the brand offers. Write brands/aurora/content/terms.VI.md.',
  ],
  ...['', '\ufeff# Terms\n\n## More\n', '<!-- to be written -->\n\n---\n'].map(
    (text): [string, object, string, Record<string, string>] => [
      `a content that says nothing (${JSON.stringify(text)})`,
      {},
      '«"XQ"» rule-text The content "terms" says nothing in EN, and the jurisdiction XQ (jurisdictions/XQ.json:5) asks for it in every language that the brand offers. Write the text in brands/aurora/content/terms.EN.md: a heading alone says nothing.',
      { 'brands/aurora/content/terms.EN.md': text },
    ],
  ),
  [
    'a forbidden category',
    {
      routes: [
        sound.routes[0],
        { ...legal, main: [terms, { id: 'fish', widget: 'notice', props: { category: 'FISH' } }] },
      ],
    },
    '«"FISH"» rule-forbidden routes[legal].main[fish].props.category shows "FISH"; forbiddenCategories of the jurisdiction XQ (jurisdictions/XQ.json:6) names it. Take out routes[legal].main[fish], and the links there: what is inherited goes by "$remove": true, a name in a list by a list without it.',
  ],
  [
    'a widget that shows a forbidden category whatever its settings are',
    {
      routes: [
        sound.routes[0],
        { ...legal, main: [terms, { id: 'desk', widget: 'desk' }, { id: 'more', widget: 'desk' }] },
      ],
    },
    '«{"id":"desk","widget":"desk"}» rule-forbidden routes[legal].main[desk] shows "LOTT", and so does 1 more place; forbiddenCategories of the jurisdiction XQ (jurisdictions/XQ.json:6) names it. Take out routes[legal], and the links there: what is inherited goes by "$remove": true, a name in a list by a list without it.',
  ],
])('%s is found, with its rule and what to do', (_name, members, want, files) => {
  const brandFindings = findings(members, files).map((text) => text.replace(/^aurora:\d+ /, ''));
  expect(brandFindings).toEqual([want]);
});

it('what a brand inherits is blamed on the line in which the brand names the jurisdiction', () => {
  const parent = manifest({
    ...sound,
    id: 'base',
    jurisdiction: undefined,
    routes: [sound.routes[0], { ...legal, main: [{ ...terms, props: { content: 'terms', age: 16 } }] }],
  });
  const child =
    '{\n  "schemaVersion": 1,\n  "id": "aurora",\n  "extends": "base",\n  "name": "Aurora",\n  "domains": ["aurora.localhost"],\n  "jurisdiction": "XQ"\n}\n';
  const files = { 'brands/base/content/terms.EN.md': '# Terms\n\nYou may play.\n' };
  expect(said(resolveBrand({ base: parent, aurora: child }, { jurisdictions, files }))).toEqual([
    'aurora:7 «"XQ"» rule-least routes[legal].main[terms].props.age is 16, and minimumAge of the jurisdiction XQ (jurisdictions/XQ.json:3) is 21. Write 21 or more at routes[legal].main[terms].props.age.',
  ]);
});

describe('the file of a jurisdiction', () => {
  it('gives rules, each with its line, and is linked from the footer where it does not say from where', () => {
    expect(read({ 'XQ.json': place })).toEqual({
      jurisdictions: [
        {
          code: 'XQ',
          name: 'Quill',
          file: 'jurisdictions/XQ.json',
          rules: [
            { kind: 'least', key: 'minimumAge', value: 'minimumAge', least: 21, line: 3 },
            { kind: 'feature', name: 'limits', line: 4 },
            { kind: 'content', name: 'terms', linkedFrom: ['footer'], line: 5 },
            { kind: 'forbidden', key: 'forbiddenCategories', shown: 'gameCategory', name: 'LOTT', line: 6 },
            { kind: 'forbidden', key: 'forbiddenCategories', shown: 'gameCategory', name: 'FISH', line: 6 },
          ],
        },
      ],
      said: [],
    });
  });

  it.each<[name: string, files: Record<string, string>, want: string]>([
    [
      'a misspelt rule',
      { 'XQ.json': '{\n  "name": "Quill",\n  "minimumage": 21\n}\n' },
      'jurisdictions/XQ.json:3 «"minimumage"» unknown-key XQ.json: unknown key "minimumage". Did you mean "minimumAge"?',
    ],
    [
      'an age that is a text',
      { 'XQ.json': '{\n  "name": "Quill",\n  "minimumAge": "21"\n}\n' },
      'jurisdictions/XQ.json:3 «"21"» manifest-shape minimumAge: expected an integer from 1 to 99, got "21" (a string). Write 21 without quotes.',
    ],
    [
      'a category that there is not',
      { 'XQ.json': '{\n  "name": "Quill",\n  "forbiddenCategories": ["COCKFIGT"]\n}\n' },
      'jurisdictions/XQ.json:3 «"COCKFIGT"» manifest-shape forbiddenCategories[0]: expected "LOTT", "ELOTT", "LIVE", "FISH", "PVP", "SPORTS", "ESPORTS", "RNG", "EGAME" or "COCKFIGHT", got "COCKFIGT". Did you mean "COCKFIGHT"?',
    ],
    [
      'a name that is no code',
      { 'quill.json': place },
      'jurisdictions/quill.json:1 «{» jurisdiction-name "quill.json" is not named after a code, so that no brand can name it. Rename it to <CODE>.json: two capital letters, and after a hyphen up to three more or digits, such as XM.json or XM-N.json.',
    ],
  ])('%s is told with its line and what to do', (_name, files, want) => {
    expect(read(files).said).toEqual([want]);
  });

  it('may not have the code of another one', () => {
    const files = memoryFiles({ 'jurisdictions/XM.json': place, 'house/jurisdictions/XM.json': place });
    const { issues } = readJurisdictions(files, ['jurisdictions', 'house/jurisdictions'], schema);
    expect(said({ issues, files })).toEqual([
      'house/jurisdictions/XM.json:1 «{» jurisdiction-twice "XM" is also the jurisdiction of jurisdictions/XM.json. Give one of the two another code.',
    ]);
  });

  it('that comes with house is sound, and known to every brand', () => {
    expect(workspace.issues).toEqual([]);
    expect(workspace.names.jurisdictions).toEqual(['XM', 'XV']);
    expect(workspace.jurisdictions.every(({ rules }) => rules.length > 3)).toBe(true);
  });
});
