import type { Redeem } from '@liveryjs/schemas/platform';

/** Message keys by status, in the order in which they are offered [4.20]. */
export const STATUSES: Readonly<Record<Redeem['status'], string>> = {
  IN_PROCESS: 'pointsRedeems.inProcess',
  APPROVED: 'pointsRedeems.approved',
  REJECTED: 'pointsRedeems.rejected',
};

export const TYPES: Readonly<Record<Redeem['type'], string>> = {
  PHYSICAL: 'points.type.physical',
  BONUS: 'points.type.bonus',
  VOUCHER: 'points.type.voucher',
};

const names = Object.keys(STATUSES) as Redeem['status'][];

/** Reads the filter and the page from the address; invalid values count as nothing. */
export function readAddress(query: URLSearchParams) {
  const page = query.get('redeemPage') ?? '';
  return {
    status: names.find((name) => name === query.get('redeemStatus')),
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  };
}
