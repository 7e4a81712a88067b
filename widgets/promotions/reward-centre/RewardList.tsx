import { isUnderWay } from '@liveryjs/client/calls/payment';
import { portalSections } from '@liveryjs/client/portal-sections';
import { rewardCall } from '@liveryjs/client/rewards/reward-call';
import { formatAmount } from '@liveryjs/client/wallet/format-amount';
import {
  Button,
  PagedList,
  Tile,
  Tiles,
  useBrand,
  useIntl,
  useLanguages,
  useMessages,
} from '@liveryjs/engine/kit';
import { MOMENT_STYLE } from '@liveryjs/engine/kit/plain';
import { useCall } from '@liveryjs/parts/use-call';
import { getOwnRewards } from '@liveryjs/schemas/calls/rewards';
import type { OwnReward } from '@liveryjs/schemas/platform';
import { styled } from 'styled-components';
import { useSnapshot } from 'valtio/react';
import { ABOUT, KINDS, type RewardTab } from './reward-centre.model.ts';
import { useClaim } from './use-claim.ts';

const Card = styled(Tile)`
  /* At the same end whether or not there is room beside the date. */
  > footer > button {
    margin-inline-start: auto;
  }
`;

interface Props {
  readonly state: RewardTab;
  readonly page: number;
  readonly pageSize: number;
}

/** Rewards that wait, or those that are past. */
export function RewardList({ state, page, pageSize }: Props) {
  const { locale } = useIntl();
  const { tenant } = portalSections(useBrand());
  const { current: language } = useLanguages();
  const params = { language: language.code, state, pageNo: page, pageSize };
  const resource = useCall(getOwnRewards, params, { keep: true });
  return (
    <PagedList
      resource={resource}
      empty={['gift', state === 'READY' ? 'rewardCentre.emptyReady' : 'rewardCentre.emptyPast']}
      page={page}
      param="rewardPage"
      pages="rewardCentre.pages"
      tall
    >
      {({ list, currency }) => (
        <Tiles aria-busy={resource.stale}>
          {list.map((reward) => (
            <Reward
              key={reward.id}
              reward={reward}
              amount={formatAmount({ sumBalance: reward.amount, currency }, locale, tenant)}
            />
          ))}
        </Tiles>
      )}
    </PagedList>
  );
}

function Reward({ reward, amount }: { reward: OwnReward; amount: string }) {
  const t = useMessages();
  const intl = useIntl();
  const claim = useClaim();
  const { at } = useSnapshot(rewardCall.state);
  const busy = isUnderWay(at);
  const { kind, title, state, endsAt, claimedAt } = reward;
  const date = (time: string) => intl.formatDate(time, MOMENT_STYLE);
  const name = title ?? t(KINDS[kind]);
  return (
    <Card>
      <strong>{amount}</strong>
      <div>
        <h3 dir="auto">{name}</h3>
        <p>{t(ABOUT[kind])}</p>
      </div>
      <footer>
        {state === 'READY' ? (
          <>
            <span>{endsAt !== undefined && t('rewardCentre.endsAt', { date: date(endsAt) })}</span>
            <Button
              type="button"
              $tone="primary"
              aria-disabled={busy}
              aria-label={t('rewardCentre.claimOf', { amount, name })}
              onClick={() => {
                if (!busy) void claim(reward.id);
              }}
            >
              {t('rewardCentre.claim')}
            </Button>
          </>
        ) : (
          <span>
            {state === 'EXPIRED'
              ? t('rewardCentre.expired', { date: date(endsAt ?? '') })
              : claimedAt === undefined
                ? t('rewardCentre.claimed')
                : t('rewardCentre.claimedAt', { date: date(claimedAt) })}
          </span>
        )}
      </footer>
    </Card>
  );
}
