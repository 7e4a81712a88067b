import type { Call } from '#schemas/contract/call.ts';
import { settleOutcome } from '#schemas/generated/calls/wallet.ts';
import { call } from './call.ts';
import { newKey } from './new-key.ts';
import { type Payment, type PaymentState, payment } from './payment.ts';
import { readAnswer } from './read-answer.ts';

export interface MoneyCall<Answer extends object>
  extends Pick<Payment<Answer>, 'state' | 'check' | 'resume' | 'clear'> {
  /**
   * Sends a payment, unless one is under way.
   *
   * @param post sends it under a key that goes into its body
   * @returns the state once it is known what became of it
   */
  send(post: (idempotencyKey: string) => Promise<Answer>): Promise<PaymentState<Answer>>;
}

/**
 * A kind of payment that the platform can be asked after by its key, which the tab remembers. What has not arrived by
 * then is given up on both sides, so that there is never a second one.
 *
 * @param name of its own in what the tab remembers
 * @param declared the call that pays: what the platform says that it answered is read as its answer. An answer of
 *   another form is asked for again
 */
export function moneyCall<Answer extends object>(
  name: string,
  declared: Pick<Call, 'answer'> = {},
): MoneyCall<Answer> {
  const { answer: shape = '*' } = declared;
  const { send, ...rest } = payment<Answer>({
    kept: `money:${name}`,
    async ask(idempotencyKey) {
      const { answer } = await call(settleOutcome, { idempotencyKey });
      return answer && (readAnswer(shape, answer, `POST ${settleOutcome.path}`) as Answer);
    },
  });
  return {
    ...rest,
    send(post) {
      const key = newKey();
      return send(key, () => post(key));
    },
  };
}
