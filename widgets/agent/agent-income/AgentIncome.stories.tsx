import { failing, hanging, type WidgetMeta, type WidgetStory } from '@liveryjs/stories/widget-story';
import AgentIncome from './AgentIncome.tsx';
import type { Props } from './agent-income.props.ts';

const CALL = 'getAgentIncome';
const none = {
  dividend: '0.00',
  dailySalary: '0.00',
  hourlySalary: '0.00',
  realTimeSalary: '0.00',
  paid: '0.00',
  net: '0.00',
};

export default {
  title: 'Agent/Income of an agent',
  component: AgentIncome,
  parameters: { session: 'agent' },
} satisfies WidgetMeta<Props>;

export const Full: WidgetStory<Props> = {};

export const Loading: WidgetStory<Props> = { parameters: { platform: { [CALL]: hanging() } } };

export const Failed: WidgetStory<Props> = { parameters: { platform: { [CALL]: failing(500) } } };

export const Nothing: WidgetStory<Props> = {
  parameters: { platform: { [CALL]: { list: [], sums: none, currency: 'USD' } } },
};
