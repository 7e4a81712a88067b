import { doing } from '@liveryjs/workspace/changes/applied';
import type { NamedSet } from '@liveryjs/workspace/changes/change-set';
import type { LogLine } from '@liveryjs/workspace/changes/log';
import type { Workspace } from '@liveryjs/workspace/open';
import type { ReleaseSetup } from '#scripts/releases/release-brands.ts';

/** The choices for a change set that is published or taken back. */
export interface ChangeReleaseOptions extends ReleaseSetup {
  readonly change: string;
  readonly json?: true | undefined;
}

/** A change set whose bundles lie beside what visitors have. */
export interface StagedChange {
  readonly workspace: Workspace;
  readonly named: NamedSet;
  /** The folder of the bundles. */
  readonly outDir: string;
  /** Ids of releases, by brand. */
  readonly releases: Readonly<Record<string, string>>;
}

/** A line of the log about something that a person does now. */
export function logLine(
  { root }: Workspace,
  did: LogLine['did'],
  change: string,
  brands: readonly string[],
  to: string,
): LogLine {
  const { at, by } = doing(root);
  return { at, by, did, change, brands: [...brands].sort(), to };
}
