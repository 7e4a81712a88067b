import { nameKey } from '#sandbox/identity/name-key.ts';

const codes: Readonly<Record<number, string>> = { 1001: 'MAI7', 1002: 'QUYNH8' };

/** Who was brought by a member, and by whom. */
const broughtBy: Readonly<Record<number, number>> = { 1022: 1001, 1023: 1001, 1024: 1023, 1004: 1002 };

export function referralCodeRows() {
  return Object.entries(codes).map(([id, code]) => ({
    account_id: Number(id),
    code,
    code_key: nameKey(code),
  }));
}

/** @param registrations when accounts came about */
export function referralRows(
  registrations: readonly { readonly account_id: number; readonly registered_at: string }[],
) {
  return registrations.flatMap(({ account_id, registered_at }) => {
    const referrer = broughtBy[account_id];
    return referrer === undefined ? [] : [{ account_id, referrer_id: referrer, since: registered_at }];
  });
}
