import { session } from '@liveryjs/client/session/session';
import {
  Progress,
  ResourceContent,
  Tile,
  Tiles,
  token,
  useIntl,
  useLanguages,
  useMessages,
  type WidgetProps,
} from '@liveryjs/engine/kit';
import { joinSentences } from '@liveryjs/engine/kit/plain';
import { useCall } from '@liveryjs/parts/use-call';
import { getClubLabels, getPoints } from '@liveryjs/schemas/calls/member';
import { getBalance } from '@liveryjs/schemas/calls/wallet';
import { styled } from 'styled-components';
import { useSnapshot } from 'valtio/react';
import { RankCard } from './RankCard.tsx';
import { type Standing, standingOn, wayTo } from './vip-rank.model.ts';
import type { Props } from './vip-rank.props.ts';

const Frame = styled.div`
  display: grid;
  gap: ${token('space.5')};
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

/** The ladder of VIP ranks with the member's own [2.24]: the page playerRank. */
export default function VipRank(_: WidgetProps<Props>) {
  const t = useMessages();
  const { current: language } = useLanguages();
  const { member } = useSnapshot(session);
  const ladder = useCall(getClubLabels, { language: language.code }, { keep: true });
  const { currency } = useCall(getBalance).data ?? {};
  // Where points are switched off, or not told, the ladder stands without the way to its next rank.
  const { gathered } = useCall(getPoints).data ?? {};
  return (
    <ResourceContent resource={ladder} as="cards">
      {(ranks) => {
        const standing = standingOn(ranks, member?.clubLabel?.rankLevel);
        return (
          <Frame>
            {standing.own && <Course standing={standing} gathered={gathered} />}
            <Tiles as="ol" $least={15} aria-label={t('vipRank.ladder')}>
              {standing.rungs.map((rung) => (
                <RankCard key={rung.rankLevel} rung={rung} currency={currency} />
              ))}
            </Tiles>
          </Frame>
        );
      }}
    </ResourceContent>
  );
}

interface CourseProps {
  readonly standing: Standing;
  /** Points gathered so far; undefined where the platform does not tell. */
  readonly gathered: number | undefined;
}

/** The own rank, and the way to the next. */
function Course({ standing: { rungs, own, place, next }, gathered }: CourseProps) {
  const t = useMessages();
  const intl = useIntl();
  const count = (points: number) => intl.formatNumber(points);
  const progressText =
    next && gathered !== undefined && gathered < next.pointsNeeded
      ? t('vipRank.progress', {
          points: count(gathered),
          needed: count(next.pointsNeeded),
          left: count(next.pointsNeeded - gathered),
          rank: next.labelName,
        })
      : undefined;
  return (
    <Tile as="section">
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
        {joinSentences(
          t('vipRank.reached', { place, count: rungs.length }),
          next
            ? t('vipRank.next', { rank: next.labelName, points: count(next.pointsNeeded) })
            : t('vipRank.top'),
        )}
      </p>
      {progressText !== undefined && next && (
        <>
          <Progress aria-label={progressText} {...wayTo(next, own, gathered ?? 0)} />
          <p>{progressText}</p>
        </>
      )}
    </Tile>
  );
}
