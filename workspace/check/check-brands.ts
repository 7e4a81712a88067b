import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Worker } from 'node:worker_threads';
import { createIssue, type Issue, sortIssues } from '@liveryjs/compiler/issues';
import { changeSetIssues } from '#workspace/changes/change-set.ts';
import { readGroups } from '#workspace/groups/groups.ts';
import type { Traits } from '#workspace/groups/traits.ts';
import { createDomainCheck, listBrands, type Workspace } from '#workspace/open/index.ts';
import { foldersWithoutBrand } from '#workspace/open/unread-files.ts';
import { unreadableBeside, unreadableRooms } from '#workspace/open/unreadable-files.ts';
import { codeNameIssues } from '#workspace/widgets/code-names.ts';
import { settingIssues } from '#workspace/widgets/setting-issues.ts';
import { widgetTokenIssues } from '#workspace/widgets/token-issues.ts';
import { unlistedWords } from '#workspace/widgets/unlisted-words.ts';
import { checkInThreads } from './check-in-threads.ts';
import { type BrandFindings, checkOne } from './check-one.ts';
import { KeptFindings, type RepositoryCheck } from './kept-findings.ts';
import { familiesOf } from './share-work.ts';
import { threadsFor } from './start-threads.ts';

export interface CheckResult {
  /** Ids of the brands that were looked at. */
  readonly brands: readonly string[];
  /** Sorted, those of brands that no other extends first. What an inherited manifest says wrong is in here once, not once a brand. */
  readonly issues: readonly Issue[];
}

/** Some of the brands: other machines check the others. */
export interface CheckedPart {
  readonly brands: readonly string[];
  /** Host names that a brand claims and a brand before it too, in whichever part that is. */
  domainIssues(id: string): readonly Issue[];
  readonly isFirst: boolean;
}

export interface CheckOptions {
  /** Ids. Default: every brand of the workspace. */
  readonly brands?: readonly string[];
  /** Checks only these, and the workspace with the first part. Default: `brands`, and the workspace. */
  readonly part?: CheckedPart | undefined;
  /** Findings that are not looked for again. All others are added. */
  readonly kept?: KeptFindings;
  /** The threads that `threadsFor` started. Default: threads are started when there are many brands. */
  readonly threads?: readonly Worker[];
  /** Called before a brand is looked at. @param done how many were before it @param total how many there are */
  readonly onBrand?: (id: string, done: number, total: number) => void;
  /** Ends the work before the next brand, by throwing the signal's reason. */
  readonly signal?: AbortSignal;
}

/**
 * Checks brands and the workspace they stand in; many of them on all cores, each further one of which opens the workspace too.
 * Never throws for what an operator wrote.
 */
export async function checkBrands(
  workspace: Workspace,
  {
    brands = listBrands(workspace),
    part,
    kept = new KeptFindings(),
    threads = [],
    onBrand,
    signal,
  }: CheckOptions = {},
): Promise<CheckResult> {
  const { folders } = workspace;
  const ids = part?.brands ?? brands;
  const unknown = ids.filter((id) => !kept.brands.has(id));
  const options = {
    onBrand: (id: string, done: number) => onBrand?.(id, done, unknown.length),
    ...(signal && { signal }),
  };
  const others = folders && threads.length === 0 ? threadsFor(folders, unknown.length) : threads;
  const newFindings =
    others.length > 0
      ? await checkInThreads(others, familiesOf(workspace, unknown), { ...options, here: workspace })
      : await checkHere(workspace, unknown, options);
  for (const brandFindings of newFindings) kept.brands.set(brandFindings.id, brandFindings);
  const findings = ids.flatMap((id) => kept.brands.get(id) ?? []);
  const domainIssues = createDomainCheck();
  const issues = findings.flatMap(({ id, issues, claims }) => [
    ...issues,
    ...(part ? part.domainIssues(id) : domainIssues(claims)),
  ]);
  const parents = new Set(findings.flatMap((brandFindings) => brandFindings.parents));
  const ofWorkspace =
    part === undefined || part.isFirst
      ? [
          ...workspace.issues,
          ...groupIssues(workspace, findings),
          ...unextended(workspace, findings),
          ...CHECKS.flatMap((check) => kept.ofRepository(workspace, check)),
        ]
      : [];
  return { brands: ids, issues: ownFirst(sortIssues([...ofWorkspace, ...issues]), workspace, parents) };
}

/** The checks of what brands stand in, each of which reads files and manifests alone. */
const CHECKS: readonly RepositoryCheck[] = [
  widgetTokenIssues,
  (workspace) => unlistedWords(workspace),
  codeNameIssues,
  settingIssues,
  foldersWithoutBrand,
  changeSetIssues,
  unreadableBeside,
  unreadableRooms,
];

/** Findings about groups of brands. The brands of a condition are judged where all brands were looked at, and could be read. */
function groupIssues(workspace: Workspace, findings: readonly BrandFindings[]): Issue[] {
  const groups = readGroups(workspace);
  const traits = new Map<string, Traits>();
  for (const { id, traits: knownTraits } of findings) if (knownTraits) traits.set(id, knownTraits);
  const isWhole = groups.names.length > 0 && listBrands(workspace).every((id) => traits.has(id));
  return [...groups.issues, ...(isWhole ? groups.conditionIssues(traits) : [])];
}

/** Finds abstract brands that no brand extends, where all brands were looked at and each says what it extends. */
function unextended(workspace: Workspace, findings: readonly BrandFindings[]): Issue[] {
  const abstracts = findings.filter(({ abstractAt }) => abstractAt !== undefined);
  if (abstracts.length === 0) return [];
  const readable = new Set(findings.flatMap(({ id, traits }) => (traits ? [id] : [])));
  if (!listBrands(workspace).every((id) => readable.has(id))) return [];
  const parents = new Set(findings.flatMap((brand) => brand.parents));
  return abstracts.flatMap(({ id, abstractAt }) =>
    abstractAt === undefined || parents.has(`${workspace.brandsFolder}/${id}`)
      ? []
      : [createIssue('abstract-unextended', abstractAt, { id })],
  );
}

/** Puts issues first that are in brands which no other of them extends: most mistakes are made there. */
function ownFirst(
  issues: readonly Issue[],
  { brandsFolder }: Workspace,
  parents: ReadonlySet<string>,
): Issue[] {
  const rank = ({ file }: Issue) => {
    const [folder] = file.startsWith(`${brandsFolder}/`)
      ? file.slice(brandsFolder.length + 1).split('/')
      : [];
    if (folder === undefined) return 2;
    return parents.has(`${brandsFolder}/${folder}`) ? 1 : 0;
  };
  return [...issues].sort((a, b) => rank(a) - rank(b));
}

async function checkHere(
  workspace: Workspace,
  ids: readonly string[],
  { onBrand, signal }: Pick<CheckOptions, 'signal'> & { onBrand: (id: string, done: number) => void },
): Promise<BrandFindings[]> {
  const findings: BrandFindings[] = [];
  for (const [done, id] of ids.entries()) {
    onBrand(id, done);
    // Lets signals in: one brand is checked without a pause.
    await nextTurn();
    signal?.throwIfAborted();
    findings.push(checkOne(workspace, id));
  }
  return findings;
}
