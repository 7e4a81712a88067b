import { refuseMistakes } from '#sandbox/http/call.ts';
import { decimalOf } from '#sandbox/identity/decimal-of.ts';
import type { Play } from './read-play.ts';

/** @throws Refusal for an amount that is none of the game's stakes */
export function stakeOf({ stakes, currency: { digits } }: Play, text: string): bigint {
  const stake = stakes.find((one) => decimalOf(one, digits) === text);
  if (stake === undefined) {
    const offered = stakes.map((one) => decimalOf(one, digits)).join(', ');
    refuseMistakes([{ at: 'body/stake', message: `must be one of ${offered}` }]);
    throw new RangeError('A stake that is none was let through.');
  }
  return stake;
}
