import { CallError } from '@liveryjs/engine/kit/plain';

const KEYS: Readonly<Record<string, string>> = {
  insufficient_points: 'points.notEnough',
  sold_out: 'points.soldOut',
  reward_gone: 'points.gone',
  below_minimum: 'points.belowMinimum',
  need_true_account: 'modal.needTrueAccountText',
  idempotency_key_reused: 'points.sentBefore',
};

/** Key of what visitors read when points could not be spent; undefined for what is not of points alone. */
export function pointsRefusal(error: unknown): string | undefined {
  return error instanceof CallError && error.code !== undefined ? KEYS[error.code] : undefined;
}

export function isWrongPassword(error: unknown): boolean {
  return error instanceof CallError && error.code === 'wrong_password';
}
