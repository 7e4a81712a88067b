import type { RegisterRule, RegisterRules } from '@liveryjs/schemas/platform';
import type { Kysely, Selectable } from 'kysely';
import type { Tables } from '#sandbox/store/tables.ts';

type Row = Selectable<Tables['register_rule']>;

/** The rules of a merchant's registration: its own, and those of everybody for the other fields. */
export async function readRegisterRules(db: Kysely<Tables>, merchant: string): Promise<RegisterRules> {
  const all = await readAllRegisterRules(db);
  return { ...all['*'], ...all[merchant] };
}

/** Every rule that stands somewhere, by merchant and field. */
export async function readAllRegisterRules(db: Kysely<Tables>): Promise<Record<string, RegisterRules>> {
  const rows = await db.selectFrom('register_rule').selectAll().orderBy('field').execute();
  const merchants = [...new Set(rows.map(({ merchant }) => merchant))].sort();
  return Object.fromEntries(
    merchants.map((merchant) => {
      const merchantRows = rows.filter((row) => row.merchant === merchant);
      return [merchant, Object.fromEntries(merchantRows.map((row) => [row.field, ruleOf(row)]))];
    }),
  );
}

function ruleOf({
  enabled,
  required,
  min_length,
  max_length,
  pattern_id,
  accepted_pattern,
}: Row): RegisterRule {
  return {
    enabled,
    required,
    minLength: min_length,
    maxLength: max_length,
    patternId: pattern_id,
    acceptedPattern: accepted_pattern,
  };
}
