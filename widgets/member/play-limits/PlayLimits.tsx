import { Failure, Icon, Skeleton, token, useIntl, useMessages, type WidgetProps } from '@liveryjs/engine/kit';
import { useCall } from '@liveryjs/parts/use-call';
import { useReload } from '@liveryjs/parts/use-reload';
import { getPlayLimits } from '@liveryjs/schemas/calls/limits';
import { styled } from 'styled-components';
import { BreakForm } from './BreakForm.tsx';
import { LimitCard } from './LimitCard.tsx';
import type { Props } from './play-limits.props.ts';

const Frame = styled.div`
  display: grid;
  gap: ${token('space.6')};

  section {
    display: grid;
    gap: ${token('space.4')};
  }

  h3,
  h3 + p {
    margin: 0;
  }

  h3 {
    font: ${token('typography.heading')};
  }

  h3 + p {
    max-inline-size: 60ch;
    margin-block-start: calc(-1 * ${token('space.2')});
    color: ${token('color.text.secondary')};
    text-wrap: pretty;
  }
`;

const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr));
  align-items: start;
  gap: ${token('space.3')};
`;

const Resting = styled.p`
  display: flex;
  align-items: center;
  gap: ${token('space.3')};
  margin: 0;
  padding: ${token('space.4')};
  border-radius: ${token('radius.card')};
  background: ${token('color.info.subtle')};
  color: ${token('color.info.text')};

  svg {
    flex: none;
  }
`;

const Line = styled(Skeleton)`
  min-block-size: 9rem;
  border-radius: ${token('radius.card')};
`;

/** What members set themselves: limits of deposits, breaks, an end. */
export default function PlayLimits({ props: { breaks, exclusions } }: WidgetProps<Props>) {
  const t = useMessages();
  const intl = useIntl();
  const reload = useReload();
  const { data, failure, retry } = useCall(getPlayLimits);
  const changed = () => reload(getPlayLimits);
  if (!data && failure) return <Failure messageKey={failure} onRetry={retry} />;
  if (!data) {
    return (
      <Cards aria-busy="true">
        <Line />
        <Line />
        <Line />
      </Cards>
    );
  }
  const until = data.break?.until;
  return (
    <Frame>
      {data.break && (
        <Resting role="status">
          <Icon name="shield" />
          {until === undefined
            ? t('playLimits.restForever')
            : t('playLimits.resting', {
                date: intl.formatDate(until, { dateStyle: 'long', timeStyle: 'short' }),
              })}
        </Resting>
      )}
      <section aria-labelledby="play-limits-deposits">
        <h3 id="play-limits-deposits">{t('playLimits.deposits')}</h3>
        <p>{t('playLimits.depositsText')}</p>
        <Cards>
          {data.deposits.map((limit) => (
            <LimitCard key={limit.period} limit={limit} currency={data.currency} onChanged={changed} />
          ))}
        </Cards>
      </section>
      <BreakForm kind="TIME_OUT" days={breaks} onTaken={changed} />
      <BreakForm kind="SELF_EXCLUSION" days={exclusions} onTaken={changed} />
    </Frame>
  );
}
