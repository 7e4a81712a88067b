import { accounts } from './accounts.ts';

/** Before everything that is new. */
const BEFORE = '2020-01-01T00:00:00Z';
const SENT = '2026-11-02T08:00:00Z';

/** The accounts with what is theirs. */
export function accountRows() {
  return {
    account: accounts.map((seed) => ({
      id: seed.id,
      username: seed.username,
      type: seed.type ?? 0,
      nickname: seed.nickname,
      password_hash: seed.passwordHash,
      password_expires_at: seed.passwordExpired ? BEFORE : null,
      email: `${seed.username}@example.com`,
      language: seed.language,
      avatar: seed.avatar ?? null,
      to_upline: seed.toUpline === true,
      rank_level: seed.rankLevel,
      points: seed.points,
      closed: seed.closed === true,
      last_login_at: seed.isNew ? null : BEFORE,
      expires_at: null,
    })),
    account_label: accounts.flatMap(({ id, labels = [] }) =>
      labels.map((label, position) => ({ account_id: id, position, label })),
    ),
    wallet: accounts.flatMap(({ id, wallets }) =>
      Object.entries(wallets).map(([place, amount], at) => ({
        id: id * 10 + at,
        account_id: id,
        place,
        currency: 'USD',
        amount,
      })),
    ),
    message: accounts.flatMap(({ id, messages }) =>
      messages.map(({ title, text, read }, at) => ({
        id: id * 10 + at,
        account_id: id,
        title,
        text,
        sent_at: SENT,
        read_at: read ? SENT : null,
      })),
    ),
  };
}
