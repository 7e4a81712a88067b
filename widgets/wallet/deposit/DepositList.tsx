import { portalSections } from '@liveryjs/client/portal-sections';
import { formatAmount } from '@liveryjs/client/wallet/format-amount';
import {
  Button,
  type Column,
  DataTable,
  PagedList,
  token,
  useAddress,
  useBrand,
  useIntl,
  useLanguages,
  useMessages,
} from '@liveryjs/engine/kit';
import { MOMENT_STYLE } from '@liveryjs/engine/kit/plain';
import { useCall } from '@liveryjs/parts/use-call';
import { getDeposits } from '@liveryjs/schemas/calls/deposits';
import type { DepositOrder } from '@liveryjs/schemas/platform';
import { styled } from 'styled-components';
import { readListPage } from './deposit.model.ts';
import { Status } from './Status.tsx';

const Frame = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space.3')};
  container-type: inline-size;

  h3 {
    margin: 0;
    color: ${token('color.text.primary')};
    font: ${token('typography.heading')};
  }
`;

interface Props {
  readonly pageSize: number;
  /** Number of the one that shows above. */
  readonly shown: string | undefined;
  readonly onShow: (number: string) => void;
}

/** All deposits of the account, the latest first; each can be looked at. */
export function DepositList({ pageSize, shown, onShow }: Props) {
  const t = useMessages();
  const intl = useIntl();
  const { tenant } = portalSections(useBrand());
  const { current: language } = useLanguages();
  const [query] = useAddress();
  const page = readListPage(query);
  const params = { language: language.code, pageNo: page, pageSize };
  const resource = useCall(getDeposits, params, { keep: true });
  const columns: readonly Column<DepositOrder>[] = [
    {
      id: 'at',
      head: t('deposit.at'),
      isMoment: true,
      cell: ({ orderedAt }) => intl.formatDate(orderedAt, MOMENT_STYLE),
    },
    { id: 'number', head: t('deposit.number'), cell: ({ number }) => <bdi dir="ltr">{number}</bdi> },
    { id: 'way', head: t('deposit.way'), cell: (row) => <span dir="auto">{row.channelName}</span> },
    {
      id: 'amount',
      head: t('deposit.amount'),
      cell: ({ amount, currency }) => formatAmount({ sumBalance: amount, currency }, intl.locale, tenant),
      isNumber: true,
    },
    { id: 'status', head: t('deposit.status'), cell: ({ status }) => <Status status={status} /> },
    {
      id: 'show',
      head: t('deposit.show'),
      cell: ({ number }) => (
        <Button
          type="button"
          $tone="quiet"
          aria-label={t('deposit.showOf', { number })}
          aria-current={number === shown ? 'true' : undefined}
          onClick={() => onShow(number)}
        >
          {t('deposit.show')}
        </Button>
      ),
    },
  ];
  return (
    <Frame aria-label={t('deposit.list')}>
      <h3>{t('deposit.list')}</h3>
      <PagedList
        resource={resource}
        empty={['records', 'deposit.listEmpty']}
        page={page}
        param="depositPage"
        pages="deposit.listPages"
        belowForm
      >
        {({ list }) => (
          <DataTable
            caption={t('deposit.list')}
            columns={columns}
            rows={list}
            rowKey={({ number }) => number}
            busy={resource.stale}
          />
        )}
      </PagedList>
    </Frame>
  );
}
