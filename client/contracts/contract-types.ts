import type { ConsolidatedInfo, ContractType } from '@liveryjs/schemas/platform';
import type { PortalConditions } from '@liveryjs/schemas/portal';

export type ContractName = NonNullable<PortalConditions['contracts']>[number];

/** The names of a contract in manifests, on the wire, and in the consolidated information. */
export const contractTypes: Readonly<
  Record<
    ContractName,
    { readonly type: ContractType; readonly flag: Exclude<keyof ConsolidatedInfo, 'info'> }
  >
> = {
  dividend: { type: 'DIVIDEND', flag: 'divtypereq' },
  dailySalary: { type: 'DAILY_SALARY', flag: 'dailysalreqtype' },
  hourlySalary: { type: 'HOURLY_SALARY', flag: 'contracthoursalreq' },
  realTimeSalary: { type: 'REALTIME_SALARY', flag: 'realtimesalreqtype' },
};
