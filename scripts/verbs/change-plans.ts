import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { digestOfEdits } from '@liveryjs/workspace/changes/change-set';
import { appendLog } from '@liveryjs/workspace/changes/log';
import type { Workspace } from '@liveryjs/workspace/open';
import { shellWord } from '@liveryjs/workspace/shell-word';
import type { Terminal } from '@liveryjs/workspace/terminal';
import { utcSecond } from '@liveryjs/workspace/utc';
import type { Command } from 'commander';
import { atOnce } from '#scripts/at-once.ts';
import { parseReport } from '#scripts/bundle/report.ts';
import type { Plan, PlanBoard, PlannedBrand } from '#scripts/queue/plans.ts';
import { isS3, openTarget } from '#scripts/releases/open-target.ts';
import { type ChangeReleaseOptions, logLine, type StagedChange } from './change-release.ts';
import { refuse } from './change-set.ts';
import { jsonOption } from './outcomes.ts';
import { queueOf, queueOption } from './queue-option.ts';
import { exitCodes } from './verb.ts';

interface Options {
  readonly queue?: string;
  readonly json?: true;
}

/** Adds the verbs that say what is planned, and cancel it. */
export function addPlans(
  change: Command,
  open: (command: Command) => Promise<Workspace>,
  terminal: Terminal,
  finish: (code: number) => void,
): void {
  change
    .command('plans')
    .description('List the change sets that workers of a queue are to publish, the next one first.')
    .option(...queueOption)
    .option(...jsonOption)
    .action(({ queue, json }: Options, command: Command) =>
      withPlans(command, queue, terminal, async (plans) => {
        const [all, workers] = [await plans.list(), await plans.workers()];
        if (json) return terminal.out(JSON.stringify(all, null, 2));
        if (all.length === 0) return terminal.out('Nothing is planned.');
        for (const plan of all) {
          terminal.out(planLine(plan));
          for (const reason of Object.values(plan.refusals ?? {}).flat()) terminal.out(`  ${reason}`);
        }
        noteWorkers(workers, terminal);
      }),
    );

  change
    .command('cancel')
    .description('Take the plan back by which a change set is to be published. The set itself stays.')
    .argument('<name>', 'name of the set')
    .option(...queueOption)
    .option(...jsonOption)
    .action((name: string, { queue, json }: Options, command: Command) =>
      withPlans(command, queue, terminal, async (plans) => {
        const workspace = await open(command);
        const all = await plans.list();
        const chosen = all.filter((plan) => plan.change === name);
        if (chosen.length === 0)
          return refuse(
            command,
            `${name} is not planned. See: livery change plans, and livery change log ${name}`,
          );
        const outcomes = await atOnce(chosen, async (plan) => ({
          plan,
          isCancelled: await plans.remove(plan),
        }));
        for (const { plan, isCancelled } of outcomes) {
          const { to, at, title, brands } = plan;
          if (!isCancelled) {
            terminal.note(
              `${name} is being published in ${to} just now. To take it back afterwards: livery rollback --change ${name} --to ${shellWord(to)}`,
            );
            finish(exitCodes.failed);
            continue;
          }
          await forget(plan);
          const line = logLine(workspace, 'cancelled', name, Object.keys(brands), to);
          appendLog(workspace, { ...line, title, for: at });
          if (!json) terminal.out(`${name} is not published in ${to} on ${utcSecond(at)} any more.`);
        }
        if (json)
          terminal.out(
            JSON.stringify(
              outcomes.map(({ plan, isCancelled }) => ({ ...plan, isCancelled })),
              null,
              2,
            ),
          );
      }),
    );
}

/**
 * Plans that a worker publishes a change set at a moment.
 *
 * @param stage builds its brands, and brings them beside what visitors have
 * @returns the exit code
 */
export function planChange(
  command: Command,
  {
    change,
    moment,
    queue,
    json,
    ...setup
  }: ChangeReleaseOptions & { readonly moment: string; readonly queue?: string | undefined },
  terminal: Terminal,
  stage: () => Promise<StagedChange | undefined>,
): Promise<number> {
  return withPlans(command, queue, terminal, async (plans) => {
    const staged = await stage();
    if (staged === undefined) return exitCodes.failed;
    const plan = await planStaged(plans, staged, { ...setup, change, moment });
    if (plan === undefined)
      return refuse(
        command,
        `${change} is being published in ${setup.to} just now. See: livery change log ${change}`,
      );
    terminal.out(
      json
        ? JSON.stringify(plan, null, 2)
        : `${planLine(plan)}\nTo take the plan back: livery change cancel ${change}`,
    );
    noteWorkers(await plans.workers(), terminal);
    return exitCodes.ok;
  });
}

/** Plans a change set whose bundles lie beside what visitors have. @returns undefined where a worker publishes it just now */
export async function planStaged(
  plans: PlanBoard,
  staged: StagedChange,
  { change, moment, to, keep, at, browser }: ChangeReleaseOptions & { readonly moment: string },
): Promise<Plan | undefined> {
  const { workspace, named } = staged;
  const line = logLine(workspace, 'planned', change, Object.keys(staged.releases), to);
  const plan: Plan = {
    ...{ change, title: named.set.title, by: line.by, at: moment, keep },
    to: isS3(to) ? to : resolve(to),
    ...(at !== undefined && { look: at }),
    ...(browser && { browser: true }),
    edits: digestOfEdits(named.set),
    brands: await plannedBrands(staged, to),
  };
  if (!(await plans.add(plan))) return undefined;
  appendLog(workspace, { ...line, title: plan.title, for: moment });
  return plan;
}

async function plannedBrands(
  { releases, outDir }: StagedChange,
  to: string,
): Promise<Record<string, PlannedBrand>> {
  const target = await openTarget(to);
  const rows = await atOnce(Object.entries(releases), async ([brand, release]) => {
    const before = await target.current(brand);
    const report = parseReport(readFileSync(join(outDir, brand, 'build-report.json'), 'utf8'));
    return [
      brand,
      { release, ...(before !== undefined && { before }), input: report?.inputHash ?? '' },
    ] as const;
  });
  return Object.fromEntries(rows);
}

/** Takes the releases away that wait for a plan. One that visitors have, or had, stays. */
async function forget({ to, change, at, brands }: Plan): Promise<void> {
  const target = await openTarget(to);
  await atOnce(Object.entries(brands), ([brand, { release }]) =>
    target.lock(brand, async () => {
      const staged = (await target.list(brand)).find(({ id }) => id === release);
      if (staged?.planned?.change !== change || staged.planned.at !== at) return;
      const { planned: _, ...rest } = staged;
      if (staged.previewUntil === undefined) await target.note(rest);
      else await target.remove(brand, release);
    }),
  );
}

/** Does work with the plans of a queue. Ends the command where none is named. */
async function withPlans<Outcome>(
  command: Command,
  option: string | undefined,
  { note }: Terminal,
  work: (plans: PlanBoard) => Promise<Outcome>,
): Promise<Outcome> {
  const address = queueOf(command, option);
  if (address === undefined)
    return refuse(command, 'plans are kept by a queue: name its Redis with --queue, or by LIVERY_QUEUE.');
  // The code of queues is large, and most commands about change sets need none of it.
  const { connect } = await import('#scripts/queue/connect.ts');
  const { openPlans } = await import('#scripts/queue/plans.ts');
  const redis = await connect(address, { away: note, back: note });
  const plans = openPlans(redis);
  try {
    return await work(plans);
  } finally {
    await plans.close();
    redis.disconnect();
  }
}

function planLine({ change, title, at, to, by, brands }: Plan): string {
  const ids = Object.keys(brands);
  const names = ids.length > MOST_NAMED ? `${ids.length} brands` : ids.sort().join(', ');
  return `${change}: ${title}, on ${utcSecond(at)} in ${to} (${names}; planned by ${by})`;
}

/** The brands that a line names; of more, it gives the number. */
const MOST_NAMED = 6;

function noteWorkers(count: number, { note }: Terminal): void {
  if (count > 0) return;
  note(
    'No worker is at the queue now. One has to be there at that time, on a machine that has the place of the releases: livery worker',
  );
}
