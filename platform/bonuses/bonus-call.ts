import { moneyCall } from '#platform/client/money-call.ts';
import type { Bonus } from '#schemas/generated/platform.ts';

/** The one active bonus that is being given up. */
export const bonusCall = moneyCall<Bonus>('bonus');
