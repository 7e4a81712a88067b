import { sql } from 'kysely';
import { modulesOn } from './modules-on.ts';

/** Holds for a row of a table that has `Needs`, while what it needs is on. */
export const needsMet = sql<boolean>`
  (needs_module is null or needs_module in (${modulesOn}))
  and (needs_games is null or exists (
    select from game join vendor on vendor.code = game.vendor
    where vendor.enabled and string_to_array(needs_games, ',') && array[game.game_type, game.game_classify]))`;
