import { failing, hanging, type WidgetMeta, type WidgetStory } from '@liveryjs/stories/widget-story';
import AccountRecords from './AccountRecords.tsx';
import type { Props } from './account-records.props.ts';

const CALL = 'getTransactionRecord';

export default {
  title: 'Records/Transactions',
  component: AccountRecords,
  parameters: { session: 'member' },
} satisfies WidgetMeta<Props>;

export const Full: WidgetStory<Props> = {};

export const Loading: WidgetStory<Props> = { parameters: { platform: { [CALL]: hanging() } } };

export const Failed: WidgetStory<Props> = { parameters: { platform: { [CALL]: failing(500) } } };

export const Nothing: WidgetStory<Props> = {
  parameters: {
    platform: {
      [CALL]: { list: [], total: 0, totalPages: 0, income: '0.00', outgo: '0.00', currency: 'USD' },
    },
  },
};
