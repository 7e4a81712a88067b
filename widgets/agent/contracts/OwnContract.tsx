import { Button, Empty, Failure, Icon, Skeleton, token, useMessages } from '@liveryjs/engine/kit';
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

const Line = styled(Skeleton)`
  min-block-size: 9rem;
  border-radius: ${token('radius.card')};
`;

/** What an agent has from above: the contract that is in force, and one that waits for an answer [4.21]. */
export function OwnContract({ type }: { type: ContractType }) {
  const t = useMessages();
  const { data, failure, retry } = useCall(getContractTerms, { type });
  const { answer, busy } = useAnswer();
  if (failure && !data) return <Failure messageKey={failure} onRetry={retry} />;
  if (!data) {
    return (
      <Stack aria-busy="true">
        <Line />
      </Stack>
    );
  }
  const { active, offered, currency } = data;
  if (!active && !offered) {
    return (
      <Empty>
        <Icon name="document" />
        <p>{t('contracts.none')}</p>
      </Empty>
    );
  }
  const card = (contract: Contract, kinds: readonly AnswerKind[]) => (
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
    <Stack>
      {offered && card(offered, ['accept', 'reject'])}
      {active && card(active, ['terminate'])}
    </Stack>
  );
}
