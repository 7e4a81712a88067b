import {
  boundsOf,
  EmptyState,
  Failure,
  PeriodFilter,
  Placeholders,
  token,
  useMessages,
  useRecordAddress,
  type WidgetProps,
} from '@liveryjs/engine/kit';
import { pageTime } from '@liveryjs/engine/kit/plain';
import { useCall } from '@liveryjs/parts/use-call';
import { getTeamOverview } from '@liveryjs/schemas/calls/team';
import { styled } from 'styled-components';
import { Days } from './Days.tsx';
import { Figures } from './Figures.tsx';
import { Top } from './Top.tsx';
import { isTooLong } from './team-overview.model.ts';
import type { Props } from './team-overview.props.ts';

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space.4')};
  transition: opacity ${token('motion.duration.normal')};

  &[aria-busy='true'] {
    opacity: ${token('opacity.disabled')};
  }
`;

const Frame = styled(Stack)`
  container-type: inline-size;
`;

/** The figures of an agent's team: the page agentTeamOverview of the agent centre [2.36]. */
export default function TeamOverview({ props: { charts } }: WidgetProps<Props>) {
  const t = useMessages();
  const address = useRecordAddress('team', {});
  const bounds = boundsOf(address.period, new Date(pageTime()));
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
    <Frame as="section" aria-label={t('teamOverview.label')}>
      <PeriodFilter period={address.period} error={error} onChange={address.change} />
      {!period ? (
        <EmptyState picture="calendar">{t('records.chooseDays')}</EmptyState>
      ) : failure && (!data || stale) ? (
        <Failure messageKey={failure} onRetry={retry} />
      ) : !data ? (
        <Placeholders as="figures" />
      ) : (
        <Stack aria-busy={stale}>
          <Figures overview={data} />
          {charts.map((chart) => (
            <Days key={chart} chart={chart} overview={data} />
          ))}
          <Top overview={data} />
        </Stack>
      )}
    </Frame>
  );
}
