import type { PointsTransaction } from '@liveryjs/schemas/platform';

/** Message keys by reason. */
export const REASONS: Readonly<Record<PointsTransaction['reason'], string>> = {
  OPENING: 'pointsDetails.reasons.opening',
  BET: 'pointsDetails.reasons.bet',
  PRESENT: 'pointsDetails.reasons.present',
  RAFFLE: 'pointsDetails.reasons.raffle',
  REDEEM: 'pointsDetails.reasons.redeem',
  REFUND: 'pointsDetails.reasons.refund',
  CONVERT: 'pointsDetails.reasons.convert',
};

export const DIRECTIONS = ['earned', 'spent'] as const;

/** Reads the filter and the page from the address; invalid values count as nothing. */
export function readAddress(query: URLSearchParams) {
  const page = query.get('detailPage') ?? '';
  return {
    direction: DIRECTIONS.find((name) => name === query.get('direction')),
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  };
}
