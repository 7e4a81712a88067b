import type { Permission } from '@liveryjs/schemas/platform';

/** The system status: maintenance gives 1, region restriction 2, otherwise 0 [4.16]; a status that the platform names goes first. */
export function statusOf({ status, maintenance, regionRestriction }: Permission): number {
  return status ?? (maintenance ? 1 : regionRestriction ? 2 : 0);
}
