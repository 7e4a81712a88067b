import { styled } from 'styled-components';
import { useSnapshot } from 'valtio/react';
import {
  Chips,
  type Column,
  DataTable,
  Empty,
  Failure,
  Icon,
  Pager,
  Skeleton,
  token,
  useAddress,
  useIntl,
  useMessages,
  useResource,
  type WidgetProps,
} from '#engine/kit/index.ts';
import {
  getPointsTransactions,
  type PointsTransactionListParams,
  pointsTransactionsKey,
} from '#platform/points/get-points-transactions.ts';
import { session } from '#platform/session/session.ts';
import type { PointsTransaction } from '#schemas/generated/platform.ts';
import { DIRECTIONS, REASONS, readAddress } from './points-details.model.ts';
import type { Props } from './points-details.props.ts';

const Frame = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space.4')};
  container-type: inline-size;
`;

const Line = styled(Skeleton)`
  min-block-size: ${token('size.control.lg')};
  margin-block-end: ${token('space.2')};
`;

const Points = styled.strong`
  color: ${token('color.text.primary')};
  font-weight: ${token('font.weight.semibold')};

  &[data-earned] {
    color: ${token('color.amount.positive')};
  }
`;

/** The points that came and went [7.04]. */
export default function PointsDetails({ props: { pageSize } }: WidgetProps<Props>) {
  const t = useMessages();
  const intl = useIntl();
  const [query, setQuery] = useAddress();
  const { direction, page } = readAddress(query);
  const params: PointsTransactionListParams = { ...(direction && { direction }), page, pageSize };
  const name = JSON.stringify(params);
  const { data, failure, retry } = useResource(
    pointsTransactionsKey(useSnapshot(session), params),
    async (signal) => ({ name, ...(await getPointsTransactions(params, signal)) }),
    { keep: true },
  );
  const columns: readonly Column<PointsTransaction>[] = [
    {
      id: 'at',
      head: t('pointsDetails.at'),
      cell: ({ at }) => intl.formatDate(at, { dateStyle: 'medium', timeStyle: 'short' }),
    },
    { id: 'reason', head: t('pointsDetails.reason'), cell: ({ reason }) => t(REASONS[reason]) },
    {
      id: 'points',
      head: t('pointsDetails.points'),
      cell: ({ points }) => (
        <Points {...(points > 0 && { 'data-earned': '' })}>
          {intl.formatNumber(points, { signDisplay: 'always' })}
        </Points>
      ),
      isNumber: true,
    },
    {
      id: 'balance',
      head: t('pointsDetails.balance'),
      cell: ({ balance }) => intl.formatNumber(balance),
      isNumber: true,
    },
    {
      id: 'reference',
      head: t('pointsDetails.reference'),
      cell: ({ reference }) => <bdi dir="ltr">{reference}</bdi>,
    },
  ];
  return (
    <Frame aria-label={t('pointsDetails.label')}>
      <Chips
        label={t('pointsDetails.direction')}
        value={direction ?? ''}
        options={[
          { value: '', content: t('pointsDetails.all') },
          ...DIRECTIONS.map((value) => ({ value, content: t(`pointsDetails.${value}`) })),
        ]}
        onChoose={(value) => setQuery({ direction: value, detailPage: undefined }, true)}
      />
      {!data && failure ? (
        <Failure messageKey={failure} onRetry={retry} />
      ) : !data ? (
        <div aria-busy="true">
          <Line />
          <Line />
          <Line />
        </div>
      ) : data.list.length === 0 ? (
        <Empty>
          <Icon name="history" />
          <p>{t('pointsDetails.empty')}</p>
        </Empty>
      ) : (
        <>
          {failure && <Failure messageKey={failure} onRetry={retry} />}
          <DataTable
            caption={t('pointsDetails.label')}
            columns={columns}
            rows={data.list}
            rowKey={({ id }) => id}
            busy={data.name !== name}
          />
          <Pager page={page} pages={data.totalPages} param="detailPage" label={t('pointsDetails.pages')} />
        </>
      )}
    </Frame>
  );
}
