import { pointsWorth } from '@liveryjs/client/points/points-worth';
import { moneyIn } from '@liveryjs/client/wallet/money-in';
import {
  Icon,
  SectionTitle,
  Tabs,
  token,
  useAddress,
  useBrand,
  useHolds,
  useIntl,
  useMessages,
  type WidgetProps,
} from '@liveryjs/engine/kit';
import { joinSentences } from '@liveryjs/engine/kit/plain';
import { useCall } from '@liveryjs/parts/use-call';
import { getPoints } from '@liveryjs/schemas/calls/member';
import { getPointsConfig } from '@liveryjs/schemas/calls/points';
import { useId } from 'react';
import { styled } from 'styled-components';
import type { Props } from './points-centre.props.ts';

const Frame = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space.5')};
`;

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space.3')} ${token('space.5')};
`;

const Balance = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space.1')} ${token('space.3')};
  padding: ${token('space.3')} ${token('space.4')};
  border: 1px solid ${token('color.border.subtle')};
  border-radius: ${token('radius.card')};
  background: ${token('color.surface.raised')};

  > svg {
    inline-size: ${token('size.icon.lg')};
    block-size: ${token('size.icon.lg')};
    color: ${token('color.text.accent')};
  }

  strong {
    font: ${token('typography.subheading')};
  }

  small {
    color: ${token('color.text.secondary')};
    font: ${token('typography.small')};
    text-wrap: pretty;
  }

  @media (max-width: 40rem) {
    flex: 1;
  }

  /* The text stays beside the icon, however long it is. */
  > svg + small {
    flex: 1;
  }
`;

/** The page of points, one part at a time [2.03], [2.37]. */
export default function PointsCentre({ props: { tabs }, slot }: WidgetProps<Props>) {
  const t = useMessages();
  const headingId = useId();
  const holds = useHolds();
  const [query, setQuery] = useAddress();
  const open = tabs.filter(({ when }) => holds(when));
  const [first] = open;
  const chosen = open.find((tab) => tab.slot === query.get('tab')) ?? first;
  return (
    <Frame aria-labelledby={headingId}>
      <Head>
        <SectionTitle id={headingId}>{t('pointsCentre.title')}</SectionTitle>
        <Points />
      </Head>
      {chosen && (
        <Tabs
          label={t('pointsCentre.title')}
          value={chosen.slot}
          tabs={open.map((tab) => ({
            value: tab.slot,
            label: t(tab.label),
            ...(tab.icon !== undefined && { icon: tab.icon }),
            content: slot(tab.slot),
          }))}
          onChoose={(value) => setQuery({ tab: value === first?.slot ? undefined : value }, true)}
        />
      )}
    </Frame>
  );
}

/** The number of points; visitors read what points are good for. */
function Points() {
  const t = useMessages();
  const intl = useIntl();
  const { data } = useCall(getPoints);
  const { data: config } = useCall(getPointsConfig);
  const money = moneyIn(useBrand(), intl.locale, config?.currency);
  if (!data) {
    return (
      <Balance>
        <Icon name="gift" />
        <small>{joinSentences(t('pointsCentre.join'), t('points.neverExpire'))}</small>
      </Balance>
    );
  }
  const { points, ratio } = data;
  return (
    <Balance role="group" aria-label={t('pointsCentre.balance')}>
      <Icon name="gift" />
      <strong>{t('points.count', { points })}</strong>
      <small>
        {config
          ? joinSentences(
              t('points.worth', { amount: money(pointsWorth(points, ratio)) }),
              t('points.neverExpire'),
            )
          : t('points.neverExpire')}
      </small>
    </Balance>
  );
}
