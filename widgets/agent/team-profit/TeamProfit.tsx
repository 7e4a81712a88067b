import { portalSections } from '@liveryjs/client/portal-sections';
import { USERNAME_PART } from '@liveryjs/client/team/username-part';
import { formatAmount } from '@liveryjs/client/wallet/format-amount';
import {
  signOf,
  useBrand,
  useIntl,
  useMessages,
  useRecordAddress,
  type WidgetProps,
} from '@liveryjs/engine/kit';
import type { TeamResults } from '@liveryjs/schemas/platform';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { Days } from './Days.tsx';
import { People } from './People.tsx';
import { Sum } from './sum.ts';
import { SORTS, SUMS } from './team-profit.model.ts';
import type { Props } from './team-profit.props.ts';

const Frame = styled.div`
  &:focus {
    outline: none;
  }
`;

/** The wins and losses of people below the agent: the page userProfitAndLoss of the agent centre [2.36]. */
export default function TeamProfit({ props: { pageSize } }: WidgetProps<Props>) {
  const t = useMessages();
  const { locale } = useIntl();
  const { tenant } = portalSections(useBrand());
  const address = useRecordAddress('teamProfit', {
    username: USERNAME_PART,
    person: USERNAME_PART,
    sort: SORTS,
    direction: ['back'],
  });
  const { person } = address.chosen;
  const frame = useRef<HTMLDivElement>(null);
  const before = useRef(person);
  // The pressed control is gone, and the keyboard goes on from the top.
  useEffect(() => {
    if (before.current !== person) frame.current?.focus({ preventScroll: true });
    before.current = person;
  }, [person]);
  const sums = (currency = tenant.currency.code) => {
    const money = (sumBalance: string, sign?: 'exceptZero') =>
      formatAmount({ sumBalance, currency }, locale, tenant, sign);
    return {
      columns: SUMS.map((id) => ({
        id,
        head: t(`teamProfit.${id}`),
        isNumber: true as const,
        cell: ({ results }: { results: TeamResults }) =>
          id === 'result' ? (
            <Sum data-sign={signOf(results.result)}>{money(results.result, 'exceptZero')}</Sum>
          ) : (
            <bdi>{money(results[id])}</bdi>
          ),
        file: ({ results }: { results: TeamResults }) => results[id],
      })),
      totals: (results: TeamResults) =>
        SUMS.map((id) => ({
          name: t(`teamProfit.${id}`),
          text: money(results[id], id === 'result' ? 'exceptZero' : undefined),
          sign: id === 'result' ? signOf(results.result) : undefined,
        })),
    };
  };
  return (
    <Frame ref={frame} tabIndex={-1}>
      {person ? (
        <Days address={address} person={person} sums={sums} />
      ) : (
        <People address={address} pageSize={pageSize} sums={sums} />
      )}
    </Frame>
  );
}
