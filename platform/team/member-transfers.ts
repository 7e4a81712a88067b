import { moneyCall } from '#platform/client/money-call.ts';
import type { MemberTransfer } from '#schemas/generated/platform.ts';

/** Money from an agent to somebody of the team [6.03]. */
export const teamTransfer = moneyCall<MemberTransfer>('teamTransfer');

/** Money to the upline, while the account may. */
export const uplineTransfer = moneyCall<MemberTransfer>('uplineTransfer');
