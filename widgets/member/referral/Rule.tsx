import { moneyIn } from '@liveryjs/client/wallet/money-in';
import { token, useBrand, useIntl, useMessages } from '@liveryjs/engine/kit';
import type { Referral } from '@liveryjs/schemas/platform';
import { styled } from 'styled-components';

const Frame = styled.section`
  display: grid;
  gap: ${token('space.4')};

  > p {
    max-inline-size: ${token('size.reading')};
    margin: 0;
    color: ${token('color.text.secondary')};
  }

  dl,
  ul {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 9rem), 1fr));
    gap: ${token('space.3')};
  }

  dl > div,
  li {
    display: grid;
    gap: ${token('space.half')};
    align-content: start;
    padding: ${token('space.3')} ${token('space.4')};
    border: 1px solid ${token('color.border.subtle')};
    border-radius: ${token('radius.card')};
    background: ${token('color.surface.raised')};
  }

  dt,
  li span {
    color: ${token('color.text.secondary')};
    font: ${token('typography.caption')};
    text-wrap: balance;
  }

  dd,
  li strong {
    margin: 0;
    color: ${token('color.text.primary')};
    font: ${token('typography.subheading')};
  }
`;

/** The rates for friends' bets on each level, and the earnings from them. */
export function Rule({ referral: { levels, earned, pending, currency } }: { referral: Referral }) {
  const t = useMessages();
  const intl = useIntl();
  const money = moneyIn(useBrand(), intl.locale, currency);
  const sum = (counted: 'friends' | 'active') => levels.reduce((all, level) => all + level[counted], 0);
  return (
    <Frame>
      <dl>
        {(
          [
            ['friends', intl.formatNumber(sum('friends'))],
            ['active', intl.formatNumber(sum('active'))],
            ['earned', money(earned)],
            ['pending', money(pending)],
          ] as const
        ).map(([name, text]) => (
          <div key={name}>
            <dt>{t(`referral.${name}`)}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p>{t('referral.rule')}</p>
      <ul>
        {levels.map(({ level, share, friends }) => (
          <li key={level}>
            <span>{t('referral.level', { level })}</span>
            <strong>
              {intl.formatNumber(Number(share) / 100, { style: 'percent', maximumFractionDigits: 2 })}
            </strong>
            <span>{t('referral.count', { count: friends })}</span>
          </li>
        ))}
      </ul>
    </Frame>
  );
}
