import { resolve } from 'node:path';
import { loadBrand, openWorkspace } from '@liveryjs/workspace/open';
import { withFiles } from '@liveryjs/workspace/open/with-files';
import { expect, it } from 'vitest';
import { brandIssues } from './brand-issues.ts';

const root = resolve(import.meta.dirname, '../..');
const disk = openWorkspace({ root });
const brand = `{
  "schemaVersion": 1, "id": "lotus", "extends": "house", "name": "Lotus", "domains": ["lotus.localhost"],
  "features": { "pointsMall": { "module": "PTSSYS3" } },
  "routes": [{ "id": "fish", "main": [{ "id": "vendors", "props": { "category": "EGAME" } }] }],
  "platform": { "imageOrigins": ["https://img.example"], "gameOrigins": ["https://*.play.example:*"] },
  "languages": { "default": "EN", "supported": [{ "code": "EN", "locale": "en" }, { "code": "VI", "locale": "vi" }, { "code": "TH", "locale": "th" }] },
  "banners": [{ "id": "w_hoem", "route": "/" }],
  "vendors": {
    "map": [{ "id": "COCKFIGHT", "belong": "SPORTS", "vendors": ["DS88", "DS99"] }],
    "shown": [{ "id": "BTL", "as": "" }],
    "offered": [{ "id": "TFF", "when": { "audience": ["member"] } }]
  }
}
`;
const workspace = openWorkspace({
  root,
  files: withFiles(disk.files, [{ path: 'brands/lotus/brand.json', after: brand }]),
});
const lotus = loadBrand(workspace, 'lotus');
const modules = Object.values((lotus.merged?.features ?? {}) as Record<string, { module?: string }>).flatMap(
  ({ module }) => (module === undefined || module === 'PTSSYS3' ? [] : { modId: module }),
);
const vendors = ['DS88', 'BTI', 'TF', 'MG'].map((vassalage) => ({ vassalage }));
const answers: Readonly<Record<string, unknown>> = {
  '/wps/relay/GCSGAME_vendors': { data: { lanes: vendors } },
  '/lgw/games/game_menus': ['LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ELOTT'].map((gameCategory) => ({
    gameCategory,
  })),
  '/wps/system/status': {
    info: {
      imageCDNs: ['/img', 'https://img.example/a', 'https://cdn.example/a'],
      launchGameCDNs: ['https://a.play.example:444', 'https://play.other.example/b'],
    },
  },
  '/wps/system/whitelabel': {
    modId: 'ROOT',
    childrenNodes: [{ modId: 'X', childrenNodes: [{ modId: 'PTSYS3' }] }, ...modules],
  },
};
const TITLES: Readonly<Record<string, string>> = { TH: 'โปรโมชัน' };
const ask = async (path: string, { groupName, language = '' }: Readonly<Record<string, string>>) => {
  if (path.includes('promotions')) return { list: [{ title: TITLES[language] ?? 'A promotion' }] };
  if (path.includes('banners'))
    return groupName === 'w_hoem' ? [] : [{ url: '/a.png', phoneUrl: 'https://banners.example/a.png' }];
  return answers[path];
};

it('names what a brand says that the platform does not have, at its place, with what was meant', async () => {
  const { issues, unanswered } = await brandIssues(lotus, ask);
  expect(unanswered).toEqual([]);
  const reportLines = issues
    .filter(({ file }) => file === 'brands/lotus/brand.json')
    .map(({ line, column, code, message, hint }) => `${line}:${column} ${code} ${message} ${hint}`);
  expect(reportLines).toEqual([
    '3:43 platform-module features.pointsMall.module: the platform has no module "PTSSYS3", so the feature is never on. Did you mean "PTSYS3"?',
    '4:81 platform-category routes[fish].main[vendors].props.category: the platform has no games of the category "EGAME", so nothing shows here. Known: "LIVE", "SPORTS", "FISH", "RNG", "PVP", "ELOTT", "COCKFIGHT" or "ESPORTS".',
    '5:33 platform-origin platform.imageOrigins: the platform uses "https://banners.example", which is not among these origins, so browsers block what is there. Write "https://banners.example" into the list.',
    '5:33 platform-origin platform.imageOrigins: the platform uses "https://cdn.example", which is not among these origins, so browsers block what is there. Write "https://cdn.example" into the list.',
    '5:73 platform-origin platform.gameOrigins: the platform uses "https://play.other.example", which is not among these origins, so browsers block what is there. Write "https://play.other.example" into the list.',
    '6:93 platform-language languages.supported[1].code: the platform answers in "VI" with the texts of the brand\'s default language. Translate the promotions and the help in the back office of the platform.',
    '7:23 platform-banners banners[w_hoem].id: the platform has no banners of the group "w_hoem". Mend the name, or make banners of this group in the back office of the platform.',
    '9:74 platform-vendor vendors.map[COCKFIGHT].vendors[1]: the platform has no vendor "DS99", so this does nothing. Known: "DS88", "BTI", "TF" or "MG".',
    '10:23 platform-vendor vendors.shown[BTL].id: the platform has no vendor "BTL", so this does nothing. Did you mean "BTI"?',
    '11:25 platform-offered vendors.offered[TFF].id: the platform has no vendor "TFF": the one that is meant is offered to everybody. Did you mean "TF"?',
  ]);
});

it('judges nothing that the platform does not answer, and says so', async () => {
  const { issues, unanswered } = await brandIssues(lotus, async () => undefined);
  expect(issues).toEqual([]);
  expect(unanswered.slice(0, 3)).toEqual(['vendors', 'categories of games', 'modules']);
});
