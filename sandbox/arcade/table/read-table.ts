import { decimalOf } from '@liveryjs/schemas/decimal';
import type { Kysely } from 'kysely';
import type { Play } from '#sandbox/arcade/read-play.ts';
import type { Tables } from '#sandbox/store/tables.ts';
import { decideRounds } from './decide-rounds.ts';
import { tableGameOf } from './games.ts';
import { lastClosed, type Times, timesOf } from './times-of.ts';

const HISTORY = 12;

export interface TableState extends Times {
  /** The platform's time, in milliseconds since 1970. */
  readonly now: number;
  /** Rounds that take no more bets, the latest first. */
  readonly history: readonly {
    readonly round: number;
    readonly outcome: string;
    /** The first pick that it pays. */
    readonly pick: string;
  }[];
  /** The player's on this round and on the one before. */
  readonly bets: readonly {
    readonly round: number;
    readonly pick: string;
    readonly stake: string;
    readonly win: string;
  }[];
}

/** Reads the state of a table that a player sees. */
export async function readTable(db: Kysely<Tables>, play: Play, now: Date): Promise<TableState> {
  const [times, last] = [timesOf(now), lastClosed(now)];
  const rounds = Array.from({ length: HISTORY }, (_, age) => last - age);
  const { pays, wins } = tableGameOf(play.classify);
  const outcomes = await decideRounds(db, play, rounds);
  const bets = await db
    .selectFrom('table_bet')
    .innerJoin('bet', 'bet.id', 'table_bet.bet_id')
    .select(['round', 'pick', 'stake', 'payout'])
    .where('table_bet.account_id', '=', play.accountId)
    .where('table_bet.node_id', '=', play.nodeId)
    .where('round', '>=', times.round - 1)
    .orderBy('bet_id')
    .execute();
  const amount = (text: string) => decimalOf(BigInt(text), play.currency.digits);
  return {
    ...times,
    now: now.getTime(),
    history: rounds.flatMap((round) => {
      const outcome = outcomes.get(round);
      if (outcome === undefined) return [];
      const pick = Object.keys(pays).find((side) => wins(side, outcome)) ?? '';
      return [{ round, outcome, pick }];
    }),
    bets: bets.map(({ round, pick, stake, payout }) => ({
      round,
      pick,
      stake: amount(stake),
      win: amount(payout),
    })),
  };
}
