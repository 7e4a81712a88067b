import { isUnderWay } from '@liveryjs/client/calls/payment';
import { claimRefusals } from '@liveryjs/client/rewards/claim-refusals';
import { missionClaim } from '@liveryjs/client/rewards/mission-claim';
import { refusalText } from '@liveryjs/client/session/refusal-text';
import {
  EmptyState,
  Failure,
  inTurn,
  Placeholders,
  SubmissionStatus,
  Tiles,
  token,
  useLanguages,
  useMessages,
  useNotify,
  type WidgetProps,
} from '@liveryjs/engine/kit';
import { useCall } from '@liveryjs/parts/use-call';
import { useReload } from '@liveryjs/parts/use-reload';
import { getMissionSummary } from '@liveryjs/schemas/calls/rewards';
import { getBalance } from '@liveryjs/schemas/calls/wallet';
import type { Identifier } from '@liveryjs/schemas/platform';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { useSnapshot } from 'valtio/react';
import { Leaderboard } from './Leaderboard.tsx';
import { MissionCard } from './MissionCard.tsx';
import type { Props } from './missions.props.ts';

const Frame = styled.div`
  ${inTurn}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space.5')};
  container-type: inline-size;
`;

const Refused = styled.p`
  margin: 0;
  color: ${token('color.danger.text')};
`;

/** The calls whose answers a claim changes on the page. */
const CHANGED = [getMissionSummary, getBalance];

/** The missions, which are rewarded when done: the page missionLeaderboard of the member centre [2.35]. */
export default function Missions({ props: { leaderboard } }: WidgetProps<Props>) {
  const t = useMessages();
  const notify = useNotify();
  const reload = useReload();
  const { current: language } = useLanguages();
  const { data, failure, retry } = useCall(getMissionSummary, { language: language.code }, { keep: true });
  const { at, error } = useSnapshot(missionClaim.state);
  const [claiming, setClaiming] = useState<Identifier>();
  useEffect(() => {
    void missionClaim.resume();
    return missionClaim.clear;
  }, []);
  useEffect(() => {
    if (at === 'done') notify('missions.claimed');
    if (at === 'done' || at === 'refused') for (const changed of CHANGED) reload(changed);
  }, [at, notify, reload]);
  const claim = (missionId: Identifier) => {
    setClaiming(missionId);
    void missionClaim.send({ missionId });
  };
  const under = isUnderWay(at);
  return (
    <Frame>
      {data ? (
        <div>
          <SubmissionStatus at={at} onCheck={missionClaim.check} />
          {at === 'refused' && <Refused role="alert">{refusalText(error, t, claimRefusals)}</Refused>}
          {data.list.length === 0 ? (
            <EmptyState picture="gift">{t('missions.none')}</EmptyState>
          ) : (
            <Tiles $least={19} aria-label={t('missions.label')}>
              {data.list.map((mission) => (
                <MissionCard
                  key={mission.id}
                  mission={mission}
                  currency={data.currency}
                  busy={under && claiming === mission.id}
                  disabled={under}
                  onClaim={claim}
                />
              ))}
            </Tiles>
          )}
        </div>
      ) : failure ? (
        <Failure messageKey={failure} onRetry={retry} />
      ) : (
        <Placeholders as="cards" />
      )}
      {leaderboard && <Leaderboard />}
    </Frame>
  );
}
