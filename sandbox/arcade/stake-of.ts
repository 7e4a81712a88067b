import { decimalOf } from '@liveryjs/schemas/decimal';
import { refuseMistakes } from '#sandbox/http/call.ts';
import type { Play } from './read-play.ts';

/** @throws Refusal for an amount that is none of the game's stakes */
export function stakeOf({ stakes, currency: { digits } }: Play, text: string): bigint {
  const stake = stakes.find((allowedStake) => decimalOf(allowedStake, digits) === text);
  if (stake === undefined) {
    const offered = stakes.map((allowedStake) => decimalOf(allowedStake, digits)).join(', ');
    refuseMistakes([{ at: 'body/stake', message: `must be one of ${offered}` }]);
  }
  return stake;
}
