import { moneyIn } from '@liveryjs/client/wallet/money-in';
import { Button, DataTable, Icon, token, useBrand, useIntl, useMessages } from '@liveryjs/engine/kit';
import { DATE_STYLE } from '@liveryjs/engine/kit/plain';
import type { TeamList, TeamMember } from '@liveryjs/schemas/platform';
import { styled } from 'styled-components';

const Press = styled(Button)`
  min-block-size: ${token('size.control.sm')};
  margin-block: calc(-1 * ${token('space.1')});
  margin-inline: calc(-1 * ${token('space.2')});
  padding: ${token('space.1')} ${token('space.2')};
  color: ${token('color.text.link')};
  overflow-wrap: anywhere;
`;

const Mark = styled.small`
  display: block;
  color: ${token('color.text.secondary')};
`;

interface Props {
  readonly team: TeamList;
  /** True when the table says who brought each account: they are of different steps. */
  readonly withUpline: boolean;
  readonly busy: boolean;
  readonly onOpen: (username: string) => void;
  readonly onDown: (username: string) => void;
}

/** Accounts of a team: each a way to its details, and to those below it. */
export function MemberTable({ team: { list, currency }, withUpline, busy, onOpen, onDown }: Props) {
  const t = useMessages();
  const intl = useIntl();
  const money = moneyIn(useBrand(), intl.locale, currency);
  const day = (moment: string | undefined) =>
    moment === undefined ? '–' : intl.formatDate(moment, DATE_STYLE);
  const upline = {
    id: 'upline',
    head: t('teamMembers.upline'),
    cell: ({ upline: name }: TeamMember) => <bdi>{name}</bdi>,
  };
  return (
    <DataTable
      caption={t('teamMembers.label')}
      busy={busy}
      columns={[
        {
          id: 'username',
          head: t('teamMembers.username'),
          cell: ({ username, closed }: TeamMember) => (
            <>
              <Press
                type="button"
                $tone="quiet"
                aria-label={t('teamMembers.details', { username })}
                onClick={() => onOpen(username)}
              >
                <bdi>{username}</bdi>
              </Press>
              {closed && <Mark>{t('teamMembers.closed')}</Mark>}
            </>
          ),
        },
        {
          id: 'kind',
          head: t('teamMembers.kind'),
          cell: ({ kind }) => t(kind === 'AGENT' ? 'team.agent' : 'team.member'),
        },
        ...(withUpline ? [upline] : []),
        {
          id: 'people',
          head: t('teamMembers.people'),
          isNumber: true,
          cell: ({ username, direct, people }) =>
            direct === 0 ? (
              intl.formatNumber(people)
            ) : (
              <Press
                type="button"
                $tone="quiet"
                aria-label={t('teamMembers.openBelow', { username, count: people })}
                onClick={() => onDown(username)}
              >
                {intl.formatNumber(people)}
                <Icon name="chevron-end" />
              </Press>
            ),
        },
        {
          id: 'balance',
          head: t('teamMembers.balance'),
          isNumber: true,
          cell: ({ balance }) => <bdi>{money(balance)}</bdi>,
        },
        {
          id: 'lastLoginAt',
          head: t('teamMembers.lastLoginAt'),
          cell: ({ lastLoginAt }) => (lastLoginAt === undefined ? t('teamMembers.never') : day(lastLoginAt)),
        },
        { id: 'joinedAt', head: t('teamMembers.joinedAt'), cell: ({ joinedAt }) => day(joinedAt) },
      ]}
      rows={list}
      rowKey={({ username }) => username}
    />
  );
}
