import { contractTypes } from '@liveryjs/client/contracts/contract-types';
import { Tabs, useMessages, type WidgetProps } from '@liveryjs/engine/kit';
import { useState } from 'react';
import type { Props } from './contracts.props.ts';
import { GivenContracts } from './GivenContracts.tsx';
import { OwnContract } from './OwnContract.tsx';
import { Settlements } from './Settlements.tsx';

type Part = 'own' | 'given' | 'settlements';

/** An agent's contracts of one type: the last four pages of the agent centre [2.36] [4.21]. */
export default function Contracts({ props: { type: name, pageSize } }: WidgetProps<Props>) {
  const t = useMessages();
  const [part, setPart] = useState<Part>('own');
  const { type } = contractTypes[name];
  return (
    <Tabs
      label={t('contracts.label')}
      value={part}
      onChoose={setPart}
      tabs={[
        { value: 'own', label: t('contracts.own'), content: <OwnContract type={type} /> },
        {
          value: 'given',
          label: t('contracts.given'),
          content: <GivenContracts name={name} type={type} pageSize={pageSize} />,
        },
        {
          value: 'settlements',
          label: t('contracts.settlements'),
          content: <Settlements name={name} type={type} pageSize={pageSize} />,
        },
      ]}
    />
  );
}
