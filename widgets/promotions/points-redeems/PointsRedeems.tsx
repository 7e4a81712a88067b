import {
  Chips,
  type Column,
  DataTable,
  PagedList,
  token,
  useAddress,
  useIntl,
  useLanguages,
  useMessages,
  type WidgetProps,
} from '@liveryjs/engine/kit';
import { MOMENT_STYLE } from '@liveryjs/engine/kit/plain';
import { useCall } from '@liveryjs/parts/use-call';
import { getRedeems } from '@liveryjs/schemas/calls/points';
import type { Redeem } from '@liveryjs/schemas/platform';
import { styled } from 'styled-components';
import { readAddress, STATUSES, TYPES } from './points-redeems.model.ts';
import type { Props } from './points-redeems.props.ts';

const Frame = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space.4')};
  container-type: inline-size;
`;

const Status = styled.span`
  display: inline-block;
  padding: ${token('space.half')} ${token('space.2')};
  border-radius: ${token('radius.badge')};
  background: ${token('color.info.subtle')};
  color: ${token('color.info.text')};
  font: ${token('typography.caption')};
  font-weight: ${token('font.weight.semibold')};
  white-space: nowrap;

  &[data-status='APPROVED'] {
    background: ${token('color.success.subtle')};
    color: ${token('color.success.text')};
  }

  &[data-status='REJECTED'] {
    background: ${token('color.danger.subtle')};
    color: ${token('color.danger.text')};
  }
`;

const statuses = Object.entries(STATUSES);

/** The redeemed rewards, and their outcome [4.20], [7.04]. */
export default function PointsRedeems({ props: { pageSize } }: WidgetProps<Props>) {
  const t = useMessages();
  const intl = useIntl();
  const { current: language } = useLanguages();
  const [query, setQuery] = useAddress();
  const { status, page } = readAddress(query);
  const resource = useCall(
    getRedeems,
    { language: language.code, ...(status && { status }), pageNo: page, pageSize },
    { keep: true },
  );
  const columns: readonly Column<Redeem>[] = [
    {
      id: 'reference',
      head: t('pointsRedeems.reference'),
      cell: ({ reference }) => <bdi dir="ltr">{reference}</bdi>,
    },
    {
      id: 'appliedAt',
      head: t('pointsRedeems.appliedAt'),
      isMoment: true,
      cell: ({ appliedAt }) => intl.formatDate(appliedAt, MOMENT_STYLE),
    },
    { id: 'type', head: t('pointsRedeems.type'), cell: ({ type }) => t(TYPES[type]) },
    { id: 'name', head: t('pointsRedeems.name'), cell: (row) => <span dir="auto">{row.name}</span> },
    {
      id: 'quantity',
      head: t('pointsRedeems.quantity'),
      cell: ({ quantity }) => intl.formatNumber(quantity),
      isNumber: true,
    },
    {
      id: 'points',
      head: t('pointsRedeems.points'),
      cell: ({ points }) => (points === undefined ? '–' : intl.formatNumber(points)),
      isNumber: true,
    },
    {
      id: 'status',
      head: t('pointsRedeems.status'),
      cell: (row) => <Status data-status={row.status}>{t(STATUSES[row.status])}</Status>,
    },
    {
      id: 'remark',
      head: t('pointsRedeems.remark'),
      cell: ({ remark }) => (remark === undefined ? '–' : <span dir="auto">{remark}</span>),
    },
  ];
  return (
    <Frame aria-label={t('pointsRedeems.label')}>
      <Chips
        label={t('pointsRedeems.status')}
        value={status ?? ''}
        options={[
          { value: '', content: t('pointsRedeems.all') },
          ...statuses.map(([value, key]) => ({ value, content: t(key) })),
        ]}
        onChoose={(value) => setQuery({ redeemStatus: value, redeemPage: undefined }, true)}
      />
      <PagedList
        resource={resource}
        empty={['records', 'pointsRedeems.empty']}
        page={page}
        param="redeemPage"
        pages="pointsRedeems.pages"
      >
        {({ list }) => (
          <DataTable
            caption={t('pointsRedeems.label')}
            columns={columns}
            rows={list}
            rowKey={({ reference }) => reference}
            busy={resource.stale}
          />
        )}
      </PagedList>
    </Frame>
  );
}
