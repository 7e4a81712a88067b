import { type Kysely, sql } from 'kysely';
import {
  type DatabaseMetadata,
  generate,
  IdentifierNode,
  ModuleReferenceNode,
  PostgresDialect,
} from 'kysely-codegen';

/** Columns that hold more than the database says of them, with their type of `column-types.ts`. */
const COLUMNS = {
  'announcement.types': 'AnnouncementTypes',
  'answered_once.answer': 'JsonText',
  'banner.linkage_type': 'Linkage',
  'bet.game_type': 'GameCategoryCode',
  'betting_bonus_claim.game_type': 'GameCategoryCode',
  'betting_bonus_day.game_type': 'GameCategoryCode',
  'cipher_key.private_jwk': 'PrivateKey',
  'contract.period': 'ContractPeriod',
  'customer_service.cs_type': 'ServiceKind',
  'customer_service.type': 'ServiceType',
  'deposit_channel.quick_amounts': 'QuickAmounts',
  'feedback.type': 'FeedbackType',
  'game.game_type': 'GameCategoryCode',
  'identity_key.private_jwk': 'PrivateKey',
  'ledger_transaction.kind': 'TransactionKind',
  'lottery_bet.odds': 'Odds',
  'lottery_bet.picks': 'Picks',
  'lottery_game.prize_modes': 'PrizeModes',
  'lottery_order.prize_mode': 'LotteryPrizeMode',
  'merchant_category.game_type': 'GameCategoryCode',
  'merchant_sale.game_type': 'GameCategoryCode',
  'mission.game_type': 'GameCategoryCode',
  'participation.status': 'ActivityStatus',
  'play.memory': 'JsonText',
  'play_round.answer': 'JsonText',
  'points_entry.reason': 'PointsReason',
  'profile_rule.field': 'ProfileFieldName',
  'setting.identity_channels': 'IdentityChannels',
  'vendor_category.game_type': 'GameCategoryCode',
} as const;

/**
 * The text of a module with the types of all tables, as `Kysely` takes them: a column whose check lists its texts is
 * these texts, and a comment of the database is a doc comment.
 *
 * @param db with today's tables
 */
export function tablesModule<Tables>(db: Kysely<Tables>): Promise<string> {
  const dialect = new PostgresDialect();
  const { scalars } = dialect.adapter;
  const imports: Record<string, ModuleReferenceNode> = dialect.adapter.imports;
  for (const name of new Set(['Digits', ...Object.values(COLUMNS)]))
    imports[name] = new ModuleReferenceNode('#sandbox/store/column-types.ts');
  // More than a number holds exactly; and a time in text would be read in the server's time zone.
  scalars.int8 = new IdentifierNode('Digits');
  scalars.timestamptz = new IdentifierNode('Date');
  scalars.bytea = new IdentifierNode('Uint8Array');
  const overrides = Object.entries(COLUMNS).map(
    ([column, type]) => [column, new IdentifierNode(type)] as const,
  );
  return generate({
    db,
    dialect,
    includePattern: 'public.*',
    outFile: null,
    overrides: { columns: Object.fromEntries(overrides) },
    postprocess: ({ metadata }) => withListedTexts(metadata, db),
  });
}

async function withListedTexts<Tables>(
  metadata: DatabaseMetadata,
  db: Kysely<Tables>,
): Promise<DatabaseMetadata> {
  const { rows } = await sql<{ table: string; rule: string }>`
    select relname as "table", pg_get_constraintdef(pg_constraint.oid) as rule
    from pg_constraint join pg_class on pg_class.oid = conrelid
    where contype = 'c' and pg_class.relnamespace = 'public'::regnamespace`.execute(db);
  for (const { table, rule } of rows) {
    const [, name, list] = /^CHECK \(\((\w+) = ANY \(ARRAY\[(.*)\]\)\)\)$/.exec(rule) ?? [];
    const column = metadata.tables
      .find((candidate) => candidate.name === table)
      ?.columns.find((candidate) => candidate.name === name);
    const texts = [...(list ?? '').matchAll(/'((?:[^']|'')*)'::text/g)].map(([, text = '']) => text);
    if (column && texts.length > 0) column.enumValues = texts;
  }
  return metadata;
}
