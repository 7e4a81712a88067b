import type { Finding } from '#compiler/issues/index.ts';
import type { At, Check, CheckContext } from './check.ts';

type Findings = Readonly<Record<string, Finding<never>>>;

/** Findings by their codes. A slash keeps a code apart from those of the engine: `acme/long-name`. */
export type OwnFindings = Readonly<Record<`${string}/${string}`, Finding<never>>>;

type ArgsOf<Found> = Found extends Finding<infer Args> ? Args : never;

/** The things that a check may look at, and the way to report findings. */
export interface OwnCheckContext<Found extends Findings> extends Omit<CheckContext, 'report' | 'add'> {
  /**
   * Adds a finding at the value of a pointer into `manifest`, or at its key. Arguments that take time to find are given by a
   * function, which is asked only for findings that are listed.
   */
  report<Code extends keyof Found & string>(
    code: Code,
    at: At,
    args: ArgsOf<Found[Code]> | (() => ArgsOf<Found[Code]>),
  ): void;
  /** Adds what was found in another file. */
  add: CheckContext['add'];
}

interface CheckPlan<Found extends Findings> {
  readonly docs: string;
  readonly findings: Found;
  run(context: OwnCheckContext<Found>): void;
}

/** A rule of the engine between the values of a manifest, with the findings that it may report. */
export function createCheck<const Found extends Findings>({ docs, findings, run }: CheckPlan<Found>): Check {
  return {
    docs,
    findings,
    run: (context) => {
      const report: OwnCheckContext<Found>['report'] = (code, place, args) =>
        context.report(code, findings[code] as unknown as Finding<ArgsOf<Findings>>, place, args);
      // Properties that the check does not look at are not computed.
      run(Object.create(context, { report: { value: report, enumerable: true } }));
    },
  };
}

/**
 * A rule of somebody's own between the values of a manifest, with the findings that it may report.
 *
 * @param check `docs` says the rule in a sentence; `run` is called for every brand, also for one whose manifest has
 * values of a wrong shape
 */
export function defineCheck<const Found extends OwnFindings>(check: CheckPlan<Found>): Check {
  // All of it is the object's own, so that a check can spread it.
  const whole = (context: OwnCheckContext<Found>) =>
    Object.defineProperties(
      {},
      {
        ...Object.getOwnPropertyDescriptors(Object.getPrototypeOf(context)),
        ...Object.getOwnPropertyDescriptors(context),
      },
    ) as OwnCheckContext<Found>;
  return createCheck({ ...check, run: (context) => check.run(whole(context)) });
}
