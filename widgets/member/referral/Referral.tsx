import { Failure, Skeleton, Tabs, token, useMessages, type WidgetProps } from '@liveryjs/engine/kit';
import { useCall } from '@liveryjs/parts/use-call';
import { getReferral } from '@liveryjs/schemas/calls/rewards';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Earnings } from './Earnings.tsx';
import { Friends } from './Friends.tsx';
import { Invitation } from './Invitation.tsx';
import { Rule } from './Rule.tsx';
import type { Props } from './referral.props.ts';

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space.5')};
  container-type: inline-size;
`;

const Place = styled(Skeleton)`
  min-block-size: 14rem;
  border-radius: ${token('radius.card')};
`;

/** Inviting friends and what that brings: the page referral of the member centre [2.35]. */
export default function Referral({ props: { pageSize } }: WidgetProps<Props>) {
  const t = useMessages();
  const { data, failure, retry } = useCall(getReferral);
  const [tab, setTab] = useState<'friends' | 'earnings'>('friends');
  if (failure && !data) return <Failure messageKey={failure} onRetry={retry} />;
  if (!data) {
    return (
      <Frame aria-busy="true">
        <Place />
        <Place />
      </Frame>
    );
  }
  return (
    <Frame>
      <Invitation code={data.code} />
      <Rule referral={data} />
      <Tabs
        label={t('referral.title')}
        value={tab}
        onChoose={setTab}
        tabs={[
          {
            value: 'friends',
            label: t('referral.friends'),
            icon: 'users',
            content: <Friends pageSize={pageSize} />,
          },
          {
            value: 'earnings',
            label: t('referral.earnings'),
            icon: 'wallet',
            content: <Earnings pageSize={pageSize} />,
          },
        ]}
      />
    </Frame>
  );
}
