import { Button, EmptyState, ResourceContent, token, useMessages } from '@liveryjs/engine/kit';
import { useCall } from '@liveryjs/parts/use-call';
import { getContractTerms } from '@liveryjs/schemas/calls/contracts';
import type { Contract, ContractType } from '@liveryjs/schemas/platform';
import { styled } from 'styled-components';
import { ContractCard } from './ContractCard.tsx';
import { type AnswerKind, useAnswer } from './use-answer.ts';

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space.4')};
`;

/** The agent's contracts from above: the one that is in force, and one that waits for an answer [4.21]. */
export function OwnContract({ type }: { type: ContractType }) {
  const t = useMessages();
  const terms = useCall(getContractTerms, { type });
  const { answer, busy } = useAnswer();
  const card = (contract: Contract, currency: string, kinds: readonly AnswerKind[]) => (
    <ContractCard
      contract={contract}
      currency={currency}
      title={
        contract.upline === null ? t('contracts.fromHouse') : t('contracts.from', { who: contract.upline })
      }
    >
      {kinds.map((kind) => (
        <Button
          key={kind}
          type="button"
          $tone={kind === 'accept' ? 'primary' : 'secondary'}
          aria-disabled={busy !== undefined}
          aria-busy={busy === contract.id}
          onClick={() => void answer(kind, contract, true)}
        >
          {t(`contracts.${kind}`)}
        </Button>
      ))}
    </ContractCard>
  );
  return (
    <ResourceContent resource={terms} as="cards">
      {({ active, offered, currency }) =>
        active || offered ? (
          <Stack>
            {offered && card(offered, currency, ['accept', 'reject'])}
            {active && card(active, currency, ['terminate'])}
          </Stack>
        ) : (
          <EmptyState picture="contract">{t('contracts.none')}</EmptyState>
        )
      }
    </ResourceContent>
  );
}
