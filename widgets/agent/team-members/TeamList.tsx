import { Button, EmptyState, Failure, Icon, Pager, Skeleton, token, useMessages } from '@liveryjs/engine/kit';
import { useCall } from '@liveryjs/parts/use-call';
import { getTeamMembers } from '@liveryjs/schemas/calls/team';
import { styled } from 'styled-components';
import { MemberTable } from './MemberTable.tsx';
import { Path } from './Path.tsx';
import { Tools } from './Tools.tsx';
import type { TeamPlace } from './team-members.model.ts';

const Line = styled(Skeleton)`
  min-block-size: ${token('size.control.lg')};
  margin-block-end: ${token('space.2')};
  border-radius: ${token('radius.sm')};
`;

const Found = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space.2')} ${token('space.4')};
  align-items: center;
  justify-content: space-between;
  color: ${token('color.text.secondary')};

  p {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;

interface Props {
  readonly place: TeamPlace;
  readonly go: (change: Partial<TeamPlace>) => void;
  readonly pageSize: number;
}

/** A step of the team, or those whose name has something in it. */
export function TeamList({ place, go, pageSize }: Props) {
  const t = useMessages();
  const { upline, search, sort, order, page } = place;
  const params = {
    ...(search !== undefined ? { search } : upline !== undefined && { upline }),
    sort,
    order,
    pageNo: page,
    pageSize,
  };
  const { data, stale, failure, retry } = useCall(getTeamMembers, params, { keep: true });
  const down = (next: string | undefined) => go({ upline: next, search: undefined });
  return (
    <>
      <Tools place={place} go={go} />
      {search === undefined ? (
        <Path path={stale || !data ? (upline === undefined ? [] : [upline]) : data.path} onGo={down} />
      ) : (
        <Found>
          <p role="status">{data && !stale && t('teamMembers.found', { count: data.total, search })}</p>
          <Button type="button" $tone="quiet" onClick={() => go({ search: undefined })}>
            <Icon name="close" />
            {t('teamMembers.searchOver')}
          </Button>
        </Found>
      )}
      {failure && (!data || stale) ? (
        <Failure messageKey={failure} onRetry={retry} />
      ) : !data ? (
        <div aria-busy="true">
          <Line />
          <Line />
          <Line />
        </div>
      ) : data.list.length === 0 ? (
        <EmptyState picture="people">
          {t(
            search !== undefined
              ? 'teamMembers.notFound'
              : upline !== undefined
                ? 'teamMembers.noneBelow'
                : 'teamMembers.empty',
          )}
        </EmptyState>
      ) : (
        <>
          <MemberTable
            team={data}
            withUpline={search !== undefined}
            busy={stale}
            onOpen={(who) => go({ who, page })}
            onDown={down}
          />
          <Pager
            page={page}
            pages={data.totalPages}
            label={t('teamMembers.pages')}
            onTurn={(next) => go({ page: next })}
          />
        </>
      )}
    </>
  );
}
