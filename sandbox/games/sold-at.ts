import { type RawBuilder, sql } from 'kysely';

/**
 * Holds for a category that a merchant sells.
 *
 * @param merchant its code; undefined for whoever sells everything
 * @param category the column that holds the category
 */
export function soldAt(merchant: string | undefined, category: string): RawBuilder<boolean> {
  return sql<boolean>`(not exists (select from merchant_sale where merchant = ${merchant ?? null})
    or exists (
      select from merchant_sale where merchant = ${merchant ?? null} and game_type = ${sql.ref(category)}))`;
}
