import {
  Icon,
  ResourceContent,
  Tiles,
  token,
  useIntl,
  useMessages,
  type WidgetProps,
} from '@liveryjs/engine/kit';
import { MOMENT_STYLE } from '@liveryjs/engine/kit/plain';
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
  }
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

/** The restrictions that members set themselves: limits of deposits, breaks, an end. */
export default function PlayLimits({ props: { breaks, exclusions } }: WidgetProps<Props>) {
  const t = useMessages();
  const reload = useReload();
  const limits = useCall(getPlayLimits);
  const changed = () => reload(getPlayLimits);
  return (
    <ResourceContent resource={limits} as="cards">
      {({ deposits, currency, break: rest }) => (
        <Frame>
          {rest && <Rest until={rest.until} />}
          <section aria-labelledby="play-limits-deposits">
            <h3 id="play-limits-deposits">{t('playLimits.deposits')}</h3>
            <p>{t('playLimits.depositsText')}</p>
            <Tiles as="div" $least={15}>
              {deposits.map((limit) => (
                <LimitCard key={limit.period} limit={limit} currency={currency} onChanged={changed} />
              ))}
            </Tiles>
          </section>
          <BreakForm kind="TIME_OUT" days={breaks} onTaken={changed} />
          <BreakForm kind="SELF_EXCLUSION" days={exclusions} onTaken={changed} />
        </Frame>
      )}
    </ResourceContent>
  );
}

/** Says until when nothing can be played; undefined: for good. */
function Rest({ until }: { until: string | undefined }) {
  const t = useMessages();
  const intl = useIntl();
  return (
    <Resting role="status">
      <Icon name="shield" />
      {until === undefined
        ? t('playLimits.restForever')
        : t('playLimits.resting', {
            date: intl.formatDate(until, MOMENT_STYLE),
          })}
    </Resting>
  );
}
