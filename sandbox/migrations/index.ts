import type { Migration } from 'kysely';
import * as catalogue from './0001-catalogue.ts';
import * as content from './0003-content.ts';
import * as identity from './0004-identity.ts';
import * as registration from './0005-registration.ts';
import * as codes from './0006-codes.ts';
import * as ledger from './0007-ledger.ts';
import * as arcade from './0008-arcade.ts';
import * as lottery from './0009-lottery.ts';
import * as points from './0010-points.ts';
import * as help from './0011-help.ts';
import * as wallets from './0012-wallets.ts';
import * as deposits from './0013-deposits.ts';
import * as withdrawals from './0014-withdrawals.ts';
import * as profile from './0015-profile.ts';
import * as rewards from './0016-rewards.ts';
import * as team from './0017-team.ts';
import * as contracts from './0018-contracts.ts';
import * as limits from './0019-limits.ts';
import * as mark from './0020-mark.ts';
import * as comments from './0021-comments.ts';
import * as sales from './0022-sales.ts';
import * as winners from './0023-winners.ts';

/** The steps from an empty database to today's, in order. A step that was published stays as it is. */
export const migrations: Record<string, Migration> = {
  '0001-catalogue': catalogue,
  '0003-content': content,
  '0004-identity': identity,
  '0005-registration': registration,
  '0006-codes': codes,
  '0007-ledger': ledger,
  '0008-arcade': arcade,
  '0009-lottery': lottery,
  '0010-points': points,
  '0011-help': help,
  '0012-wallets': wallets,
  '0013-deposits': deposits,
  '0014-withdrawals': withdrawals,
  '0015-profile': profile,
  '0016-rewards': rewards,
  '0017-team': team,
  '0018-contracts': contracts,
  '0019-limits': limits,
  '0020-mark': mark,
  '0021-comments': comments,
  '0022-sales': sales,
  '0023-winners': winners,
};
