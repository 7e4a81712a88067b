import { decimalOf } from '@liveryjs/schemas/decimal';
import type { Platform } from '#sandbox/http/platform.ts';
import { readPlayable } from '#sandbox/money/read-playable.ts';
import { type Card, cardOf, type Odds, oddsOf } from './cards/guess.ts';
import { layFirstCard } from './cards/lay-first-card.ts';
import { SPECIES } from './fish/shoot.ts';
import type { Play } from './read-play.ts';
import { type Grid, type Machine, machineOf, SYMBOLS } from './slot/machine.ts';
import { tableGameOf } from './table/games.ts';
import { readTable, type TableState } from './table/read-table.ts';
import { settleRounds } from './table/settle-rounds.ts';

export interface SlotState extends Machine {
  readonly kind: 'slot';
  /** The grid of the last spin; null before the first. */
  readonly grid: Grid | null;
  readonly symbols: number;
}

export interface FishState {
  readonly kind: 'fish';
  /** The payout of each kind of fish, in times the stake. */
  readonly species: readonly number[];
}

export interface CardsState {
  readonly kind: 'cards';
  readonly card: Card;
  readonly odds: Odds;
}

export interface TableGameState extends TableState {
  readonly kind: 'table';
  readonly shows: string;
  readonly pays: Readonly<Record<string, number>>;
}

/** The state that a game reads when it opens, and when it looks again. */
export interface GameState {
  readonly balance: string;
  readonly currency: string;
  readonly stakes: readonly string[];
  readonly game: SlotState | FishState | CardsState | TableGameState;
}

export async function readStateOf({ db, clock }: Platform, play: Play): Promise<GameState> {
  const now = clock();
  const { code, digits } = play.currency;
  await settleRounds(db, play.accountId, now);
  return {
    balance: decimalOf(await readPlayable(db, play.accountId, play.vendor), digits),
    currency: code,
    stakes: play.stakes.map((stake) => decimalOf(stake, digits)),
    game: await ownState(db, play, now),
  };
}

async function ownState(db: Platform['db'], play: Play, now: Date): Promise<GameState['game']> {
  switch (play.kind) {
    case 'slot': {
      const { grid = null } = (play.memory as { grid?: Grid } | null) ?? {};
      return { kind: 'slot', ...machineOf(play.classify), symbols: SYMBOLS, grid };
    }
    case 'fish':
      return { kind: 'fish', species: SPECIES };
    case 'cards': {
      const card = cardOf(play.memory) ?? (await layFirstCard(db, play));
      return { kind: 'cards', card, odds: oddsOf(card) };
    }
    case 'table': {
      const { shows, pays } = tableGameOf(play.classify);
      return { kind: 'table', shows, pays, ...(await readTable(db, play, now)) };
    }
  }
}
