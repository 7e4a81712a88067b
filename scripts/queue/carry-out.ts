import { setTimeout as pause } from 'node:timers/promises';
import { digestOfEdits, type NamedSet, readChangeSet } from '@liveryjs/workspace/changes/change-set';
import { filesWithSet } from '@liveryjs/workspace/changes/lay-over';
import { appendLog } from '@liveryjs/workspace/changes/log';
import { openWith } from '@liveryjs/workspace/edits/findings';
import { machineFailure } from '@liveryjs/workspace/failure';
import type { Workspace } from '@liveryjs/workspace/open';
import { shellWord } from '@liveryjs/workspace/shell-word';
import { utcSecond } from '@liveryjs/workspace/utc';
import { DelayedError, type Job as Handed } from 'bullmq';
import { atOnce } from '#scripts/at-once.ts';
import { cacheFolder } from '#scripts/bundle/cache-folder.ts';
import { openTarget } from '#scripts/releases/open-target.ts';
import type { ReleaseSetup } from '#scripts/releases/release-brands.ts';
import { movedReleases, releaseSet } from '#scripts/releases/release-set.ts';
import type { ReleaseTarget } from '#scripts/releases/target.ts';
import { planOrders } from './plan-orders.ts';
import { isPlan, type Plan } from './plans.ts';

/** Milliseconds after its moment for which a plan is carried out late: nobody is awake to see what comes later. */
const LATEST_MS = 60 * 60 * 1000;
/** Milliseconds before its moment at which the releases of all brands are locked, and made ready to move. */
const READY_MS = 5000;
/** Milliseconds for which a plan that is refused is left to other workers. */
const REFUSED_MS = 2000;

interface CarryOutOptions {
  /** Opens the workspace as it is now. */
  readonly open: () => Promise<Workspace>;
  readonly cacheDir?: string | undefined;
  /** The name of the worker. */
  readonly name: string;
  readonly note: (sentence: string) => void;
  readonly out: (line: string) => void;
  /** Is settled when the work is to end. */
  readonly over: Promise<void>;
  /** Finds brands whose bundles would be other ones by now. Default: by the hash of all that they are made from. */
  readonly changedBrands?: (workspace: Workspace, plan: Plan) => Promise<readonly string[]>;
}

/**
 * Carries out plans: looks at all that could keep one before its moment, gives the releases to visitors at the moment, and
 * writes into the log what came of it. A plan that is refused is left to other workers first.
 */
export function planKeeper(options: CarryOutOptions): (job: Handed<Plan>, token?: string) => Promise<void> {
  const { open, name, note, out, over } = options;
  return async (job, token) => {
    const plan = job.data;
    if (!isPlan(plan)) throw new Error(`${name}: The plan is none that this version of Livery knows.`);
    const workspace = await open();
    const { refused, changed } = await reasonsOf(workspace, plan, options);
    if (refused.length > 0) {
      const refusals = { ...plan.refusals, [name]: refused };
      if (plan.refusals?.[name] !== undefined) return refuse(workspace, { ...plan, refusals }, note);
      await job.updateData({ ...plan, refusals });
      await job.moveToDelayed(Date.now() + REFUSED_MS, token);
      throw new DelayedError();
    }
    const isEnding = await Promise.race([over.then(() => true), moment(plan, READY_MS).then(() => false)]);
    if (isEnding) {
      await job.moveToDelayed(Date.now(), token);
      throw new DelayedError();
    }
    await goLive(workspace, plan, changed, out, note);
  };
}

async function goLive(
  workspace: Workspace,
  plan: Plan,
  changed: readonly string[],
  out: (line: string) => void,
  note: (sentence: string) => void,
): Promise<void> {
  const releases = Object.fromEntries(
    Object.entries(plan.brands).map(([brand, { release }]) => [brand, release]),
  );
  const until = () => moment(plan, 0);
  try {
    const { ok, brands } = await releaseSet(setupOf(plan), plan.change, releases, { until });
    if (ok) {
      for (const sentence of changed) note(sentence);
      out(
        `Published ${plan.change} for ${utcSecond(plan.at)}: ${Object.keys(releases).length} brands in ${plan.to}`,
      );
      log(workspace, plan, 'published', changed, movedReleases(brands));
    } else {
      const reasons = brands.flatMap((each) => each.findings.map((finding) => `${each.brand}: ${finding}`));
      refuse(workspace, { ...plan, refusals: { look: reasons } }, note);
    }
  } catch (error) {
    const failure = machineFailure(error);
    if (failure === undefined) throw error;
    refuse(workspace, { ...plan, refusals: { move: [failure.message] } }, note);
  }
}

/** The reasons why a plan is not carried out, and the changes that its releases do not have: sentences. */
async function reasonsOf(
  workspace: Workspace,
  plan: Plan,
  options: CarryOutOptions,
): Promise<{ readonly refused: readonly string[]; readonly changed: readonly string[] }> {
  const late = Date.now() - Date.parse(plan.at);
  if (late > LATEST_MS)
    return {
      refused: [
        `No worker was there on ${utcSecond(plan.at)}, and ${Math.round(late / 60_000)} minutes later is too late. Publish it now, or for another moment: livery publish --change ${plan.change} --to ${shellWord(plan.to)}`,
      ],
      changed: [],
    };
  const named = readChangeSet(workspace, plan.change);
  if ('wrong' in named) return { refused: [`The set cannot be read: ${named.wrong}`], changed: [] };
  if (digestOfEdits(named.set) !== plan.edits)
    return {
      refused: [
        `${named.path} has other edits than when it was planned. Plan it anew: livery publish --change ${plan.change} --to ${shellWord(plan.to)} --at ${plan.at}`,
      ],
      changed: [],
    };
  const target = await openTarget(plan.to);
  const refused = await atOnce(Object.entries(plan.brands), ([brand, planned]) =>
    reasonOf(target, brand, planned, plan),
  );
  return {
    refused: refused.flatMap((reason) => reason ?? []),
    changed: await changedSince(workspace, named, plan, options),
  };
}

/** The reason why a brand cannot move, in a sentence. */
async function reasonOf(
  target: ReleaseTarget,
  brand: string,
  { release, before }: Plan['brands'][string],
  { change, at }: Plan,
): Promise<string | undefined> {
  const [current, releases] = [await target.current(brand), await target.list(brand)];
  const staged = releases.find(({ id }) => id === release);
  // A worker that was killed has moved it already.
  if (current === release && staged?.change?.name === change) return undefined;
  if (current !== before)
    return `Visitors have ${current ?? 'nothing'} of ${brand} by now, and had ${before ?? 'nothing'} when ${change} was planned: somebody else has published. Plan it anew.`;
  // Redis only wakes workers: whoever may write into the place has planned it there.
  if (staged?.planned?.change !== change || staged.planned.at !== at)
    return `Release ${release} of ${brand} does not wait in ${target.name} for ${change} at ${at}, as this machine sees it.`;
  return undefined;
}

/** The brands whose files say something else than when the set was planned, in sentences. */
async function changedSince(
  workspace: Workspace,
  named: NamedSet,
  plan: Plan,
  { cacheDir, note, changedBrands }: CarryOutOptions,
): Promise<string[]> {
  const laid = filesWithSet(workspace, named);
  if ('wrong' in laid)
    return laid.wrong.map((why) => `${named.path} does not fit the files any more: ${why}`);
  const over = await openWith(workspace, laid.files);
  const changed = await (changedBrands?.(over, plan) ?? otherInputs(over, plan, cacheDir, note));
  return changed.length === 0
    ? []
    : [
        `Files of ${changed.join(', ')} have changed since ${plan.change} was planned. What was planned is published, without that.`,
      ];
}

async function otherInputs(
  workspace: Workspace,
  plan: Plan,
  named: string | undefined,
  note: (sentence: string) => void,
): Promise<readonly string[]> {
  const cacheDir = cacheFolder(workspace, named, note);
  const changed: string[] = [];
  // No bundle lies there, so that each brand is planned as one to build.
  const where = { outDir: `${cacheDir}-planned`, cacheDir, note };
  for await (const planned of planOrders(workspace, Object.keys(plan.brands), where)) {
    const hash = planned.state === 'ordered' ? planned.order.hash : undefined;
    if (hash !== plan.brands[planned.id]?.input) changed.push(planned.id);
  }
  return changed;
}

/** Says that a plan was not carried out, where people look for it. */
function refuse(workspace: Workspace, plan: Plan, note: (sentence: string) => void): void {
  const why = [...new Set(Object.values(plan.refusals ?? {}).flat())];
  note(`${plan.change} is not published, and visitors have what they had. ${why.join(' ')}`);
  log(workspace, plan, 'not published', why);
}

function log(
  workspace: Workspace,
  { change, title, by, to, at, brands }: Plan,
  did: 'published' | 'not published',
  why: readonly string[],
  releases?: ReturnType<typeof movedReleases>,
): void {
  appendLog(workspace, {
    at: new Date().toISOString(),
    by,
    did,
    change,
    title,
    brands: Object.keys(brands).sort(),
    to,
    for: at,
    ...(releases && { releases }),
    ...(why.length > 0 && { why }),
  });
}

/** Waits until a time before the moment of a plan. */
async function moment({ at }: Plan, before: number): Promise<void> {
  const due = Date.parse(at) - before;
  // A timer may be a millisecond early.
  for (let left = due - Date.now(); left > 0; left = due - Date.now()) await pause(left);
}

function setupOf({ to, keep, look, browser }: Plan): ReleaseSetup {
  return { to, keep, at: look, browser };
}
