import { type Kysely, sql } from 'kysely';

/**
 * Adds comments on the contents of tables and columns, where their names do not say it. The types of tables take them from
 * here.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const text = (comment: string) => `'${comment.replaceAll("'", "''")}'`;
  const ofTables = Object.entries(TABLES).map(
    ([table, comment]) => `comment on table ${table} is ${text(comment)}`,
  );
  const ofColumns = Object.entries(COLUMNS).flatMap(([table, columns]) =>
    Object.entries(columns).map(
      ([name, comment]) => `comment on column ${table}.${name} is ${text(comment)}`,
    ),
  );
  // In one go: there are many.
  await sql.raw([...ofTables, ...ofColumns].join(';')).execute(db);
}

const TABLES: Readonly<Record<string, string>> = {
  account_code: 'The last code of an account for a purpose.',
  account_login: 'A login that succeeded.',
  affiliate_code: 'Codes by which an agent brings accounts.',
  answered_once: 'Requests that were carried out, by the key that their sender gave them.',
  betting_bonus_day: 'Valid bets of a day of UTC.',
  bot_challenge: 'Challenges that wait for their solution.',
  cipher_key: 'The one key that encrypted bodies are opened with.',
  identity_key: 'The one key that the third party signs with.',
  identity_person: 'Whom the third party knows by name.',
  mailed_password:
    'A password that came by mail: good for one login, then the old password of the change that follows.',
  merchant_category: 'The categories that come first at a merchant.',
  play: 'One launch of a game, and the play that follows.',
  profile: 'What an account says of itself beside its nickname; null: nothing.',
  referral: 'Whom a member brought.',
  referral_code: "The code of a member's own link.",
  referral_earning: "What a friend's bets of a day earned; paid.",
  seed: 'What the seed was made of, so that a changed one is sown again.',
  seen_seal: 'A sealed body that came in, for as long as its age would not refuse it.',
  setting: 'The one row of what holds for the whole platform.',
  shown_win: "Wins that are shown beside those of the platform's own accounts.",
  sms_code: 'The last code of a number for a purpose, whether or not an account has the number.',
  table_bet: 'A bet on a round of a table.',
  two_factor: 'A login that waits for its second step.',
};

const COLUMNS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  account: {
    username: 'As `nameKey` makes it.',
    password_hash: 'As `hashPassword` makes it; null: there is no password to log in with.',
    dialing_code: 'Of the mobile number; null without one.',
    mobile_num: 'As `mobileKey` makes it.',
    two_factor: 'Whether a login takes a code by mail too.',
    password_set_at: 'null: not since the account came about.',
    payment_password_hash: 'As `hashPassword` makes it; null: there is none.',
    upline_id: 'The agent who brought the account; null: it came by itself.',
  },
  account_code: {
    code_hash: 'As `hashPassword` makes it.',
    next_at: 'When another may be asked for.',
  },
  account_login: {
    agent: 'What the browser called itself.',
  },
  affiliate_code: {
    code: 'As the platform writes it.',
    code_key: 'As `nameKey` makes it.',
    domain: 'The only host that it is good on; null: every host.',
  },
  announcement: {
    needs_games:
      'Categories or kinds of games with commas between: a vendor that is on must have games of one of them.',
    days_ago: 'Before today: announcements of a sandbox stay as fresh as they were.',
  },
  answered_once: {
    answer: 'As JSON; null while it is carried out.',
  },
  banner: {
    needs_games:
      'Categories or kinds of games with commas between: a vendor that is on must have games of one of them.',
    merchant: 'Whose own banner it is; null: of everybody who has none of their own in the group.',
  },
  bet: {
    title: "What was bet on, in English: a game's own name stands in `game_name` too.",
    place: "The wallet that the stake came from: MAIN, or the vendor's own.",
  },
  betting_bonus_day: {
    rate: 'Basis points.',
  },
  bonus: {
    wager: 'What has to be wagered.',
    wagered: 'Of an active one: as of the last time that somebody asked.',
  },
  bonus_offer: {
    percent: 'Of the deposit.',
    minimum: 'Deposit that it takes.',
    times: 'How often the bonus is to be wagered.',
    first_only: "For an account's first deposit alone.",
    pause_days: 'Days until it can be chosen again.',
  },
  contract: {
    upline_id: 'null: the house.',
    expires_at: 'When the offer is no longer good.',
    settled_until: 'Periods that began before then have been settled; null: none has.',
  },
  contract_settlement: {
    profit: 'What the team won; below 0 it lost.',
    rate: 'In basis points; 0: no tier was reached.',
  },
  contract_tier: {
    position: 'From the lowest rate on.',
    rate: 'In basis points.',
  },
  currency: {
    digits: 'Digits after the decimal point.',
  },
  deposit_channel: {
    day_maximum: 'What may be ordered in 24 hours.',
    fee_points: 'Basis points of the amount.',
    minutes: 'How long an order waits to be paid; null: it is paid at once.',
  },
  deposit_limit: {
    amount: 'null: there is none.',
    next_amount: 'What counts from `next_at` on; null: there is none then.',
    next_at: 'null: nothing changes.',
  },
  feedback: {
    account_id: "null: a visitor's.",
  },
  game: {
    search_name: 'The name as `fold` makes it.',
    hot_rank: '1 is the hottest.',
    play_rank: '1 is the most played.',
    release_order: 'The highest is the newest.',
    maintenance: 'Closed for work.',
  },
  identity_code: {
    mobile: 'All of its digits, with those of its country.',
  },
  ledger_entry: {
    wallet_id: "null: the other side is the house's.",
    house: "The house's account; null: the other side is a wallet.",
    balance: 'What the wallet holds afterwards.',
  },
  lottery_bet: {
    stake: "Of one combination, in the currency's smallest unit.",
    odds: 'What a stake of 1 is paid by prize, in hundredths.',
  },
  lottery_draw: {
    opens_at: 'As the schedule has it.',
    forced: 'What it is to open; null: what comes.',
    numbers: 'What it opened; null: it has not.',
    opened_at: 'When it did.',
  },
  lottery_game: {
    family: 'Which rules it has.',
    every_s: 'Seconds from one draw to the next.',
    offset_s: 'Seconds from the beginning of 1970 to a draw.',
    closes_s: 'Seconds before its opening at which a draw takes no more bets.',
  },
  mailed_password: {
    password_hash: 'As `hashPassword` makes it.',
  },
  member_transfer: {
    reference: 'Of both movements.',
  },
  mission: {
    game_type: 'Only bets on games of this kind count.',
    goal: "In the currency's smallest unit where it is money.",
  },
  mission_claim: {
    span_start: 'First day of the span; empty for what is there once.',
  },
  own_reward: {
    period: 'The week or month that it is for.',
  },
  payout_account: {
    provider: 'Code of the bank or wallet.',
    number: 'The whole number, which no answer shows.',
    removed_at: 'null: it is there.',
  },
  play: {
    session_hash: 'Of the session that it was launched from.',
    portal: 'Origin of the portal that launched it.',
    token_hash: 'null until the ticket is used.',
    memory: 'What a game has to know again between two rounds.',
  },
  play_break: {
    ends_at: 'null: never.',
  },
  play_round: {
    request_id: "The player's own name of it.",
  },
  played_game: {
    played_at: 'The last time.',
  },
  profile: {
    birthday: 'A day of the calendar: year, month, day.',
  },
  profile_rule: {
    merchant: "A merchant's code; holds for everybody who has no rule of their own for the field.",
    locked: 'What was once said stays.',
    minimum_age: 'Of the birthday.',
  },
  promotion: {
    needs_games:
      'Categories or kinds of games with commas between: a vendor that is on must have games of one of them.',
    starts_in_days: 'From today; below 0 it has begun.',
  },
  promotion_activity: {
    starts_in_days: 'From today; below 0 it has begun.',
    bonus: "What is claimed, in the currency's smallest unit, as whole digits; null: nothing in money.",
  },
  pvp_room: {
    level: 'From 0, by stakes.',
  },
  raffle_prize: {
    amount: "Points, or money in the currency's smallest unit.",
  },
  rebate_rate: {
    rate: 'Basis points of valid bets.',
  },
  referral_code: {
    code_key: 'As `nameKey` makes it.',
  },
  referral_earning: {
    day: 'Of UTC, as 2026-11-20.',
    rate: 'Basis points.',
  },
  register_rule: {
    merchant: "A merchant's code; holds for everybody who has no rule of their own for the field.",
  },
  reward: {
    bonus:
      "Money that one is worth, in the currency's smallest unit, as whole digits; null for what is no money.",
  },
  session: {
    id: 'Names it to its owner.',
    agent: 'What the browser called itself.',
  },
  setting: {
    captcha: 'Digits that every captcha shows; null: random ones.',
    site: 'Whom the site lets in.',
    bot_bits: 'Zero bits that a challenge asks for.',
    identity_channels: 'What the third party is used for.',
    luck: 'How every game ends; null: by chance.',
    withdraw_minutes: 'Until a transfer of a withdrawal counts as received.',
    single_wallet: 'All money of an account is in its main wallet.',
    marked_at: 'When what a reset comes back to was marked; null: how the sandbox begins.',
  },
  shown_win: {
    name: 'Masked already.',
  },
  sms_code: {
    mobile_num: 'As `mobileKey` makes it.',
    code_hash: 'As `hashPassword` makes it; null: none is good.',
    next_at: 'When another may be asked for.',
  },
  table_round: {
    round: 'Counts from 1970.',
  },
  team_link: {
    code: "An affiliate code of an agent's.",
    name: 'What its agent calls it.',
    type: 'Kind of the accounts that register by it.',
    rate: 'Their rate in basis points.',
    off_at: 'null: it is on.',
  },
  two_factor: {
    code_hash: 'As `digest` makes it, with the id.',
  },
  upload: {
    used_for: 'The request that named it; null: none has yet.',
  },
  vendor: {
    maintenance: 'Closed for work.',
    restricted: "Does not serve the visitor's address or region.",
    holds_wallets: 'Keeps money of its players in wallets of its own.',
  },
  wallet: {
    place: 'MAIN, or the code of the vendor who holds the money.',
    amount: "In the currency's smallest unit, as whole digits: it may be larger than a number is exact.",
  },
  withdrawal: {
    amount: 'What left the wallet, with the fee.',
  },
  withdrawal_transfer: {
    confirm_by: 'From then on it counts as received.',
    text: 'What the member says of one that has not come.',
  },
};
