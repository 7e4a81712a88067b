import { activityAction } from '@liveryjs/client/promotions/activity-action';
import type { ShownPromotion } from '@liveryjs/client/promotions/shown-promotions';
import { takePart } from '@liveryjs/client/promotions/take-part';
import { session } from '@liveryjs/client/session/session';
import { Button, Icon, Skeleton, token, useActionContext, useMessages } from '@liveryjs/engine/kit';
import { pageTime } from '@liveryjs/engine/kit/plain';
import { useCall } from '@liveryjs/parts/use-call';
import { useReload } from '@liveryjs/parts/use-reload';
import { getActivities } from '@liveryjs/schemas/calls/promotions';
import { getBalance } from '@liveryjs/schemas/calls/wallet';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useSnapshot } from 'valtio/react';
import { ACTIONS, STATUSES } from './promotion-list.model.ts';

/** Over the title, which all of a folded card can be pressed for. */
const Row = styled.div`
  position: relative;
  z-index: 1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  align-self: start;
  gap: ${token('space.2')} ${token('space.3')};
  max-inline-size: 100%;
  margin-block-start: ${token('space.1')};

  p {
    flex: 1 1 100%;
    margin: 0;
    color: ${token('color.text.secondary')};
    font: ${token('typography.small')};
  }

  small {
    color: ${token('color.text.secondary')};
    font: ${token('typography.small')};
  }
`;

const Status = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${token('space.1')};
  min-block-size: ${token('size.control.md')};
  padding-inline: ${token('space.3')};
  border-radius: ${token('radius.control')};
  background: ${token('color.info.subtle')};
  color: ${token('color.info.text')};
  font: ${token('typography.label')};

  &:is([data-status='CLAIMED'], [data-status='ISSUED'], [data-status='JOINED']) {
    background: ${token('color.success.subtle')};
    color: ${token('color.success.text')};
  }

  &[data-status='REJECTED'] {
    background: ${token('color.danger.subtle')};
    color: ${token('color.danger.text')};
  }

  &[data-status='CLOSE'] {
    background: ${token('color.surface.sunken')};
    color: ${token('color.text.secondary')};
  }
`;

const Line = styled(Skeleton)`
  inline-size: 6rem;
  min-block-size: ${token('size.control.md')};
`;

/** The visitor's actions on a promotion, or its state for them [4.20]; nothing where nobody takes part. */
export function TakePart({ promotion }: { readonly promotion: ShownPromotion }) {
  const t = useMessages();
  const context = useActionContext();
  const reload = useReload();
  const signedIn = useSnapshot(session).token !== undefined;
  const { data, failure, retry } = useCall(getActivities);
  const [busy, setBusy] = useState(false);
  if (!promotion.activity) return null;
  if (signedIn && !data) {
    return (
      <Row role="group" aria-label={promotion.title}>
        {failure ? (
          <>
            <small>{t('activity.notLoaded')}</small>
            <Button type="button" onClick={retry}>
              {t('engine.retry')}
            </Button>
          </>
        ) : (
          <Line aria-busy="true" />
        )}
      </Row>
    );
  }
  const entry = signedIn
    ? data?.list.find(({ promotionId }) => String(promotionId) === String(promotion.id))
    : undefined;
  const { status, action } = activityAction(promotion.activity, entry?.status, new Date(pageTime()));
  const press = async () => {
    if (!action || busy) return;
    setBusy(true);
    await takePart(promotion, action, context);
    setBusy(false);
    reload(getActivities);
    if (action === 'claim') reload(getBalance);
  };
  return (
    <Row>
      {action ? (
        <Button
          type="button"
          $tone="primary"
          aria-disabled={busy}
          aria-label={t('activity.buttonName', { action: t(ACTIONS[action]), title: promotion.title })}
          onClick={() => void press()}
        >
          {t(busy ? 'activity.busy' : ACTIONS[action])}
        </Button>
      ) : (
        <Status data-status={status}>
          <Icon name={status === 'REJECTED' ? 'warning' : status === 'COMING_SOON' ? 'calendar' : 'info'} />
          {t(STATUSES[status])}
        </Status>
      )}
      {entry?.tickets !== undefined && <small>{t('activity.tickets', { tickets: entry.tickets })}</small>}
      {entry?.remark !== undefined && <p dir="auto">{entry.remark}</p>}
    </Row>
  );
}
