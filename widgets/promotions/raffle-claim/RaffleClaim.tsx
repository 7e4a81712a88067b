import { imageUrl } from '@liveryjs/client/image-url';
import { portalSections } from '@liveryjs/client/portal-sections';
import { takingPart } from '@liveryjs/client/promotions/take-part';
import {
  Button,
  Empty,
  Failure,
  FormRefusal,
  Icon,
  Picture,
  Skeleton,
  token,
  useBrand,
  useLanguages,
  useMessages,
} from '@liveryjs/engine/kit';
import { useCall } from '@liveryjs/parts/use-call';
import { getActivities, getRaffle } from '@liveryjs/schemas/calls/promotions';
import type { Identifier, RafflePrize } from '@liveryjs/schemas/platform';
import { styled } from 'styled-components';
import { useSnapshot } from 'valtio/react';
import { useDraw } from './use-draw.ts';

/** The platform's pictures are as wide as high. */
const EDGE = 200;

const Frame = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space.4')};

  h3 {
    margin: 0;
    font: ${token('typography.subheading')};
  }
`;

const Prizes = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${token('space.3')};
`;

const Prize = styled.li`
  display: grid;
  grid-template-rows: auto 1fr;
  overflow: hidden;
  border: 2px solid ${token('color.border.subtle')};
  border-radius: ${token('radius.card')};
  background: ${token('color.surface.raised')};
  font: ${token('typography.small')};
  text-align: center;

  img {
    display: block;
    inline-size: 100%;
    block-size: auto;
    aspect-ratio: 4 / 3;
  }

  span {
    padding: ${token('space.2')};
    overflow-wrap: anywhere;
  }

  &[data-lit] {
    border-color: ${token('color.border.brand')};
    background: ${token('color.surface.selected')};
    color: ${token('color.text.onSelected')};
  }
`;

const Result = styled.p`
  min-block-size: 1.5em;
  margin: 0;
  font: ${token('typography.subheading')};
  text-align: center;
`;

const Foot = styled.div`
  display: grid;
  justify-items: center;
  gap: ${token('space.2')};

  small {
    color: ${token('color.text.secondary')};
    font: ${token('typography.small')};
  }
`;

/** The dialog of a raffle: its prizes, and a draw with each ticket. */
export default function RaffleClaim() {
  const t = useMessages();
  const { promotion } = useSnapshot(takingPart);
  const { tenant } = portalSections(useBrand());
  const { current: language } = useLanguages();
  const params = {
    promotionId: String(promotion?.id),
    merchant: tenant.merchantCode,
    language: language.code,
  };
  const { data, failure, retry } = useCall(getRaffle, promotion ? params : null);
  if (!promotion) {
    return (
      <Empty>
        <Icon name="ticket" />
        <p>{t('raffleClaim.none')}</p>
      </Empty>
    );
  }
  if (!data && failure) return <Failure messageKey={failure} onRetry={retry} />;
  return (
    <Frame>
      <h3 dir="auto">{promotion.title}</h3>
      {data ? (
        <Drawing promotionId={promotion.id} prizes={data.prizes} />
      ) : (
        <Prizes as="div" aria-busy="true">
          <Skeleton />
          <Skeleton />
          <Skeleton />
        </Prizes>
      )}
    </Frame>
  );
}

interface DrawingProps {
  readonly promotionId: Identifier;
  readonly prizes: readonly RafflePrize[];
}

function Drawing({ promotionId, prizes }: DrawingProps) {
  const t = useMessages();
  const { busy, lit, won, problem, draw } = useDraw(promotionId, prizes);
  const activities = useCall(getActivities);
  const tickets = activities.data?.list.find(
    (activity) => String(activity.promotionId) === String(promotionId),
  )?.tickets;
  return (
    <>
      <FormRefusal>{problem && t(problem)}</FormRefusal>
      <Prizes aria-label={t('raffleClaim.prizes')}>
        {prizes.map(({ id, name, image }) => (
          <Prize key={id} {...(id === lit && { 'data-lit': '' })}>
            <Picture src={imageUrl(image)} alt="" width={EDGE} height={EDGE} />
            <span dir="auto">{name}</span>
          </Prize>
        ))}
      </Prizes>
      <Result role="status">
        {won &&
          (won.kind === 'NOTHING' ? t('raffleClaim.nothing') : t('raffleClaim.won', { prize: won.name }))}
      </Result>
      {tickets === undefined && activities.failure ? (
        <Failure messageKey={activities.failure} onRetry={activities.retry} />
      ) : (
        <Foot>
          <Button
            type="button"
            $tone="primary"
            disabled={!busy && !tickets}
            aria-disabled={busy}
            onClick={() => void draw()}
          >
            <Icon name="ticket" />
            {t(busy ? 'raffleClaim.busy' : 'raffleClaim.draw')}
          </Button>
          {tickets !== undefined && <small>{t('activity.tickets', { tickets })}</small>}
        </Foot>
      )}
    </>
  );
}
