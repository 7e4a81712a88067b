import { MEMBER } from '#sandbox/identity/account-types.ts';
import { nameKey } from '#sandbox/identity/name-key.ts';
import { accounts } from './accounts.ts';
import { affiliates } from './affiliates.ts';
import { messageRows } from './message-rows.ts';
import { people } from './people.ts';
import { pointsRows } from './points-rows.ts';
import { referralCodeRows } from './referrals.ts';
import { rebateRates, team, teamPasswordHash } from './team.ts';

/** Before everything that is new. */
const BEFORE = '2020-01-01T00:00:00Z';

const wallets = accounts.flatMap(({ id, wallets }) =>
  Object.entries(wallets).map(([place, amount], index) => ({
    id: id * 10 + index,
    account_id: id,
    place,
    currency: 'USD',
    amount,
  })),
);

/** The accounts with what is theirs. */
export function accountRows() {
  return {
    account: [...accounts.map(toAccount), ...team.map(toTeamMember)],
    affiliate_code: affiliates.map(({ code, accountId, domain }) => ({
      code,
      code_key: nameKey(code),
      account_id: accountId,
      domain: domain ?? null,
    })),
    team_link: affiliates.map(({ code, name, rate }) => ({
      code,
      name,
      type: MEMBER,
      rate,
      made_at: BEFORE,
      off_at: null,
    })),
    referral_code: referralCodeRows(),
    rebate_rate: Object.entries(rebateRates).map(([id, rate]) => ({ account_id: Number(id), rate })),
    account_identity: people.flatMap(({ subject, accountId }) =>
      accountId === undefined
        ? []
        : ['google', 'facebook'].map((channel) => ({ channel, subject, account_id: accountId })),
    ),
    account_label: accounts.flatMap(({ id, labels = [] }) =>
      labels.map((label, position) => ({ account_id: id, position, label })),
    ),
    wallet: wallets,
    ...openings(),
    ...messageRows(),
    ...pointsRows(),
  };
}

function toAccount(seed: (typeof accounts)[number]) {
  return {
    id: seed.id,
    username: seed.username,
    type: seed.type ?? MEMBER,
    nickname: seed.nickname,
    password_hash: seed.passwordHash,
    password_expires_at: seed.passwordExpired ? BEFORE : null,
    email: `${seed.username}@example.com`,
    dialing_code: seed.mobile[0],
    mobile_num: seed.mobile[1],
    two_factor: seed.twoFactor === true,
    upline_id: seed.upline ?? null,
    language: seed.language,
    avatar: seed.avatar ?? null,
    to_upline: seed.toUpline === true,
    rank_level: seed.rankLevel,
    points: seed.points,
    closed: seed.closed === true,
    last_login_at: seed.isNew ? null : BEFORE,
    expires_at: null,
  };
}

function toTeamMember(seed: (typeof team)[number]) {
  const { joined: _, ...rest } = seed;
  const common = { points: 0, wallets: {}, messages: [], about: '', passwordHash: teamPasswordHash };
  return toAccount({ ...rest, ...common, toUpline: true });
}

/** Returns the wallets' opening balances, which come from the house, in double entry as every other movement. */
function openings() {
  const filled = wallets.filter(({ amount }) => amount > 0);
  return {
    ledger_transaction: filled.map(({ id, account_id, place }) => ({
      id,
      account_id,
      kind: 'OPENING',
      reference: `opening-${place}`,
      at: BEFORE,
    })),
    ledger_entry: filled.flatMap(({ id, currency, amount }) => [
      { transaction_id: id, wallet_id: id, house: null, currency, amount, balance: amount },
      { transaction_id: id, wallet_id: null, house: 'opening', currency, amount: -amount, balance: null },
    ]),
  };
}
