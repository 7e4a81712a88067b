import { FAILED } from '@liveryjs/client/domains/ping-domain';
import { type SpeedStep, shownTime, speedOf } from '@liveryjs/client/domains/speed';
import {
  Button,
  Empty,
  Failure,
  Icon,
  Skeleton,
  token,
  useIntl,
  useMessages,
  type WidgetProps,
} from '@liveryjs/engine/kit';
import { styled } from 'styled-components';
import type { Props } from './speed-test.props.ts';
import { type Measured, useSpeeds } from './use-speeds.ts';

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space.4')};

  > p {
    margin: 0;
    color: ${token('color.text.secondary')};
  }

  ol {
    display: grid;
    gap: ${token('space.2')};
    transition: opacity ${token('motion.duration.fast')};

    &[aria-busy='true'] {
      opacity: 0.6;
    }
  }

  > button {
    justify-self: start;
  }
`;

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space.2')} ${token('space.3')};
  min-block-size: 4rem;
  padding: ${token('space.2')} ${token('space.3')} ${token('space.2')} ${token('space.4')};
  border: 1px solid ${token('color.border.subtle')};
  border-radius: ${token('radius.card')};
  background: ${token('color.surface.raised')};

  > div {
    flex: 1 1 9rem;
    min-inline-size: 0;
  }

  bdi {
    display: block;
    color: ${token('color.text.primary')};
    font: ${token('typography.label')};
    overflow-wrap: anywhere;
  }

  small {
    color: ${token('color.text.secondary')};
    font: ${token('typography.caption')};
  }

  > a,
  > em {
    flex: none;
    min-inline-size: 5.5rem;
  }

  > em {
    color: ${token('color.text.secondary')};
    font: ${token('typography.small')};
    text-align: center;

    /* Below the address, it starts where that starts. */
    @media (max-width: 30rem) {
      text-align: start;
    }
  }
`;

const Mark = styled.span`
  padding: ${token('space.1')} ${token('space.3')};
  border-radius: ${token('radius.full')};
  font: ${token('typography.caption')};
  font-weight: ${token('font.weight.semibold')};

  &[data-speed='fast'] {
    background: ${token('color.success.subtle')};
    color: ${token('color.success.text')};
  }

  &[data-speed='normal'] {
    background: ${token('color.warning.subtle')};
    color: ${token('color.warning.text')};
  }

  &[data-speed='slow'] {
    background: ${token('color.danger.subtle')};
    color: ${token('color.danger.text')};
  }
`;

const Blank = styled(Skeleton)`
  min-block-size: 4rem;
  border-radius: ${token('radius.card')};
`;

/** The response time of the site on each of its domains [4.17], [2.28]. */
export default function SpeedTest({ props: { display, mapping } }: WidgetProps<Props>) {
  const t = useMessages();
  const { failure, retry, count, list, busy, measure } = useSpeeds();
  const steps = display === 'mapped' ? mapping : [];
  const best = list?.[0];
  if (failure) return <Failure messageKey={failure} onRetry={retry} />;
  if (count === 0) {
    return (
      <Empty>
        <Icon name="globe" />
        <p>{t('speedTest.empty')}</p>
      </Empty>
    );
  }
  return (
    <Frame>
      <p>{t('speedTest.lead')}</p>
      <p role="status">
        {busy
          ? t('speedTest.busy')
          : best && best.milliseconds < FAILED && t('speedTest.best', { domain: best.host })}
      </p>
      {list ? (
        <ol aria-label={t('speedTest.list')} aria-busy={busy}>
          {list.map((measured) => (
            <Domain key={measured.origin} measured={measured} steps={steps} />
          ))}
        </ol>
      ) : (
        Array.from({ length: count ?? 3 }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they have nothing else
          <Blank key={index} aria-busy />
        ))
      )}
      <Button type="button" aria-disabled={busy} onClick={() => !busy && measure()}>
        <Icon name="refresh" />
        {t('speedTest.again')}
      </Button>
    </Frame>
  );
}

function Domain({ measured, steps }: { measured: Measured; steps: readonly SpeedStep[] }) {
  const t = useMessages();
  const intl = useIntl();
  const { origin, host, milliseconds, chance } = measured;
  const time = shownTime(milliseconds, steps, chance);
  const speed = speedOf(milliseconds);
  return (
    <Row>
      <div>
        <bdi>{host}</bdi>
        <small>
          {time === undefined
            ? t('speedTest.failed')
            : t('speedTest.milliseconds', { time: intl.formatNumber(time) })}
        </small>
      </div>
      <Mark data-speed={speed}>{t(`speedTest.${speed}`)}</Mark>
      {origin === location.origin ? (
        <em>{t('speedTest.here')}</em>
      ) : (
        <Button as="a" href={`${origin}/`} aria-label={t('speedTest.go', { domain: host })}>
          <Icon name="arrow-end" />
        </Button>
      )}
    </Row>
  );
}
