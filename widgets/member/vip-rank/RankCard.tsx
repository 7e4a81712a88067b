import { HIGHEST_COMMON_RANK } from '@liveryjs/client/support/chat-address';
import { moneyIn } from '@liveryjs/client/wallet/money-in';
import { Badge, Icon, Tile, token, useBrand, useIntl, useMessages } from '@liveryjs/engine/kit';
import { styled } from 'styled-components';
import type { Rung } from './vip-rank.model.ts';

const Head = styled.header`
  && {
    flex-wrap: nowrap;
    justify-content: flex-start;
  }

  > div {
    display: grid;
    justify-items: start;
    min-inline-size: 0;
  }

  small {
    font: ${token('typography.caption')};
  }

  small + * {
    margin-block-start: ${token('space.1')};
  }
`;

const Benefits = styled.ul`
  display: grid;
  gap: ${token('space.2')};

  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${token('space.2')};
    align-items: center;
    text-wrap: balance;
  }

  svg {
    color: ${token('color.success.text')};
  }
`;

/** A gem of the rank's colours under a veil that keeps the crown to be seen on any of them. */
const Crest = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 3rem;
  block-size: 3rem;
  border-radius: ${token('radius.full')};
  background: linear-gradient(135deg, var(--rank), var(--rank2));
  box-shadow: inset 0 0 0 3px color-mix(in srgb, ${token('color.media.text')} 40%, transparent);
  color: ${token('color.media.text')};
  font-size: ${token('font.size.xl')};

  svg {
    filter: drop-shadow(0 1px 2px ${token('color.media.veil')});
  }
`;

interface Props {
  readonly rung: Rung;
  /** ISO 4217 code of the account's currency; undefined while it is not known: then sums are left out. */
  readonly currency: string | undefined;
}

/** One rank of the ladder, with what it brings as far as the platform tells it. */
export function RankCard({ rung, currency }: Props) {
  const t = useMessages();
  const intl = useIntl();
  const money = moneyIn(useBrand(), intl.locale, currency);
  const { labelName, color, color2, pointsNeeded, rankLevel, stand, monthlyReward, bettingBonus } = rung;
  const benefits = [
    currency !== undefined &&
      monthlyReward !== undefined &&
      t('vipRank.monthly', { amount: money(monthlyReward) }),
    bettingBonus !== undefined &&
      t('vipRank.bettingBonus', {
        percent: intl.formatNumber(Number(bettingBonus) / 100, {
          style: 'percent',
          maximumFractionDigits: 2,
        }),
      }),
    rankLevel > HIGHEST_COMMON_RANK && t('vipRank.support'),
  ].filter((text) => text !== false);
  return (
    <Tile {...(stand === 'own' && { 'data-own': '', 'aria-current': 'step' as const })}>
      <Head>
        <Crest style={{ ['--rank' as string]: color, ['--rank2' as string]: color2 }}>
          <Icon name={stand === 'reached' ? 'check' : 'crown'} />
        </Crest>
        <div>
          <strong>
            <bdi>{labelName}</bdi>
          </strong>
          <small>
            {pointsNeeded > 0
              ? t('vipRank.from', { points: intl.formatNumber(pointsNeeded) })
              : t('vipRank.start')}
          </small>
          {stand === 'own' && <Badge $tone="info">{t('vipRank.yours')}</Badge>}
        </div>
      </Head>
      {benefits.length > 0 && (
        <Benefits aria-label={t('vipRank.benefits')}>
          {benefits.map((text) => (
            <li key={text}>
              <Icon name="check" />
              {text}
            </li>
          ))}
        </Benefits>
      )}
    </Tile>
  );
}
