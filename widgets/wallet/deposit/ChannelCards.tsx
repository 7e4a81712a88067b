import { useIntl, useMessages, VisuallyHidden } from '@liveryjs/engine/kit';
import { DepositMark } from '@liveryjs/parts/method-mark';
import type { DepositChannel } from '@liveryjs/schemas/platform';
import { useId } from 'react';
import { Card, Cards } from './cards.ts';

interface Props {
  readonly channels: readonly DepositChannel[];
  readonly chosen: string;
  readonly money: (exact: string) => string;
  readonly onChoose: (code: string) => void;
}

/** The ways to pay in. */
export function ChannelCards({ channels, chosen, money, onChoose }: Props) {
  const t = useMessages();
  const intl = useIntl();
  const name = useId();
  const within = (minutes: number) =>
    minutes < 120 ? t('deposit.within', { minutes }) : t('deposit.withinHours', { hours: minutes / 60 });
  return (
    <Cards>
      <legend>{t('deposit.channel')}</legend>
      {channels.map(({ code, kind, name: title, min, max, feePercent, minutes }) => (
        <Card key={code}>
          <VisuallyHidden
            as="input"
            type="radio"
            name={name}
            value={code}
            checked={code === chosen}
            onChange={() => onChoose(code)}
          />
          <DepositMark kind={kind} />
          <strong dir="auto">{title}</strong>
          <span>{t('deposit.limits', { min: money(min), max: money(max) })}</span>
          <span>
            {minutes === undefined ? t('deposit.atOnce') : within(minutes)}&nbsp;·{' '}
            {Number(feePercent) === 0
              ? t('deposit.free')
              : t('deposit.feePercent', {
                  percent: intl.formatNumber(Number(feePercent) / 100, {
                    style: 'percent',
                    maximumFractionDigits: 2,
                  }),
                })}
          </span>
        </Card>
      ))}
    </Cards>
  );
}
