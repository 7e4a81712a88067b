import { decimalOf } from '@liveryjs/schemas/decimal';
import type { ClubLabelListResponse } from '@liveryjs/schemas/platform';
import type { Handler } from '#sandbox/http/contract.ts';
import { languageOf } from '#sandbox/messages/language-of.ts';
import { MONTHLY } from '#sandbox/own-rewards/rules.ts';
import { BONUS_TYPES, bettingBonusRate } from '#sandbox/rewards/betting-bonus-rates.ts';
import { percentOf } from '#sandbox/rewards/share.ts';

/** Digits after the point of the currencies that accounts have here. */
const DIGITS = 2;

/** The ladder of VIP ranks, lowest first. The path and the shape are this project's own. */
export const getClubLabels: Handler<'getClubLabels'> = {
  async answer({ language: languageCode }, { db }): Promise<ClubLabelListResponse> {
    const language = await languageOf(db, languageCode);
    const rows = await db
      .selectFrom('club_label')
      .innerJoin('club_label_name as english', (join) =>
        join.onRef('english.rank_level', '=', 'club_label.rank_level').on('english.language', '=', 'EN'),
      )
      .leftJoin('club_label_name as own', (join) =>
        join.onRef('own.rank_level', '=', 'club_label.rank_level').on('own.language', '=', language),
      )
      .select(({ fn }) => [
        'club_label.rank_level',
        'color',
        'color2',
        'points_needed',
        fn.coalesce('own.name', 'english.name').as('name'),
      ])
      .orderBy('club_label.rank_level')
      .execute();
    return rows.map(({ rank_level, color, color2, points_needed, name }) => ({
      labelName: name,
      color,
      color2,
      rankLevel: rank_level,
      pointsNeeded: points_needed,
      ...(rank_level > 0 && { monthlyReward: decimalOf(MONTHLY.step * BigInt(rank_level), DIGITS) }),
      bettingBonus: percentOf(bettingBonusRate(BONUS_TYPES[0] ?? 'RNG', rank_level)),
    }));
  },
};
