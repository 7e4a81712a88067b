import type { ContractType } from '@liveryjs/schemas/platform';
import { sql } from 'kysely';
import { type KeysOf, say, scriptOf } from '#sandbox/messages/say.ts';

/** The subject of a movement where nothing in the data has a name for it. */
type Word = KeysOf<'movement'>;

/** The name of what a row of `movement` and `wallet` is about, as the platform's data has it. @param language its code */
export function nameOfMovement(language: string) {
  const spoken = sql`language in (${language}, 'EN') order by language = 'EN' limit 1`;
  const id = sql`substring(movement.reference from '^[a-z]+-([0-9]+)')::integer`;
  return sql<string | null>`case
    when movement.kind in ('OPENING', 'TRANSFER') then (select name from vendor where code = wallet.place)
    when movement.reference ~ '^mission-[0-9]' then
      (select title from mission_text where mission_text.id = ${id} and ${spoken})
    when movement.reference ~ '^(activity|raffle)-[0-9]' then
      (select title from promotion_text where promotion_text.id = ${id} and ${spoken})
    when movement.kind = 'BONUS' and movement.reference like 'RD%' then
      (select reward_text.name from redeem join reward_text on reward_text.id = reward_id
        where redeem.reference = movement.reference and ${spoken})
    when movement.kind = 'BONUS' then
      (select bonus_offer_text.name from bonus join bonus_offer_text on bonus_offer_text.id = offer_id
        where bonus.number = replace(movement.reference, '-BACK', '') and ${spoken})
    end`;
}

/** The other subjects of a row of `movement`: a word of `titleOf`. */
export const wordOfMovement = sql<Word | ContractType | null>`case
  when movement.kind = 'REWARD' and movement.reference ~ '^R[0-9]+$' then
    (select own_reward.kind from own_reward where own_reward.id = substring(movement.reference from 2)::integer)
  when movement.kind = 'REWARD' and movement.reference like 'referral-%' then 'REFERRAL'
  when movement.kind = 'REBATE' and movement.reference like 'team-rebate-%' then 'TEAM_REBATE'
  when movement.kind = 'REBATE' then 'BETTING_BONUS'
  when movement.kind in ('SALARY', 'DIVIDEND') then
    (select contract.type from contract where contract.id = substring(movement.reference from '^CT([0-9]+)')::integer)
  end`;

/** The word of a movement as a text. @param language platform code; English where it has no texts */
export function titleOf(kind: Word | ContractType, reference: string, language: string): string {
  const { lang } = scriptOf(language);
  if (isContract(kind)) {
    const name = say(language, `contract.type.${kind}`);
    return name.charAt(0).toLocaleUpperCase(lang) + name.slice(1);
  }
  const [day] = /\d{4}-\d\d-\d\d/.exec(reference) ?? [];
  const format = new Intl.DateTimeFormat(lang, { dateStyle: 'medium', timeZone: 'UTC' });
  return say(language, `movement.${kind}`, { day: day === undefined ? '' : format.format(new Date(day)) });
}

function isContract(kind: Word | ContractType): kind is ContractType {
  return kind === 'DIVIDEND' || kind.endsWith('_SALARY');
}
