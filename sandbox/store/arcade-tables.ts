import type { ColumnType, Generated } from 'kysely';

interface PvpRoomTable {
  room_id: string;
  node_id: number;
  /** From 0, by stakes. */
  level: number;
  min_bet: number;
  max_bet: number;
  seats: number;
}

interface FavoriteGameTable {
  account_id: number;
  node_id: number;
  added_at: Date;
}

interface PlayedGameTable {
  account_id: number;
  node_id: number;
  /** The last time. */
  played_at: Date;
}

/** One launch of a game, and the play that follows. */
interface PlayTable {
  id: Generated<number>;
  account_id: number;
  node_id: number;
  /** Of the session that it was launched from. */
  session_hash: string;
  room_id: string | null;
  /** Origin of the portal that launched it. */
  portal: string;
  language: string;
  ticket_hash: string;
  ticket_ends_at: Date;
  /** null until the ticket is used. */
  token_hash: Generated<string | null>;
  /** What a game has to know again between two rounds. */
  memory: ColumnType<unknown, string | undefined, string>;
}

interface PlayRoundTable {
  account_id: number;
  /** The player's own name of it. */
  request_id: string;
  answer: ColumnType<unknown, string, string>;
  played_at: Date;
}

interface TableRoundTable {
  node_id: number;
  /** Counts from 1970. */
  round: number;
  outcome: string;
}

/** A bet on a round of a table. */
interface TableBetTable {
  bet_id: number;
  account_id: number;
  node_id: number;
  round: number;
  pick: string;
}

export interface ArcadeTables {
  pvp_room: PvpRoomTable;
  favorite_game: FavoriteGameTable;
  played_game: PlayedGameTable;
  play: PlayTable;
  play_round: PlayRoundTable;
  table_round: TableRoundTable;
  table_bet: TableBetTable;
}
