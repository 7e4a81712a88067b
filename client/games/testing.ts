import type { Vendor } from '@liveryjs/schemas/platform';

/** A vendor that is neither hot nor new. */
export const vendor = (vassalage: string, rest: Partial<Vendor> = {}): Vendor => ({
  vassalage,
  vendorName: `Vendor ${vassalage}`,
  icon: `/v/${vassalage}.svg`,
  gameTypes: ['RNG'],
  isHot: false,
  isNew: false,
  ...rest,
});
