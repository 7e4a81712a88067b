import { settleOutcome } from '@liveryjs/schemas/calls/wallet';
import type { AnswerOf, Call, CallTypes, ParamsOf } from '@liveryjs/schemas/contract/call';
import { call } from './call.ts';
import { newKey } from './new-key.ts';
import { type Payment, type PaymentState, payment } from './payment.ts';
import { readAnswer } from './read-answer.ts';

interface MoneyTypes extends CallTypes {
  readonly body: { readonly idempotencyKey: string };
  readonly answer: object;
}

type WithoutKey<Params> = Params extends unknown ? Omit<Params, 'idempotencyKey'> : never;

export interface MoneyCall<Params, Answer extends object>
  extends Pick<Payment<Answer>, 'state' | 'check' | 'resume' | 'clear'> {
  /**
   * Sends a payment under a key of its own, unless one is under way.
   *
   * @returns the state once it is known what became of it
   */
  send(params: Params): Promise<PaymentState<Answer>>;
}

/**
 * A kind of payment that the platform can be asked after by its key, which the tab remembers. What has not arrived by
 * then is given up on both sides, so that there is never a second one.
 *
 * @param name of its own in what the tab remembers
 * @param declared the call that pays: what the platform says that it answered is read as its answer. An answer of
 *   another form is asked for again
 */
export function moneyCall<Types extends MoneyTypes>(
  name: string,
  declared: Call<Types>,
): MoneyCall<WithoutKey<ParamsOf<Types>>, AnswerOf<Types> & object> {
  const { answer: shape = '*' } = declared;
  const { send, ...rest } = payment<AnswerOf<Types> & object>({
    kept: `money:${name}`,
    async ask(idempotencyKey) {
      const { state, answer } = await call(settleOutcome, { idempotencyKey });
      // Only a platform that says VOID has given the payment up: without its answer, it is still asked for.
      if (state === 'VOID') return undefined;
      return readAnswer(shape, answer, `POST ${settleOutcome.path}`) as AnswerOf<Types> & object;
    },
  });
  return {
    ...rest,
    send(params) {
      const idempotencyKey = newKey();
      return send(idempotencyKey, () => call(declared, { ...params, idempotencyKey } as ParamsOf<Types>));
    },
  };
}
