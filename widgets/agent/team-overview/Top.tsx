import { moneyIn } from '@liveryjs/client/wallet/money-in';
import { DataTable, EmptyState, token, useBrand, useIntl, useMessages } from '@liveryjs/engine/kit';
import { leftOutOf } from '@liveryjs/engine/kit/plain';
import type { TeamOverview, TeamTop } from '@liveryjs/schemas/platform';
import { styled } from 'styled-components';

const Frame = styled.section`
  display: grid;
  gap: ${token('space.3')};
  container-type: inline-size;

  h3 {
    margin: 0;
    font: ${token('typography.subheading')};
  }
`;

/** The downlines whose branches of the team bet the most. */
export function Top({ overview: { top, currency } }: { overview: TeamOverview }) {
  const t = useMessages();
  const intl = useIntl();
  const money = moneyIn(useBrand(), intl.locale, currency);
  return (
    <Frame aria-labelledby="team-overview-top">
      <h3 id="team-overview-top">{t('teamOverview.top')}</h3>
      {top.length === 0 && leftOutOf(top) === 0 ? (
        <EmptyState picture="people">{t('teamOverview.nobody')}</EmptyState>
      ) : (
        <DataTable
          caption={t('teamOverview.top')}
          columns={[
            {
              id: 'account',
              head: t('teamOverview.account'),
              cell: ({ username, kind }: TeamTop) => (
                <>
                  <bdi>{username}</bdi> · {t(kind === 'AGENT' ? 'team.agent' : 'team.member')}
                </>
              ),
            },
            {
              id: 'people',
              head: t('teamOverview.people'),
              isNumber: true,
              cell: ({ people }) => intl.formatNumber(people),
            },
            {
              id: 'active',
              head: t('teamOverview.active'),
              isNumber: true,
              cell: ({ active }) => intl.formatNumber(active),
            },
            {
              id: 'validBets',
              head: t('teamOverview.validBets'),
              isNumber: true,
              cell: ({ validBets }) => <bdi>{money(validBets)}</bdi>,
            },
            {
              id: 'result',
              head: t('teamOverview.played'),
              isNumber: true,
              cell: ({ result }) => <bdi>{money(result, 'exceptZero')}</bdi>,
            },
          ]}
          rows={top}
          rowKey={({ username }) => username}
        />
      )}
    </Frame>
  );
}
