import type { FixtureStanding } from '@liveryjs/schemas/platform';
import { type Kysely, sql } from 'kysely';
import { readState } from '#sandbox/control/read-state.ts';
import { standingsAt } from '#sandbox/fixtures/read-fixtures.ts';
import { latestOpening, type Schedule } from '#sandbox/lottery/schedule.ts';
import type { Tables } from '#sandbox/store/tables.ts';
import { balanceOf } from '#sandbox/wallets/balance-of.ts';
import { TURN_MS } from '#sandbox/winners/wins-at.ts';
import type { News } from './news.ts';

/** The state of all that is told to everybody, as far as it takes to see a change. */
export interface PublicLook {
  readonly standings: ReadonlyMap<string, string>;
  /** By topic: a text that is another one when something has changed. */
  readonly marks: Readonly<Record<'draws' | 'jackpots' | 'winners' | 'status', string>>;
}

/** Looks at what everybody is told of. */
export async function lookAtPublic(db: Kysely<Tables>, now: Date): Promise<PublicLook> {
  const [standings, lotteries, opened, staked, won, state] = await Promise.all([
    standingsAt(db, now),
    db
      .selectFrom('lottery_game')
      .select(['code', 'every_s', 'offset_s', 'closes_s'])
      .orderBy('code')
      .execute(),
    db
      .selectFrom('lottery_draw')
      .where('numbers', 'is not', null)
      .select(({ fn }) => ['game_code', fn.max('opens_at').as('at')])
      .groupBy('game_code')
      .orderBy('game_code')
      .execute(),
    db
      .selectFrom('lottery_bet')
      .select(({ fn }) => fn.max('bet_id').as('last'))
      .executeTakeFirst(),
    db
      .selectFrom('bet')
      .where('status', '=', 'WON')
      .select(sql<string>`max(settled_at)::text`.as('last'))
      .executeTakeFirst(),
    readState(db),
  ]);
  const { markedAt, captcha, luck, ...visible } = state;
  return {
    standings: new Map(standings.map((standing) => [standing.fixtureId, JSON.stringify(standing)])),
    marks: {
      draws: JSON.stringify([lotteries.map((lottery) => openingMark(lottery, now)), opened]),
      jackpots: String(staked?.last),
      // Those that the platform plays by the clock come one a turn and category.
      winners: `${won?.last} ${Math.floor(now.getTime() / (TURN_MS / 8))}`,
      status: JSON.stringify(visible),
    },
  };
}

const openingMark = (lottery: Schedule, now: Date) => latestOpening(lottery, now).getTime();

/** Returns the news that lie between two looks. */
export function newsBetween(before: PublicLook, after: PublicLook): News[] {
  const changed = [...after.standings].filter(([id, text]) => {
    const earlier = before.standings.get(id);
    return earlier !== undefined && earlier !== text;
  });
  const fixtures = changed.map(([, text]) => JSON.parse(text) as FixtureStanding);
  const isSame =
    before.standings.size === after.standings.size &&
    [...after.standings.keys()].every((id) => before.standings.has(id)) &&
    fixtures.every(({ fixtureId, state }) => stateIn(before.standings.get(fixtureId)) === state);
  const topics = (Object.keys(after.marks) as (keyof PublicLook['marks'])[]).filter(
    (topic) => before.marks[topic] !== after.marks[topic],
  );
  return [
    ...(fixtures.length > 0 ? [{ topic: 'odds' as const, data: { fixtures } }] : []),
    ...(isSame ? [] : [{ topic: 'odds' as const, data: {} }]),
    ...topics.map((topic) => ({ topic, data: {} })),
  ];
}

function stateIn(text: string | undefined): string | undefined {
  return text && (JSON.parse(text) as FixtureStanding).state;
}

/** Looks at what one account is told of: its balance, and its messages. */
export async function lookAtAccount(db: Kysely<Tables>, accountId: number) {
  const [balance, messages] = await Promise.all([
    balanceOf(db, accountId),
    db
      .selectFrom('message')
      .where('account_id', '=', accountId)
      .select(sql<string>`count(*) || ' ' || count(read_at)`.as('mark'))
      .executeTakeFirst(),
  ]);
  return { balance, notices: messages?.mark ?? '' };
}

export type AccountLook = Awaited<ReturnType<typeof lookAtAccount>>;
