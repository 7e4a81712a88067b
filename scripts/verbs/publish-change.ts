import { join, resolve } from 'node:path';
import type { NamedSet } from '@liveryjs/workspace/changes/change-set';
import { appendLog } from '@liveryjs/workspace/changes/log';
import { reachOfFiles } from '@liveryjs/workspace/changes/reach-of-files';
import { openWorkspace, type Workspace } from '@liveryjs/workspace/open';
import { shellWord } from '@liveryjs/workspace/shell-word';
import type { Terminal } from '@liveryjs/workspace/terminal';
import type { Command } from 'commander';
import { openTarget } from '#scripts/releases/open-target.ts';
import type { Told } from '#scripts/releases/release-brands.ts';
import { movedReleases, releaseSet, stageSet, takeSetBack } from '#scripts/releases/release-set.ts';
import { workspaceOf } from './brand-argument.ts';
import { buildForRelease } from './build-and-tell.ts';
import { cacheOf } from './cache-option.ts';
import { withChange } from './change-option.ts';
import { type ChangeReleaseOptions, logLine, type StagedChange } from './change-release.ts';
import { expectApproved, filesOfSet, refuse, setNamed } from './change-set.ts';
import { foldersOf } from './folders.ts';
import { type BrandOutcome, builtOutcome, jsonOutcome, outcomeOf, releasedSentence } from './outcomes.ts';
import { exitCodes } from './verb.ts';

interface PublishChangeOptions extends ChangeReleaseOptions {
  /** True where a set that nobody has approved is refused. */
  readonly approved?: boolean | undefined;
  readonly out?: string | undefined;
  readonly cache?: string | undefined;
  readonly queue?: string | undefined;
  /** When a worker of the queue is to publish the set: ISO 8601 in UTC. Default: now, without a queue. */
  readonly moment?: string | undefined;
}

/** The time for which a release is kept that nobody has made the current one, in milliseconds. */
const STAGED_MS = 3 * 24 * 60 * 60 * 1000;

/** Publishes all brands that a change set touches as one, now or at a moment: all of them, or none. @returns the exit code */
export async function publishChange(
  command: Command,
  options: PublishChangeOptions,
  terminal: Terminal,
): Promise<number> {
  const { moment } = options;
  if (moment !== undefined) {
    const { planChange } = await import('./change-plans.ts');
    return planChange(command, { ...options, moment }, terminal, () =>
      stageChange(command, options, terminal),
    );
  }
  const staged = await stageChange(command, options, terminal);
  return staged === undefined ? exitCodes.failed : releaseNow(staged, options, terminal);
}

/** Gives visitors of all brands that a change set has published what they had before. @returns the exit code */
export async function rollBackChange(
  command: Command,
  { change, json, ...setup }: ChangeReleaseOptions,
  terminal: Terminal,
): Promise<number> {
  terminal.status(`Taking ${change} back …`);
  const { ok, brands, later } = await takeSetBack(setup, change);
  terminal.status('');
  tell(brands, json, terminal);
  if (json) terminal.out(jsonOutcome(ok, brands.map(outcomeOf)));
  for (const brand of later)
    terminal.note(`${brand}: visitors have another release than that of ${change} by now, and it stays.`);
  const workspace = openWorkspace(foldersOf(command));
  const ids = brands.map(({ brand }) => brand);
  appendLog(workspace, {
    ...logLine(workspace, 'rolled back', change, ids, setup.to),
    releases: movedReleases(brands),
  });
  return ok ? exitCodes.ok : exitCodes.failed;
}

/** Builds all brands that a change set touches, and brings them beside what visitors have. @returns undefined where one fails */
async function stageChange(
  command: Command,
  { change, approved, out, cache, json, moment, queue: _, ...setup }: PublishChangeOptions,
  terminal: Terminal,
): Promise<StagedChange | undefined> {
  const folders = foldersOf(command);
  const workspace = await workspaceOf(command, folders);
  const named = setNamed(command, workspace, change);
  if (approved) expectApproved(command, named);
  const laid = await workspaceOf(command, await withChange(command, folders, change));
  const ids = brandsOfSet(command, workspace, laid, named);
  // An address that is none is said before anything is built.
  await openTarget(setup.to);
  const outDir = resolve(workspace.root, out === undefined ? `.livery/changes/${change}` : resolve(out));
  const cacheDir = cacheOf(cache);
  const { brands, failed } = await buildForRelease(laid, outDir, ids, terminal, { cacheDir, json });
  const none = (outcomes: readonly BrandOutcome[]) => {
    if (json) terminal.out(jsonOutcome(false, outcomes));
    else terminal.note(`Nothing of ${change} is published, because it is published as one.`);
    return undefined;
  };
  if (failed.length > 0) return none(failed.map(builtOutcome));
  const bundles = Object.fromEntries(brands.map((id) => [id, join(outDir, id)]));
  const until = new Date((moment === undefined ? Date.now() : Date.parse(moment)) + STAGED_MS);
  terminal.status(`Bringing ${ids.length} brands to ${setup.to} …`);
  const staging = { change, until: until.toISOString(), at: moment };
  const staged = await stageSet(setup, bundles, staging, terminal.signal);
  terminal.status('');
  if (staged.failed.length === 0) return { workspace, named, outDir, releases: staged.releases };
  tell(staged.failed, json, terminal);
  return none(staged.failed.map(outcomeOf));
}

async function releaseNow(
  { workspace, named, releases }: StagedChange,
  { change, json, to, keep, at, browser }: PublishChangeOptions,
  terminal: Terminal,
): Promise<number> {
  const ids = Object.keys(releases);
  terminal.status(`Publishing ${ids.length} brands …`);
  const { ok, brands } = await releaseSet({ to, keep, at, browser }, change, releases);
  terminal.status('');
  tell(brands, json, terminal);
  if (json) terminal.out(jsonOutcome(ok, brands.map(outcomeOf)));
  else if (ok)
    terminal.out(`To take all of it back: livery rollback --change ${change} --to ${shellWord(to)}`);
  if (ok)
    appendLog(workspace, {
      ...logLine(workspace, 'published', change, ids, to),
      title: named.set.title,
      releases: movedReleases(brands),
    });
  return ok ? exitCodes.ok : exitCodes.failed;
}

function tell(brands: readonly Told[], json: true | undefined, { out, note, colors }: Terminal): void {
  if (json) return;
  for (const each of brands)
    if (each.state === 'failed') note(releasedSentence(each, colors));
    else out(releasedSentence(each, colors));
}

/** The brands whose bundles a change set makes other ones, or ends the command where there is none. */
function brandsOfSet(command: Command, saved: Workspace, laid: Workspace, named: NamedSet): string[] {
  const { name, set } = named;
  const ids = reachOfFiles(saved, laid, filesOfSet(command, saved, named)).map(({ brand }) => brand);
  if (set.applied)
    refuse(command, `${name} is applied: publish the brands themselves, such as livery publish --all.`);
  return ids.length > 0 ? ids : refuse(command, `${name} touches no bundle, so there is nothing to publish.`);
}
