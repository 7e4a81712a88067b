import {
  boundsOf,
  Empty,
  Failure,
  Icon,
  PeriodFilter,
  Skeleton,
  token,
  useMessages,
  useRecordAddress,
  type WidgetProps,
} from '@liveryjs/engine/kit';
import { useCall } from '@liveryjs/parts/use-call';
import { getTeamOverview } from '@liveryjs/schemas/calls/team';
import { styled } from 'styled-components';
import { Days } from './Days.tsx';
import { Figures, FiguresGrid } from './Figures.tsx';
import { Top } from './Top.tsx';
import { isTooLong } from './team-overview.model.ts';
import type { Props } from './team-overview.props.ts';

const Frame = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space.5')};
  container-type: inline-size;
`;

const Result = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space.5')};
  transition: opacity ${token('motion.duration.normal')};

  &[aria-busy='true'] {
    opacity: ${token('opacity.disabled')};
  }
`;

const Card = styled(Skeleton)`
  min-block-size: 6.5rem;
  border-radius: ${token('radius.card')};
`;

/** What an agent's team did: the page agentTeamOverview of the agent centre [2.36]. */
export default function TeamOverview({ props: { charts } }: WidgetProps<Props>) {
  const t = useMessages();
  const address = useRecordAddress('team', {});
  const bounds = boundsOf(address.period, new Date());
  const tooLong = bounds !== undefined && isTooLong(bounds);
  const period = bounds && !tooLong ? { from: bounds.from.toISOString(), to: bounds.to.toISOString() } : null;
  const { data, stale, failure, retry } = useCall(getTeamOverview, period, { keep: true });
  const { from, to } = address.period;
  const error = tooLong
    ? t('teamOverview.tooLong')
    : !bounds && from && to
      ? t('records.wrongDays')
      : undefined;
  return (
    <Frame aria-label={t('teamOverview.label')}>
      <PeriodFilter period={address.period} error={error} onChange={address.change} />
      {!period ? (
        <Empty>
          <Icon name="calendar" />
          <p>{t('records.chooseDays')}</p>
        </Empty>
      ) : failure && (!data || stale) ? (
        <Failure messageKey={failure} onRetry={retry} />
      ) : !data ? (
        <FiguresGrid as="div" aria-busy="true">
          {Array.from({ length: 8 }, (_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: places of what is to come, all the same
            <Card key={at} />
          ))}
        </FiguresGrid>
      ) : (
        <Result aria-busy={stale}>
          <Figures overview={data} />
          {charts.map((chart) => (
            <Days key={chart} chart={chart} overview={data} />
          ))}
          <Top overview={data} />
        </Result>
      )}
    </Frame>
  );
}
