import {
  Chips,
  type Column,
  DataTable,
  PagedList,
  token,
  useAddress,
  useIntl,
  useMessages,
  type WidgetProps,
} from '@liveryjs/engine/kit';
import { MOMENT_STYLE } from '@liveryjs/engine/kit/plain';
import { useCall } from '@liveryjs/parts/use-call';
import { getPointsTransactions } from '@liveryjs/schemas/calls/points';
import type { PointsTransaction } from '@liveryjs/schemas/platform';
import { styled } from 'styled-components';
import { DIRECTIONS, REASONS, readAddress } from './points-details.model.ts';
import type { Props } from './points-details.props.ts';

const Frame = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space.4')};
  container-type: inline-size;
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
  const resource = useCall(
    getPointsTransactions,
    { ...(direction && { direction }), pageNo: page, pageSize },
    { keep: true },
  );
  const columns: readonly Column<PointsTransaction>[] = [
    {
      id: 'at',
      head: t('pointsDetails.at'),
      isMoment: true,
      cell: ({ at }) => intl.formatDate(at, MOMENT_STYLE),
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
      <PagedList
        resource={resource}
        empty={['records', 'pointsDetails.empty']}
        page={page}
        param="detailPage"
        pages="pointsDetails.pages"
      >
        {({ list }) => (
          <DataTable
            caption={t('pointsDetails.label')}
            columns={columns}
            rows={list}
            rowKey={({ id }) => id}
            busy={resource.stale}
          />
        )}
      </PagedList>
    </Frame>
  );
}
