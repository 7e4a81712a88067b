import { Icon, token, useIntl, useMessages } from '@liveryjs/engine/kit';
import { styled } from 'styled-components';
import type { Rung } from './vip-rank.model.ts';

const Card = styled.li`
  position: relative;
  display: grid;
  justify-items: center;
  align-content: start;
  gap: ${token('space.2')};
  padding: ${token('space.5')} ${token('space.3')} ${token('space.4')};
  border: 1px solid ${token('color.border.subtle')};
  border-radius: ${token('radius.card')};
  background: ${token('color.surface.raised')};
  text-align: center;

  strong {
    color: ${token('color.text.primary')};
    font: ${token('typography.subheading')};
    overflow-wrap: anywhere;
  }

  small {
    color: ${token('color.text.secondary')};
    font: ${token('typography.caption')};
  }

  &[aria-current] {
    border-color: ${token('color.border.brand')};
    box-shadow: inset 0 0 0 1px ${token('color.border.brand')};
  }
`;

/** A gem of the rank's colours under a veil that keeps the crown to be seen on any of them. */
const Crest = styled.span`
  display: grid;
  place-items: center;
  inline-size: 3.75rem;
  block-size: 3.75rem;
  border-radius: ${token('radius.full')};
  background: linear-gradient(135deg, var(--rank), var(--rank2));
  box-shadow: inset 0 0 0 3px color-mix(in srgb, ${token('color.media.text')} 40%, transparent);
  color: ${token('color.media.text')};
  font-size: ${token('font.size.xl')};

  svg {
    filter: drop-shadow(0 1px 2px ${token('color.media.veil')});
  }
`;

const Own = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${token('space.1')};
  padding: ${token('space.half')} ${token('space.3')};
  border-radius: ${token('radius.full')};
  background: ${token('color.action.primary')};
  color: ${token('color.action.onPrimary')};
  font: ${token('typography.caption')};
  font-weight: ${token('font.weight.bold')};
`;

/** One rank of the ladder. */
export function RankCard({ rung: { labelName, color, color2, pointsNeeded, stand } }: { rung: Rung }) {
  const t = useMessages();
  const intl = useIntl();
  return (
    <Card {...(stand === 'own' && { 'aria-current': 'step' as const })}>
      <Crest style={{ ['--rank' as string]: color, ['--rank2' as string]: color2 }}>
        <Icon name={stand === 'reached' ? 'check' : 'crown'} />
      </Crest>
      <strong>
        <bdi>{labelName}</bdi>
      </strong>
      <small>
        {pointsNeeded > 0
          ? t('vipRank.from', { points: intl.formatNumber(pointsNeeded) })
          : t('vipRank.start')}
      </small>
      {stand === 'own' && <Own>{t('vipRank.yours')}</Own>}
    </Card>
  );
}
