import { token, useMessages } from '@liveryjs/engine/kit';
import type { DepositStatus } from '@liveryjs/schemas/platform';
import { styled } from 'styled-components';
import { STATUSES } from './deposit.model.ts';

const Badge = styled.span`
  display: inline-block;
  padding: ${token('space.half')} ${token('space.2')};
  border-radius: ${token('radius.badge')};
  background: ${token('color.surface.sunken')};
  color: ${token('color.text.secondary')};
  font: ${token('typography.caption')};
  font-weight: ${token('font.weight.semibold')};
  white-space: nowrap;

  &[data-status='PENDING'] {
    background: ${token('color.info.subtle')};
    color: ${token('color.info.text')};
  }

  &[data-status='PAID'] {
    background: ${token('color.success.subtle')};
    color: ${token('color.success.text')};
  }

  &[data-status='REJECTED'] {
    background: ${token('color.danger.subtle')};
    color: ${token('color.danger.text')};
  }
`;

export function Status({ status }: { status: DepositStatus }) {
  const t = useMessages();
  return <Badge data-status={status}>{t(STATUSES[status])}</Badge>;
}
