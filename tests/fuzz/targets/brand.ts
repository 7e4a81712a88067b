import { checkBrands } from '@liveryjs/workspace/check/check-brands';
import { githubReport } from '@liveryjs/workspace/check/formats/github';
import { jsonReport } from '@liveryjs/workspace/check/formats/json';
import { prettyIssues, prettyReport } from '@liveryjs/workspace/check/formats/pretty';
import { sarifReport } from '@liveryjs/workspace/check/formats/sarif';
import { readGroups } from '@liveryjs/workspace/groups/groups';
import { traitsOf } from '@liveryjs/workspace/groups/traits';
import pc from 'picocolors';
import { type Case, caseOf, first } from '#tests/fuzz/case.ts';
import { expectIssues, expectThat, type Target } from '#tests/fuzz/target.ts';
import { bookshopFiles, bookshopWith, brandFiles } from '#tests/fuzz/workspaces.ts';

/** Findings of a brand in every format that the command writes. */
async function check(changed: Case): Promise<void> {
  const workspace = bookshopWith(changed);
  const result = await checkBrands(workspace, { brands: ['quire'] });
  expectIssues(result.issues);
  prettyReport(result, workspace.files, pc.createColors(false));
  JSON.parse(sarifReport(result.issues));
  JSON.parse(jsonReport(result));
  githubReport(result.issues);
}

/** One file of the small repository, beside all others of it. */
function fileOf(path: string, seed = path): Target {
  const name = path.slice(path.lastIndexOf('/') + 1);
  return {
    limits: { milliseconds: 4000, megabytes: 700 },
    seeds: () => [caseOf(name, bookshopFiles().read(seed) ?? '')],
    open: async () => (input) => check(new Map([[path, first(input).bytes]])),
  };
}

/** A brand's whole folder: manifest, tokens, texts and pictures. */
export const brand: Target = {
  limits: { milliseconds: 5000, megabytes: 700 },
  seeds: () => [brandFiles()],
  open: async () => (input) =>
    check(new Map([...input].map(([name, bytes]) => [`brands/quire/${name}`, bytes]))),
};

export const manifest = fileOf('brands/quire/brand.json');
export const brandTokens = fileOf('brands/quire/tokens.json');
export const brandTexts = fileOf('brands/quire/messages/VI.json', 'brands/quire/messages/EN.json');
/** The files that a repository adds: a widget, sections of manifests, the kind of its portals, rules of a place. */
export const widget = fileOf('widgets/book-shelf/widget.json');
export const sections = fileOf('schemas/portal/sections.schema.json');
export const portal = fileOf('portal/portal.json');
export const jurisdiction = fileOf('jurisdictions/XT.json');
export const pictures = fileOf('brands/quire/assets/icons.svg');

/** A brand below another: what is inherited, replaced, moved and removed. */
export const child: Target = {
  limits: { milliseconds: 5000, megabytes: 700 },
  seeds: () => [],
  open: async () => async (input) => {
    const { bytes } = first(input);
    const workspace = bookshopWith(new Map([['brands/sheet/brand.json', bytes]]));
    const result = await checkBrands(workspace, { brands: ['sheet'] });
    expectIssues(result.issues);
    prettyReport(result, workspace.files, pc.createColors(false));
  },
};

/** Sets of brands, as lists that name each other and as conditions. */
const GROUPS = {
  all: ['quire', '@spoken', '@deep'],
  spoken: { languages: ['EN', 'VI'], extends: ['quire'] },
  deep: ['@deeper', 'quire'],
  deeper: ['@deepest'],
  deepest: ['@spoken', '@spoken'],
};

/** Groups of brands, by which commands take brands. */
export const groups: Target = {
  limits: { milliseconds: 3000, megabytes: 500 },
  seeds: () => {
    const names = Array.from({ length: 450 }, (_, index) => `t${index}`);
    const chain = Object.fromEntries(names.map((name, index) => [name, [`@t${index + 1}`]]));
    return [GROUPS, chain].map((file) => caseOf('groups.json', JSON.stringify(file)));
  },
  async open() {
    const { resolver } = bookshopWith(new Map());
    const { document, chain } = resolver.inherit('quire');
    const traits = new Map(document && [['quire', traitsOf(document.value, chain)]]);
    return (input) => {
      const workspace = bookshopWith(new Map([['brands/groups.json', first(input).bytes]]));
      const { names, issues, brandsOf, conditionIssues } = readGroups(workspace);
      const all = [...issues, ...conditionIssues(traits)];
      expectIssues(all);
      prettyIssues(all, workspace.files, pc.createColors(false));
      for (const name of names)
        expectThat(
          brandsOf(name).every((id) => id === 'quire'),
          'A group holds brands that there are.',
        );
    };
  },
};
