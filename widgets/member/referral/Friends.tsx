import { moneyIn } from '@liveryjs/client/wallet/money-in';
import {
  EmptyState,
  Failure,
  Icon,
  Pager,
  Skeleton,
  token,
  useBrand,
  useIntl,
  useMessages,
} from '@liveryjs/engine/kit';
import { DATE_STYLE } from '@liveryjs/engine/kit/plain';
import { useCall } from '@liveryjs/parts/use-call';
import { getReferralFriends } from '@liveryjs/schemas/calls/rewards';
import type { Identifier, ReferralFriend } from '@liveryjs/schemas/platform';
import { useId, useState } from 'react';
import { styled } from 'styled-components';

const List = styled.ul`
  display: grid;
  gap: ${token('space.2')};

  /* Hangs on a line below the friend whose friends they are. */
  & & {
    margin-block-start: ${token('space.2')};
    margin-inline-start: ${token('space.4')};
    padding-inline-start: ${token('space.3')};
    border-inline-start: 1px solid ${token('color.border.regular')};
  }
`;

const Card = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space.1')} ${token('space.4')};
  align-items: center;
  min-block-size: ${token('size.control.lg')};
  padding: ${token('space.2')} ${token('space.4')};
  border: 1px solid ${token('color.border.subtle')};
  border-radius: ${token('radius.card')};
  background: ${token('color.surface.raised')};
  color: ${token('color.text.secondary')};
  font: ${token('typography.small')};

  > strong {
    color: ${token('color.text.primary')};
    font-weight: ${token('font.weight.semibold')};
  }

  > bdi {
    margin-inline-start: auto;
    color: ${token('color.text.primary')};
  }
`;

const Stand = styled.span`
  display: inline-flex;
  gap: ${token('space.2')};
  align-items: center;

  &::before {
    inline-size: ${token('space.2')};
    block-size: ${token('space.2')};
    border-radius: ${token('radius.full')};
    background: ${token('color.text.muted')};
    content: '';
  }

  &[data-active] {
    color: ${token('color.success.text')};

    &::before {
      background: currentColor;
    }
  }
`;

const Unfold = styled.button`
  display: inline-flex;
  gap: ${token('space.1')};
  align-items: center;
  min-block-size: ${token('size.control.sm')};
  padding: 0 ${token('space.2')};
  border: 0;
  border-radius: ${token('radius.control')};
  background: none;
  color: ${token('color.text.link')};
  font: inherit;
  cursor: pointer;

  &:hover {
    background: ${token('color.action.quietHover')};
  }

  &[aria-expanded='true'] svg {
    transform: rotate(180deg);
  }
`;

const Line = styled(Skeleton)`
  min-block-size: ${token('size.control.lg')};
  border-radius: ${token('radius.card')};
`;

interface Props {
  /** Number of the friend whose friends they are; one's own where left out. */
  readonly under?: Identifier;
  readonly pageSize: number;
}

/** The tree of friends: below each, those whom they have brought. */
export function Friends({ under, pageSize }: Props) {
  const t = useMessages();
  const [page, setPage] = useState(1);
  const params = { ...(under !== undefined && { under: String(under) }), pageNo: page, pageSize };
  const { data, stale, failure, retry } = useCall(getReferralFriends, params, { keep: true });
  if (failure && (!data || stale)) return <Failure messageKey={failure} onRetry={retry} />;
  if (!data) {
    return (
      <List aria-busy="true">
        <li>
          <Line />
        </li>
        <li>
          <Line />
        </li>
      </List>
    );
  }
  if (data.total === 0) {
    return (
      <EmptyState picture="people">
        <strong>{t('referral.noFriends')}</strong>
        {t('referral.noFriendsText')}
      </EmptyState>
    );
  }
  return (
    <>
      <List aria-label={t('referral.level', { level: data.level })} aria-busy={stale}>
        {data.list.map((friend) => (
          <Friend key={friend.id} friend={friend} currency={data.currency} pageSize={pageSize} />
        ))}
      </List>
      <Pager page={page} pages={data.totalPages} label={t('records.pages')} onTurn={setPage} />
    </>
  );
}

interface FriendProps extends Pick<Props, 'pageSize'> {
  readonly friend: ReferralFriend;
  readonly currency: string;
}

function Friend({ friend, currency, pageSize }: FriendProps) {
  const t = useMessages();
  const intl = useIntl();
  const money = moneyIn(useBrand(), intl.locale, currency);
  const id = useId();
  const [open, setOpen] = useState(false);
  const { name, since, isActive, friends, earned } = friend;
  return (
    <li>
      <Card>
        <strong dir="ltr">{name}</strong>
        <Stand {...(isActive && { 'data-active': '' })}>
          {t(isActive ? 'referral.isActive' : 'referral.isInactive')}
        </Stand>
        <span>{t('referral.since', { date: intl.formatDate(since, DATE_STYLE) })}</span>
        {friends > 0 && (
          <Unfold type="button" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
            {t('referral.showFriends', { count: friends })}
            <Icon name="chevron-down" />
          </Unfold>
        )}
        <bdi>{money(earned)}</bdi>
      </Card>
      <div id={id} hidden={!open}>
        {open && <Friends under={friend.id} pageSize={pageSize} />}
      </div>
    </li>
  );
}
