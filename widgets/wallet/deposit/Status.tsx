import { Badge, useMessages } from '@liveryjs/engine/kit';
import type { DepositStatus } from '@liveryjs/schemas/platform';
import { STATUSES, TONES } from './deposit.model.ts';

export function Status({ status }: { status: DepositStatus }) {
  const t = useMessages();
  return <Badge $tone={TONES[status]}>{t(STATUSES[status])}</Badge>;
}
