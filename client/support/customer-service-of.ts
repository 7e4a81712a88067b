import type { CustomerService, Permission } from '@liveryjs/schemas/platform';

/** The ways to customer service that a permission has, in whichever of the contract's two forms; empty without any. */
export function customerServiceOf({ info }: Permission): readonly CustomerService[] {
  const given = info?.customerService ?? [];
  return 'version' in given ? given.version.pathList : given;
}
