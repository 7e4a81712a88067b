import type { ContractName } from '@liveryjs/client/contracts/contract-types';
import {
  Button,
  EmptyState,
  Failure,
  Icon,
  Pager,
  Placeholders,
  Select,
  token,
  useMessages,
  useRecordAddress,
} from '@liveryjs/engine/kit';
import { useCall } from '@liveryjs/parts/use-call';
import { getContractTerms, getGivenContracts } from '@liveryjs/schemas/calls/contracts';
import type { Contract, ContractState, ContractType } from '@liveryjs/schemas/platform';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { ContractCard } from './ContractCard.tsx';
import { STATES } from './contracts.model.ts';
import { OfferForm } from './OfferForm.tsx';
import { useAnswer } from './use-answer.ts';

const Stack = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space.4')};
`;

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space.3')};

  > :first-child {
    flex: 0 1 14rem;
  }

  > button {
    margin-inline-start: auto;
  }
`;

const states = Object.keys(STATES) as ContractState[];

interface Props {
  readonly name: ContractName;
  readonly type: ContractType;
  readonly pageSize: number;
}

/** The contracts that an agent has given, and a form to offer one [4.21]. */
export function GivenContracts({ name, type, pageSize }: Props) {
  const t = useMessages();
  const terms = useCall(getContractTerms, { type });
  const address = useRecordAddress(`${name}Given`, { state: states });
  const [offering, setOffering] = useState(false);
  const { answer, busy } = useAnswer();
  const { page, change } = address;
  const { state } = address.chosen;
  const params = {
    type,
    pageNo: page,
    pageSize,
    ...(state && { state: state as ContractState }),
  };
  const { data, stale, failure, retry } = useCall(getGivenContracts, params, { keep: true });
  const none = data?.list.length === 0;
  // Behind the last page, whose entries went elsewhere.
  const last = none && !stale && page > 1 ? Math.max(1, data.totalPages) : page;
  useEffect(() => {
    if (last < page) change(last > 1 ? { page: String(last) } : {});
  }, [last, page, change]);
  const currency = terms.data?.currency ?? '';
  const mayOffer = terms.data?.rate != null && terms.data.downlines.length > 0;
  const kind = (contract: Contract) =>
    contract.state === 'OFFERED' ? 'takeBack' : contract.state === 'ACTIVE' ? 'terminate' : undefined;
  return (
    <Stack aria-label={t('contracts.given')}>
      <Tools>
        <Select
          label={t('contracts.state')}
          value={state}
          options={[
            ['', `${t('contracts.state')}: ${t('records.all')}`],
            ...states.map((choice) => [choice, t(STATES[choice])] as const),
          ]}
          onChoose={(chosen) => change({ state: chosen })}
        />
        {mayOffer && !offering && (
          <Button type="button" $tone="primary" onClick={() => setOffering(true)}>
            <Icon name="plus" />
            {t('contracts.new')}
          </Button>
        )}
      </Tools>
      {terms.data && !mayOffer && (
        <p>{t(terms.data.rate === null ? 'contracts.noRate' : 'contracts.noDownlines')}</p>
      )}
      {offering && terms.data && (
        <OfferForm type={type} terms={terms.data} onClose={() => setOffering(false)} />
      )}
      {failure && (!data || stale) ? (
        <Failure messageKey={failure} onRetry={retry} />
      ) : !data || !terms.data || last < page || (none && stale) ? (
        terms.failure ? (
          <Failure messageKey={terms.failure} onRetry={terms.retry} />
        ) : (
          <Placeholders as="cards" />
        )
      ) : none ? (
        <EmptyState picture="contract">{t('contracts.noneGiven')}</EmptyState>
      ) : (
        <Stack as="div" aria-busy={stale}>
          {data.list.map((contract) => {
            const does = kind(contract);
            return (
              <ContractCard
                key={contract.id}
                contract={contract}
                currency={currency}
                title={t('contracts.to', { who: contract.downline })}
              >
                {does && (
                  <Button
                    type="button"
                    aria-disabled={busy !== undefined}
                    aria-busy={busy === contract.id}
                    onClick={() => void answer(does, contract, false)}
                  >
                    {t(`contracts.${does}`)}
                  </Button>
                )}
              </ContractCard>
            );
          })}
        </Stack>
      )}
      <Pager
        page={page}
        pages={data?.totalPages ?? 0}
        label={t('contracts.pages')}
        onTurn={(next) => change({ page: String(next) })}
      />
    </Stack>
  );
}
