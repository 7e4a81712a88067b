import { isUnderWay } from '@liveryjs/client/calls/payment';
import { bettingBonusClaim } from '@liveryjs/client/rewards/betting-bonus-claim';
import { claimRefusals } from '@liveryjs/client/rewards/claim-refusals';
import { refusalText } from '@liveryjs/client/session/refusal-text';
import { moneyIn } from '@liveryjs/client/wallet/money-in';
import {
  Button,
  inTurn,
  ResourceContent,
  SubmissionStatus,
  Tile,
  token,
  useBrand,
  useIntl,
  useMessages,
  useNotify,
  type WidgetProps,
} from '@liveryjs/engine/kit';
import { useCall } from '@liveryjs/parts/use-call';
import { useReload } from '@liveryjs/parts/use-reload';
import { getBettingBonus, getBettingBonusRecord } from '@liveryjs/schemas/calls/rewards';
import { getBalance } from '@liveryjs/schemas/calls/wallet';
import type { GameCategoryCode } from '@liveryjs/schemas/platform';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { useSnapshot } from 'valtio/react';
import { History } from './History.tsx';
import type { Props } from './manual-rebate.props.ts';
import { Types } from './Types.tsx';

const Frame = styled.div`
  ${inTurn}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space.5')};
  container-type: inline-size;

  h3 {
    margin: 0;
    color: ${token('color.text.primary')};
    font: ${token('typography.heading')};
  }
`;

const Sum = styled(Tile)`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space.4')};
  align-items: center;
  justify-content: space-between;

  > div {
    display: grid;
    flex: 1 1 16rem;
    gap: ${token('space.1')};
  }

  strong {
    font: ${token('typography.figure')};
  }
`;

const Claim = styled(Button)`
  &[aria-disabled='true'] {
    opacity: ${token('opacity.disabled')};
    cursor: not-allowed;
  }
`;

const Refused = styled.p`
  margin: 0;
  color: ${token('color.danger.text')};
`;

/** The calls whose answers a claim changes on the page. */
const CHANGED = [getBettingBonus, getBettingBonusRecord, getBalance];

/** The rebates on bets: the page manualRebate of the member centre [2.24], [2.35]. */
export default function ManualRebate({ props: { pageSize } }: WidgetProps<Props>) {
  const t = useMessages();
  const notify = useNotify();
  const reload = useReload();
  const bonus = useCall(getBettingBonus);
  const { at, error } = useSnapshot(bettingBonusClaim.state);
  const money = moneyIn(useBrand(), useIntl().locale, bonus.data?.currency);
  const [claiming, setClaiming] = useState<GameCategoryCode>();
  useEffect(() => {
    void bettingBonusClaim.resume();
    return bettingBonusClaim.clear;
  }, []);
  useEffect(() => {
    if (at === 'done') notify('manualRebate.claimed');
    if (at === 'done' || at === 'refused') for (const changed of CHANGED) reload(changed);
  }, [at, notify, reload]);
  const claim = (gameType?: GameCategoryCode) => {
    setClaiming(gameType);
    void bettingBonusClaim.send(gameType ? { gameType } : {});
  };
  const under = isUnderWay(at);
  return (
    <Frame>
      <ResourceContent resource={bonus} as="cards">
        {(data) => (
          <>
            <SubmissionStatus at={at} onCheck={bettingBonusClaim.check} />
            {at === 'refused' && <Refused role="alert">{refusalText(error, t, claimRefusals)}</Refused>}
            <Sum as="div">
              <div>
                <span>{t('manualRebate.claimable')}</span>
                <strong>{money(data.claimable)}</strong>
                <p>{t(isZero(data.claimable) ? 'manualRebate.nothing' : 'manualRebate.text')}</p>
              </div>
              <Claim
                type="button"
                $tone="primary"
                aria-busy={under && claiming === undefined}
                aria-disabled={under || isZero(data.claimable)}
                onClick={() => under || isZero(data.claimable) || claim()}
              >
                {t(under && claiming === undefined ? 'manualRebate.claiming' : 'manualRebate.claimAll')}
              </Claim>
            </Sum>
            <Types bonus={data} busy={under ? claiming : undefined} disabled={under} onClaim={claim} />
          </>
        )}
      </ResourceContent>
      <h3>{t('manualRebate.history')}</h3>
      <History pageSize={pageSize} />
    </Frame>
  );
}

const isZero = (amount: string) => Number(amount) === 0;
