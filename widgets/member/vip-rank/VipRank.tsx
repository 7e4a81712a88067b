import {
  Failure,
  Icon,
  Skeleton,
  token,
  useIntl,
  useLanguages,
  useMessages,
  type WidgetProps,
} from '@liveryjs/engine/kit';
import { useCall } from '@liveryjs/parts/use-call';
import { session } from '@liveryjs/platform/session/session';
import { getClubLabels } from '@liveryjs/schemas/calls/member';
import { styled } from 'styled-components';
import { useSnapshot } from 'valtio/react';
import { RankCard } from './RankCard.tsx';
import { type Standing, standingOn } from './vip-rank.model.ts';
import type { Props } from './vip-rank.props.ts';

const Frame = styled.div`
  display: grid;
  gap: ${token('space.5')};

  ol {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 11rem), 1fr));
    gap: ${token('space.3')};
    margin: 0;
    padding: 0;
    list-style: none;
  }
`;

const Words = styled.header`
  display: grid;
  gap: ${token('space.3')};
  padding: ${token('space.5')};
  border: 1px solid ${token('color.border.subtle')};
  border-radius: ${token('radius.card')};
  background: ${token('color.surface.raised')};

  h3,
  p {
    margin: 0;
  }

  h3 {
    color: ${token('color.text.primary')};
    font: ${token('typography.heading')};
  }

  p {
    color: ${token('color.text.secondary')};
    text-wrap: pretty;
  }
`;

/** One piece a rung, up to the own one in the colours of its rank. Said in words beside it. */
const Steps = styled.div`
  display: flex;
  gap: ${token('space.1')};

  span {
    flex: 1;
    block-size: ${token('space.2')};
    border-radius: ${token('radius.full')};
    background: ${token('color.surface.hover')};
  }

  [data-reached] {
    background: linear-gradient(90deg, var(--rank), var(--rank2));
  }
`;

const Place = styled(Skeleton)`
  min-block-size: 12rem;
  border-radius: ${token('radius.card')};
`;

/** The ladder of VIP ranks with the member's own [2.24]: the page playerRank. */
export default function VipRank(_: WidgetProps<Props>) {
  const t = useMessages();
  const { current: language } = useLanguages();
  const { member } = useSnapshot(session);
  const ladder = useCall(getClubLabels, { language: language.code }, { keep: true });
  if (ladder.failure && !ladder.data) return <Failure messageKey={ladder.failure} onRetry={ladder.retry} />;
  if (!ladder.data) {
    return (
      <Frame aria-busy="true">
        <Place />
        <Place />
      </Frame>
    );
  }
  const standing = standingOn(ladder.data, member?.clubLabel?.rankLevel);
  return (
    <Frame>
      {standing.own && <Progress standing={standing} />}
      <ol aria-label={t('vipRank.ladder')}>
        {standing.rungs.map((rung) => (
          <RankCard key={rung.rankLevel} rung={rung} />
        ))}
      </ol>
    </Frame>
  );
}

function Progress({ standing: { rungs, own, place, next } }: { standing: Standing }) {
  const t = useMessages();
  const intl = useIntl();
  return (
    <Words>
      <h3>{t('vipRank.yoursIs', { rank: own?.labelName ?? '' })}</h3>
      <Steps aria-hidden="true">
        {rungs.map(({ rankLevel, stand, color, color2 }) => (
          <span
            key={rankLevel}
            {...(stand !== 'ahead' && {
              'data-reached': '',
              style: { ['--rank' as string]: color, ['--rank2' as string]: color2 },
            })}
          />
        ))}
      </Steps>
      <p>
        {t('vipRank.reached', { place, count: rungs.length })}{' '}
        {next
          ? t('vipRank.next', { rank: next.labelName, points: intl.formatNumber(next.pointsNeeded) })
          : t('vipRank.top')}
      </p>
      {!next && <Icon name="crown" />}
    </Words>
  );
}
