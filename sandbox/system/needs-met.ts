import { sql } from 'kysely';
import { soldAt } from '#sandbox/games/sold-at.ts';
import { modulesOn } from './modules-on.ts';

/** Holds for a row of a table that has `Needs`, while what it needs is on, and its games are sold by the merchant. */
export const needsMet = (merchant?: string) => sql<boolean>`
  (needs_module is null or needs_module in (${modulesOn}))
  and (needs_games is null or exists (
    select from game join vendor on vendor.code = game.vendor
    where vendor.enabled and ${soldAt(merchant, 'game.game_type')}
      and string_to_array(needs_games, ',') && array[game.game_type, game.game_classify]))`;
