import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { loadBrand, openWorkspace } from '#scripts/workspace/index.ts';
import { withFiles } from '#scripts/workspace/with-files.ts';
import { brandIssues } from './brand-issues.ts';

const root = resolve(import.meta.dirname, '../..');
const disk = openWorkspace({ root });
const brand = `{
  "schemaVersion": 1, "id": "lotus", "extends": "house", "name": "Lotus", "domains": ["lotus.localhost"],
  "features": { "pointsMall": { "module": "PTSSYS3" } },
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
  '/wps/system/whitelabel': {
    modId: 'ROOT',
    childrenNodes: [{ modId: 'X', childrenNodes: [{ modId: 'PTSYS3' }] }, ...modules],
  },
};
const ask = async (path: string, query: Readonly<Record<string, string>>) =>
  path.includes('banners') ? (query.groupName === 'w_hoem' ? [] : [{ id: 1 }]) : answers[path];

it('names what a brand says that the platform does not have, at its place, with what was meant', async () => {
  const { issues, unanswered } = await brandIssues(lotus, ask);
  expect(unanswered).toEqual([]);
  const said = issues
    .filter(({ file }) => file === 'brands/lotus/brand.json')
    .map(({ line, column, code, message, hint }) => `${line}:${column} ${code} ${message} ${hint}`);
  expect(said).toEqual([
    '3:43 platform-module features.pointsMall.module: the platform has no module "PTSSYS3", so the feature is never on. Did you mean "PTSYS3"?',
    '4:23 platform-banners banners[w_hoem].id: the platform has no banners of the group "w_hoem". Mend the name, or make banners of this group in the back office of the platform.',
    '6:74 platform-vendor vendors.map[COCKFIGHT].vendors[1]: the platform has no vendor "DS99", so this does nothing. Known: "DS88", "BTI", "TF" or "MG".',
    '7:23 platform-vendor vendors.shown[BTL].id: the platform has no vendor "BTL", so this does nothing. Did you mean "BTI"?',
    '8:25 platform-offered vendors.offered[TFF].id: the platform has no vendor "TFF": the one that is meant is offered to everybody. Did you mean "TF"?',
  ]);
});

it('judges nothing that the platform does not answer, and says so', async () => {
  const { issues, unanswered } = await brandIssues(lotus, async () => undefined);
  expect(issues).toEqual([]);
  expect(unanswered.slice(0, 3)).toEqual(['vendors', 'modules', 'banners of w_home']);
});
