import { moneyIn } from '@liveryjs/client/wallet/money-in';
import {
  DataTable,
  EmptyState,
  Failure,
  Skeleton,
  token,
  useBrand,
  useIntl,
  useMessages,
} from '@liveryjs/engine/kit';
import { leftOutOf, MOMENT_STYLE, withLeftOut } from '@liveryjs/engine/kit/plain';
import { useCall } from '@liveryjs/parts/use-call';
import { getMissionLeaderboard } from '@liveryjs/schemas/calls/rewards';
import type { Leader, MissionLeaderboard } from '@liveryjs/schemas/platform';
import { useId } from 'react';
import { styled } from 'styled-components';

const Frame = styled.section`
  display: grid;
  gap: ${token('space.3')};
  container-type: inline-size;

  h3,
  > p {
    margin: 0;
  }

  h3 {
    color: ${token('color.text.primary')};
    font: ${token('typography.heading')};
  }

  > p {
    color: ${token('color.text.secondary')};
  }
`;

const You = styled.mark`
  margin-inline-start: ${token('space.2')};
  padding: ${token('space.half')} ${token('space.2')};
  border-radius: ${token('radius.badge')};
  background: ${token('color.surface.selected')};
  color: ${token('color.text.onSelected')};
  font: ${token('typography.caption')};
`;

const Place = styled(Skeleton)`
  min-block-size: 12rem;
  border-radius: ${token('radius.card')};
`;

/** Who has bet most this week, and where the member stands. */
export function Leaderboard() {
  const t = useMessages();
  const id = useId();
  const { data, failure, retry } = useCall(getMissionLeaderboard);
  return (
    <Frame aria-labelledby={id}>
      <h3 id={id}>{t('missions.leaderboard')}</h3>
      {data ? (
        <Board board={data} />
      ) : failure ? (
        <Failure messageKey={failure} onRetry={retry} />
      ) : (
        <Place aria-busy="true" />
      )}
    </Frame>
  );
}

function Board({ board: { list, own, to, currency } }: { board: MissionLeaderboard }) {
  const t = useMessages();
  const intl = useIntl();
  const money = moneyIn(useBrand(), intl.locale, currency);
  if (list.length === 0 && leftOutOf(list) === 0) {
    return <EmptyState picture="podium">{t('missions.noLeaders')}</EmptyState>;
  }
  const isListed = !own || list.some(({ isOwn }) => isOwn);
  const rows = isListed ? list : withLeftOut([...list, own], leftOutOf(list));
  return (
    <>
      <p>
        {t('missions.leaderboardText', {
          at: intl.formatDate(to, MOMENT_STYLE),
        })}
      </p>
      <DataTable<Leader>
        caption={t('missions.leaderboard')}
        rows={rows}
        rowKey={({ place, name, turnover, isOwn }) => [place, name, turnover, isOwn].join()}
        columns={[
          { id: 'place', head: t('missions.place'), cell: ({ place }) => intl.formatNumber(place) },
          {
            id: 'name',
            head: t('missions.name'),
            cell: ({ name, isOwn }) => (
              <>
                <bdi dir="ltr">{name}</bdi>
                {isOwn && <You>{t('missions.you')}</You>}
              </>
            ),
          },
          {
            id: 'turnover',
            head: t('missions.turnover'),
            isNumber: true,
            cell: ({ turnover }) => <bdi>{money(turnover)}</bdi>,
          },
        ]}
      />
    </>
  );
}
