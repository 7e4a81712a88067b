import { Button, token, useIntl, useMessages } from '@liveryjs/engine/kit';
import type { Bonus } from '@liveryjs/schemas/platform';
import { styled } from 'styled-components';
import { daysLeft, STATUSES, share, toGo } from './bonus-details.model.ts';

const Card = styled.li`
  display: grid;
  gap: ${token('space.3')};
  padding: ${token('space.4')};
  border: 1px solid ${token('color.border.subtle')};
  border-radius: ${token('radius.card')};
  background: ${token('color.surface.raised')};
  color: ${token('color.text.secondary')};
  font: ${token('typography.small')};

  > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${token('space.1')} ${token('space.4')};
  }

  strong {
    color: ${token('color.text.primary')};
    font: ${token('typography.subheading')};
  }

  b {
    color: ${token('color.text.primary')};
    font: ${token('typography.label')};
  }

  progress {
    inline-size: 100%;
    block-size: ${token('space.2')};
    border: 0;
    border-radius: ${token('radius.full')};
    background: ${token('color.surface.sunken')};
    overflow: hidden;
    appearance: none;
  }

  progress::-webkit-progress-bar {
    background: ${token('color.surface.sunken')};
  }

  progress::-webkit-progress-value {
    background: ${token('color.action.primary')};
  }

  progress::-moz-progress-bar {
    background: ${token('color.action.primary')};
  }
`;

const Badge = styled.span`
  padding: ${token('space.half')} ${token('space.2')};
  border-radius: ${token('radius.badge')};
  background: ${token('color.surface.sunken')};
  color: ${token('color.text.secondary')};
  font: ${token('typography.caption')};
  font-weight: ${token('font.weight.semibold')};
  white-space: nowrap;

  &[data-status='ACTIVE'] {
    background: ${token('color.info.subtle')};
    color: ${token('color.info.text')};
  }

  &[data-status='DONE'] {
    background: ${token('color.success.subtle')};
    color: ${token('color.success.text')};
  }
`;

interface Props {
  readonly bonus: Bonus;
  readonly money: (exact: string) => string;
  /** Something is on its way: nothing more can be given up. */
  readonly busy: boolean;
  readonly onGiveUp: () => void;
}

/** A bonus with how much of it is wagered, and the way to give it up while it is active. */
export function BonusCard({ bonus, money, busy, onGiveUp }: Props) {
  const t = useMessages();
  const intl = useIntl();
  const { name, amount, wager, wagered, returns, status, grantedAt, endedAt } = bonus;
  const date = (at: string) => intl.formatDate(at, { dateStyle: 'medium', timeStyle: 'short' });
  const isActive = status === 'ACTIVE';
  const wentBack = !isActive && Number(returns) > 0;
  const said = t('bonusDetails.wagered', { wagered: money(wagered), wager: money(wager) });
  return (
    <Card>
      <div>
        <strong dir="auto">{name}</strong>
        <Badge data-status={status}>{t(STATUSES[status])}</Badge>
      </div>
      <div>
        <b>{money(amount)}</b>
        <span>{t('bonusDetails.granted', { date: date(grantedAt) })}</span>
      </div>
      <progress aria-label={said} max={100} value={share(bonus)} />
      <div>
        <span>{said}</span>
        {isActive && <b>{t('bonusDetails.toGo', { left: money(toGo(bonus)) })}</b>}
      </div>
      <div>
        {isActive && <span>{t('bonusDetails.daysLeft', { days: daysLeft(bonus, Date.now()) })}</span>}
        {endedAt !== undefined && <span>{t('bonusDetails.ended', { date: date(endedAt) })}</span>}
        {wentBack && <span>{t('bonusDetails.wentBack', { amount: money(returns) })}</span>}
        {isActive && (
          <Button
            type="button"
            $tone="quiet"
            disabled={busy}
            aria-label={t('bonusDetails.giveUpOf', { name })}
            onClick={onGiveUp}
          >
            {t('bonusDetails.giveUp')}
          </Button>
        )}
      </div>
    </Card>
  );
}
