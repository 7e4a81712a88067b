import { rewardCall } from '@liveryjs/client/rewards/reward-call';
import { SubmissionStatus, Tabs, useAddress, useMessages, type WidgetProps } from '@liveryjs/engine/kit';
import { RewardList } from './RewardList.tsx';
import { readAddress } from './reward-centre.model.ts';
import type { Props } from './reward-centre.props.ts';
import { useClaimPhase } from './use-claim.ts';

/** Rewards that wait, and those that are past: the page rewardCenter of the member centre [2.35]. */
export default function RewardCentre({ props: { pageSize } }: WidgetProps<Props>) {
  const t = useMessages();
  const [query, setQuery] = useAddress();
  const { tab, page } = readAddress(query);
  const phase = useClaimPhase();
  const list = (state: typeof tab) => (
    <RewardList state={state} page={state === tab ? page : 1} pageSize={pageSize} />
  );
  return (
    <section aria-label={t('rewardCentre.label')}>
      <SubmissionStatus at={phase} onCheck={rewardCall.check} />
      <Tabs
        label={t('rewardCentre.label')}
        value={tab}
        onChoose={(value) =>
          setQuery({ rewards: value === 'PAST' ? 'past' : undefined, rewardPage: undefined }, true)
        }
        tabs={[
          { value: 'READY', label: t('rewardCentre.ready'), icon: 'gift', content: list('READY') },
          { value: 'PAST', label: t('rewardCentre.past'), icon: 'history', content: list('PAST') },
        ]}
      />
    </section>
  );
}
