import { isObject, type JsonValue, own, ownText } from '@liveryjs/compiler/manifest';
import { listChangeSets, readChangeSet } from '@liveryjs/workspace/changes/change-set';
import { stateOf } from '@liveryjs/workspace/changes/print-set';
import { countIssues } from '@liveryjs/workspace/check/counts';
import { compareBrands, type Side } from '@liveryjs/workspace/diff/compare-brands';
import { commitOf, gitFiles } from '@liveryjs/workspace/diff/git-files';
import { type Answer, lookUp } from '@liveryjs/workspace/explain/look-up';
import { printAnswer } from '@liveryjs/workspace/explain/print-answer';
import { Failure } from '@liveryjs/workspace/failure';
import { readGroups } from '@liveryjs/workspace/groups/groups';
import { traitsOf } from '@liveryjs/workspace/groups/traits';
import { listBrands, loadBrand, openWorkspace, type Workspace } from '@liveryjs/workspace/open';
import { reach } from '@liveryjs/workspace/reach/reach';
import { createColors } from 'picocolors';
import { z } from 'zod';
import { brandNamed, brandsNamed, filesOfSet, sentence } from '#scripts/mcp/names.ts';
import { cursorShape, pageOf, pageShape } from '#scripts/mcp/paging.ts';
import {
  defined,
  errorsFirst,
  findingOf,
  findingShape,
  firstOf,
  reachedOf,
  reachedShape,
  shortened,
} from '#scripts/mcp/shapes.ts';
import { addTool, type Tools } from '#scripts/mcp/tool.ts';

const plain = createColors(false);
/** Places that an explanation names. */
const MOST_PLACES = 12;

const brandShape = z.string().describe('Id of a brand');
const changeShape = z.string().optional().describe('Name of a change set that is laid over the files');

/** Adds the tools that look at brands. */
export function addLooks(tools: Tools): void {
  const { live } = tools;

  addTool(
    tools,
    'workspace',
    {
      description: 'The brands, groups and change sets of the repository. Begin here.',
      input: cursorShape,
      output: {
        brands: z.array(
          z.object({
            id: z.string(),
            name: z.string().optional(),
            isAbstract: z.boolean().describe('True where it is only extended'),
            extends: z.string().optional(),
            languages: z.array(z.string()).describe('Codes, the default one first'),
            file: z.string(),
          }),
        ),
        groups: z.array(z.string()).describe('A group is named in the place of a brand: @asia'),
        changes: z.array(z.object({ name: z.string(), title: z.string(), state: z.string() })),
        widgets: z.number().int(),
        ...pageShape,
      },
    },
    ({ cursor }, workspace) => {
      const { items, ...page } = pageOf(listBrands(workspace), cursor, live.revision, 400);
      return {
        brands: items.map((id) => summaryOf(workspace, id)),
        groups: readGroups(workspace).names.map((group) => `@${group}`),
        changes: listChangeSets(workspace).map((name) => {
          const named = readChangeSet(workspace, name);
          return 'wrong' in named
            ? { name, title: '', state: named.wrong }
            : { name, title: named.set.title, state: stateOf(named.set) };
        }),
        widgets: workspace.widgets.length,
        ...page,
      };
    },
  );

  addTool(
    tools,
    'check',
    {
      description: 'Everything that is wrong with brands, errors first: place, message and remedy.',
      input: {
        brands: z.array(z.string()).optional().describe('Ids, or @ and the name of a group. Default: all'),
        change: changeShape,
        ...cursorShape,
      },
      output: {
        errors: z.number().int(),
        warnings: z.number().int(),
        findings: z.array(findingShape),
        ...pageShape,
      },
    },
    async ({ brands, change, cursor }, workspace) => {
      const ids = brands === undefined ? listBrands(workspace) : brandsNamed(workspace, brands);
      const issues = await live.over(filesOfSet(workspace, change), () => live.findings(ids));
      const { items, ...page } = pageOf(errorsFirst(issues).map(findingOf), cursor, live.revision);
      return { ...countIssues(issues), findings: items, ...page };
    },
  );

  addTool(
    tools,
    'explain',
    {
      description:
        'Where something of a brand comes from: a value of the manifest (/theme/defaultMode, routes[home].main[hot]), a token (color.action.primary), a colour (#6142bf), a message (nav.home), a content, an asset, an id, or the page at an address (/rng).',
      input: {
        brand: brandShape,
        name: z.string().default(''),
        as: z.string().optional().describe('Of a page: for whom, such as visitor, member or agent'),
        language: z.string().optional().describe('Code of a language'),
        time: z.string().optional().describe('Of a page: as of 2026-12-24T20:00'),
        change: changeShape,
        ...cursorShape,
      },
      output: {
        kind: z.string(),
        value: z.unknown().optional().describe('As it counts; cut where it is long'),
        places: z
          .array(
            z.object({
              file: z.string(),
              line: z.number().int(),
              column: z.number().int(),
              value: z.unknown().optional().describe('As it is written there'),
            }),
          )
          .describe('Who wrote it: the one that counts first'),
        lines: z.array(z.string()).describe('The whole answer in words'),
        ...pageShape,
      },
    },
    ({ brand, name, as, language, time, change, cursor }, workspace) => {
      const id = brandNamed(workspace, brand);
      const isPerson = as !== undefined || time !== undefined;
      return live.over(filesOfSet(workspace, change), () => {
        const lookup = lookUp(live.workspace, id, name, {
          language,
          ...(isPerson && { person: { audience: as, at: time } }),
        });
        if ('wrong' in lookup) throw new Failure(sentence(lookup.wrong));
        if ('unreadable' in lookup) throw new Failure(`${id} cannot be read. Call check for the reason.`);
        const { answer } = lookup;
        const lines = printAnswer(answer, plain).split('\n');
        const { items, ...page } = pageOf(lines, cursor, live.revision, 2000);
        return {
          kind: answer.kind,
          ...defined({ value: answer.kind === 'value' ? shortened(answer.value) : undefined }),
          places: placesIn(answer).slice(0, answer.kind === 'page' ? 1 : MOST_PLACES),
          lines: items,
          ...page,
        };
      });
    },
  );

  addTool(
    tools,
    'reach',
    {
      description:
        'Which brands, pages, modes and languages a change in a file, or of one value in it, touches.',
      input: {
        place: z
          .string()
          .describe('brands/house/tokens.json, or brands/house/brand.json#/routes/home/main/hot'),
        ...cursorShape,
      },
      output: {
        brands: z.array(reachedShape),
        unreadable: z.array(z.string()).describe('Brands that cannot be read, and are not in this'),
        ...pageShape,
      },
    },
    ({ place, cursor }, workspace) => {
      const outcome = reach(workspace, place);
      if ('wrong' in outcome) throw new Failure(sentence(outcome.wrong));
      const { items, ...page } = pageOf(outcome.reached.map(reachedOf), cursor, live.revision);
      return { brands: items, unreadable: [...firstOf(outcome.unreadable)], ...page };
    },
  );

  addTool(
    tools,
    'diff',
    {
      description: 'What differs between two brands as they are resolved, or in a brand since a commit.',
      input: {
        brand: brandShape,
        other: z.string().default('HEAD').describe('Id of another brand, or a commit, branch or tag of Git'),
        ...cursorShape,
      },
      output: {
        differences: z.array(
          z.object({
            kind: z.enum(['value', 'order', 'token', 'message', 'asset', 'content']),
            path: z.string(),
            modes: z.array(z.string()).optional(),
            language: z.string().optional(),
            left: z.unknown().optional().describe('In the brand; since a commit: as it was'),
            right: z.unknown().optional().describe('In the other; since a commit: as it is'),
            leftAt: z.string().optional().describe('file:line:column'),
            rightAt: z.string().optional(),
          }),
        ),
        ...pageShape,
      },
    },
    ({ brand, other, cursor }, workspace) => {
      const id = brandNamed(workspace, brand);
      const [left, right] = sidesOf(workspace, id, other);
      for (const { result } of [left, right])
        if (result.merged === undefined)
          throw new Failure(`${result.id} cannot be read. Call check for the reason.`);
      const differences = compareBrands(left, right).map((difference) => ({
        ...difference,
        modes: difference.modes && [...difference.modes],
        left: shortened(difference.left),
        right: shortened(difference.right),
      }));
      const { items, ...page } = pageOf(differences.map(defined), cursor, live.revision);
      return { differences: items, ...page };
    },
  );
}

function summaryOf(workspace: Workspace, id: string) {
  const { chain, document } = workspace.resolver.inherit(id);
  const merged = document?.value ?? {};
  const { abstract, languages, extends: above } = traitsOf(merged, chain);
  const first = ownText(own(merged, 'languages'), 'default');
  const codes = languages.filter((code) => code !== first);
  return {
    id,
    ...defined({ name: ownText(merged, 'name'), extends: above.at(-1) }),
    isAbstract: abstract,
    languages: [...(first === undefined ? [] : [first]), ...codes],
    file: `${workspace.brandsFolder}/${id}/brand.json`,
  };
}

/** The two sides of a comparison. @throws Failure where the other one is neither a brand nor a commit */
function sidesOf(workspace: Workspace, id: string, other: string): [Side, Side] {
  const here = { workspace, result: loadBrand(workspace, id) };
  if (listBrands(workspace).includes(other))
    return [here, { workspace, result: loadBrand(workspace, other) }];
  const commit = commitOf(workspace.root, other);
  if (commit === undefined)
    throw new Failure(`There is neither a brand nor a commit ${JSON.stringify(other)}. Name one of both.`);
  const files = gitFiles(workspace.root, commit);
  const before = openWorkspace({ ...workspace.folders, root: workspace.root, files });
  if (!listBrands(before).includes(id)) throw new Failure(`There was no brand ${id} at ${other}.`);
  return [{ workspace: before, result: loadBrand(before, id) }, here];
}

/** All places that an answer names, in its order, without those of members. */
function placesIn(answer: Answer) {
  const places = new Map<string, { file: string; line: number; column: number; value?: JsonValue }>();
  const look = (part: unknown): void => {
    if (Array.isArray(part)) for (const item of part) look(item);
    else if (isObject(part as JsonValue)) {
      const { place, value, members: _, ...rest } = part as Record<string, JsonValue>;
      const [, file, line, column] = /^(.+):(\d+):(\d+)$/.exec(String(place ?? '')) ?? [];
      if (file !== undefined && !places.has(String(place)))
        places.set(String(place), {
          file,
          line: Number(line),
          column: Number(column),
          ...defined({ value: shortened(value) }),
        });
      look(Object.values(rest));
    }
  };
  look(answer);
  return [...places.values()];
}
