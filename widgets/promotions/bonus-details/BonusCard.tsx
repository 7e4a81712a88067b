import { Badge, Button, Progress, Tile, useIntl, useMessages } from '@liveryjs/engine/kit';
import { MOMENT_STYLE, pageTime } from '@liveryjs/engine/kit/plain';
import type { Bonus } from '@liveryjs/schemas/platform';
import { daysLeft, STATUSES, share, toGo } from './bonus-details.model.ts';

const TONES: Readonly<Partial<Record<Bonus['status'], 'info' | 'success'>>> = {
  ACTIVE: 'info',
  DONE: 'success',
};

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
  const date = (moment: string) => intl.formatDate(moment, MOMENT_STYLE);
  const isActive = status === 'ACTIVE';
  const wentBack = !isActive && Number(returns) > 0;
  const progressText = t('bonusDetails.wagered', { wagered: money(wagered), wager: money(wager) });
  return (
    <Tile>
      <header>
        <strong dir="auto">{name}</strong>
        <Badge $tone={TONES[status]}>{t(STATUSES[status])}</Badge>
      </header>
      <header>
        <b>{money(amount)}</b>
        <span>{t('bonusDetails.granted', { date: date(grantedAt) })}</span>
      </header>
      <Progress aria-label={progressText} max={100} value={share(bonus)} />
      <header>
        <span>{progressText}</span>
        {isActive && <b>{t('bonusDetails.toGo', { left: money(toGo(bonus)) })}</b>}
      </header>
      <footer>
        {isActive && <span>{t('bonusDetails.daysLeft', { days: daysLeft(bonus, pageTime()) })}</span>}
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
      </footer>
    </Tile>
  );
}
