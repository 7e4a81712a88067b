import { type Kysely, sql } from 'kysely';

/** Merchants that sell only some categories of games, and lotteries whose highest prize grows until it is won. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  'create table merchant_sale (merchant text not null, game_type text not null, primary key (merchant, game_type))',
  `comment on table merchant_sale is 'The categories that a merchant sells; one that has no row sells all.'`,
  'alter table help_article add needs_games text',
  `comment on column help_article.needs_games is
    'Categories or kinds of games with commas between: a vendor that is on must have games of one of them.'`,
  `alter table lottery_game add jackpot_start bigint check (jackpot_start > 0),
    add jackpot_step bigint check (jackpot_step > 0),
    add check ((jackpot_start is null) = (jackpot_step is null))`,
  `comment on column lottery_game.jackpot_start is
    'What its jackpot begins with, in the currency''s smallest unit; null: it has none.'`,
  `comment on column lottery_game.jackpot_step is 'What each draw adds that nobody wins.'`,
  // A draw without a row was not won.
  `create table lottery_jackpot (
    game_code text not null, opens_at timestamptz not null, amount bigint not null check (amount > 0),
    primary key (game_code, opens_at), foreign key (game_code, opens_at) references lottery_draw)`,
  `comment on table lottery_jackpot is 'Jackpots that were won, in the currency''s smallest unit.'`,
];
