import { STATUSES } from '@liveryjs/client/withdrawals/statuses';
import { Icon, token, useMessages } from '@liveryjs/engine/kit';
import type { WithdrawalStatus } from '@liveryjs/schemas/platform';
import { styled } from 'styled-components';
import { type StepState, stepsOf } from './withdrawals.model.ts';

const List = styled.ol`
  display: flex;
  gap: ${token('space.2')};

  li {
    flex: 1 1 0;
    display: grid;
    align-content: start;
    gap: ${token('space.1')};
    min-inline-size: 0;
    padding-block-start: ${token('space.2')};
    border-block-start: 3px solid ${token('color.border.regular')};
    color: ${token('color.text.secondary')};
    font: ${token('typography.caption')};
    overflow-wrap: anywhere;
  }

  li[data-state='done'] {
    border-color: ${token('color.success.text')};
    color: ${token('color.text.primary')};
  }

  li[data-state='current'] {
    border-color: ${token('color.border.brand')};
    color: ${token('color.text.primary')};
    font-weight: ${token('font.weight.semibold')};
  }

  li[data-state='ended'] {
    border-color: ${token('color.danger.text')};
    color: ${token('color.danger.text')};
    font-weight: ${token('font.weight.semibold')};
  }

  span {
    display: flex;
    align-items: center;
    gap: ${token('space.1')};
  }

  svg {
    flex: none;
    inline-size: ${token('size.icon.sm')};
    block-size: ${token('size.icon.sm')};
  }
`;

const ICONS: Readonly<Partial<Record<StepState, string>>> = { done: 'check', ended: 'close' };

/** The progress of a withdrawal. */
export function Steps({ status }: { status: WithdrawalStatus }) {
  const t = useMessages();
  return (
    <List aria-label={t('withdrawals.steps')}>
      {stepsOf(status).map((step) => {
        const here = step.state === 'current' || step.state === 'ended';
        const icon = ICONS[step.state];
        return (
          <li key={step.status} data-state={step.state} {...(here && { 'aria-current': 'step' as const })}>
            <span>
              {icon && <Icon name={icon} />}
              <span>{t(STATUSES[step.status])}</span>
            </span>
          </li>
        );
      })}
    </List>
  );
}
