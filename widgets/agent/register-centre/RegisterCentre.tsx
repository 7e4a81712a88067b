import {
  Failure,
  Placeholders,
  Tabs,
  token,
  useFeature,
  useMessages,
  type WidgetProps,
} from '@liveryjs/engine/kit';
import { useCall } from '@liveryjs/parts/use-call';
import { getTeamLinks } from '@liveryjs/schemas/calls/team';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Links } from './Links.tsx';
import { OpenAccount } from './OpenAccount.tsx';
import type { Props } from './register-centre.props.ts';

const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space.5')};
`;

/** Where an agent opens accounts and makes links that bring them: the page registerCenter of the agent centre [2.36]. */
export default function RegisterCentre({ props: { first } }: WidgetProps<Props>) {
  const t = useMessages();
  const { data, failure, retry } = useCall(getTeamLinks);
  // Links lead to a registration: where there is none, they lead nowhere.
  const withLinks = useFeature('directRegister');
  const [chosen, setChosen] = useState<'account' | 'links'>(first);
  if (!data && failure) return <Failure messageKey={failure} onRetry={retry} />;
  if (!data) {
    return <Placeholders as="rows" />;
  }
  const tabs = [
    {
      value: 'account' as const,
      label: t('registerCentre.account'),
      icon: 'plus',
      content: (
        <Content>
          <OpenAccount ownRate={data.ownRate} />
        </Content>
      ),
    },
    {
      value: 'links' as const,
      label: t('registerCentre.links'),
      icon: 'tag',
      content: (
        <Content>
          <Links links={data} />
        </Content>
      ),
    },
  ].filter(({ value }) => withLinks || value === 'account');
  return (
    <Tabs
      label={t('registerCentre.label')}
      value={withLinks ? chosen : 'account'}
      tabs={tabs}
      onChoose={setChosen}
    />
  );
}
