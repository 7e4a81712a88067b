import type { Finding } from '#engine/issues/index.ts';
import type { At, Check, CheckContext } from './check.ts';

/** Findings by their codes. A slash keeps a code apart from those of the engine: `acme/long-name`. */
export type OwnFindings = Readonly<Record<`${string}/${string}`, Finding<never>>>;

type ArgsOf<Found> = Found extends Finding<infer Args> ? Args : never;

/** What a check of somebody's own may look at, and how it tells of what it finds. */
export interface OwnCheckContext<Findings extends OwnFindings>
  extends Omit<CheckContext, 'report' | 'reportOwn' | 'add'> {
  /** Adds a finding at the value of a pointer into `manifest`, or at its key. */
  report<Code extends keyof Findings & string>(code: Code, at: At, args: ArgsOf<Findings[Code]>): void;
}

/**
 * A rule of somebody's own between the values of a manifest, with the findings that it may report.
 *
 * @param check `docs` says the rule in a sentence; `run` is called for every brand, also for one whose manifest has
 * values of a wrong shape
 */
export function defineCheck<const Findings extends OwnFindings>(check: {
  readonly docs: string;
  readonly findings: Findings;
  run(context: OwnCheckContext<Findings>): void;
}): Check {
  const { docs, findings } = check;
  return {
    meta: { codes: Object.keys(findings), docs },
    run: ({ report: _report, add: _add, reportOwn, ...context }) =>
      check.run({
        ...context,
        report: (code, at, args) =>
          reportOwn(code, findings[code] as unknown as Finding<typeof args>, at, args),
      }),
  };
}
