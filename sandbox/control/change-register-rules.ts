import type { RegisterRule, SandboxStateChange } from '@liveryjs/schemas/platform';
import type { Kysely } from 'kysely';
import { refuseMistakes } from '#sandbox/http/call.ts';
import { registerRules } from '#sandbox/seed/register-rules.ts';
import type { Tables } from '#sandbox/store/tables.ts';

const MERCHANT = /^(\*|[A-Za-z0-9][A-Za-z0-9_-]{0,31})$/;
/** The defaults of a rule. */
const ANY: Required<RegisterRule> = {
  enabled: false,
  required: false,
  minLength: 0,
  maxLength: 255,
  patternId: 1,
  acceptedPattern: '*',
};
const fields = new Set(registerRules.map(({ field }) => field));

/**
 * Sets rules of the registration, by merchant and field. A pattern is taken as it is: an operator can get one wrong.
 *
 * @throws Refusal for a merchant or a field that there cannot be, and for bounds that no value is inside
 */
export async function changeRegisterRules(
  db: Kysely<Tables>,
  wantedRules: NonNullable<SandboxStateChange['registerRules']>,
): Promise<void> {
  const changes = Object.entries(wantedRules).flatMap(([merchant, rules]) =>
    Object.entries(rules).map(([field, rule]) => ({ merchant, field, rule: { ...ANY, ...rule } })),
  );
  refuseMistakes(
    changes.flatMap(({ merchant, field, rule }) => {
      const pointer = `body/registerRules/${merchant}/${field}`;
      if (!MERCHANT.test(merchant)) return [{ at: pointer, message: 'has no code of a merchant before it' }];
      if (!fields.has(field)) return [{ at: pointer, message: 'is no field of the registration' }];
      if (rule.acceptedPattern.includes('\0'))
        return [{ at: pointer, message: 'has a pattern that cannot be kept' }];
      if (rule.minLength > rule.maxLength)
        return [{ at: pointer, message: 'has a minLength over its maxLength' }];
      return [];
    }),
  );
  for (const { merchant, field, rule } of changes) {
    const row = {
      enabled: rule.enabled,
      required: rule.required,
      min_length: rule.minLength,
      max_length: rule.maxLength,
      pattern_id: rule.patternId,
      accepted_pattern: rule.acceptedPattern,
    };
    await db
      .insertInto('register_rule')
      .values({ merchant, field, ...row })
      .onConflict((conflict) => conflict.columns(['merchant', 'field']).doUpdateSet(row))
      .execute();
  }
}
