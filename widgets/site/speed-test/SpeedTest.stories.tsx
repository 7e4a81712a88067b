import { callsOf, failing, hanging, type WidgetMeta, type WidgetStory } from '@liveryjs/stories/widget-story';
import { expect, waitFor } from 'storybook/test';
import SpeedTest from './SpeedTest.tsx';
import type { Props } from './speed-test.props.ts';

const DOMAINS = 'getDomainRoutes';
const PING = 'GET /wps/system/test/ping';

export default {
  title: 'Site/Speed test',
  component: SpeedTest,
  parameters: { region: 'modal', modal: 'speedTest' },
} satisfies WidgetMeta<Props>;

/** One answers at once, one after a while, one not at all. */
const mixed = () => {
  let requestCount = 0;
  return async () => {
    requestCount += 1;
    if (requestCount % 3 === 0) return failing(500);
    await new Promise((resolve) => setTimeout(resolve, requestCount % 3 === 1 ? 0 : 110));
    return null;
  };
};

export const Full: WidgetStory<Props> = { parameters: { platform: { [PING]: mixed() } } };

export const Again: WidgetStory<Props> = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('list', { name: 'Addresses, fastest first' });
    await userEvent.click(canvas.getByRole('button', { name: 'Test again' }));
    await canvas.findByText(/^Fastest for you/);
    await waitFor(() => expect(callsOf(PING)).toHaveLength(6));
  },
};

/** [4.17] Some time of the step that a measured one reaches. */
export const Mapped: WidgetStory<Props> = { args: { display: 'mapped' } };

/** Nobody answers. */
export const Silent: WidgetStory<Props> = { parameters: { platform: { [PING]: failing(500) } } };

export const Measuring: WidgetStory<Props> = { parameters: { platform: { [PING]: hanging() } } };

export const Loading: WidgetStory<Props> = { parameters: { platform: { [DOMAINS]: hanging() } } };

export const Failed: WidgetStory<Props> = { parameters: { platform: { [DOMAINS]: failing(500) } } };

export const Empty: WidgetStory<Props> = { parameters: { platform: { [DOMAINS]: { domainList: [] } } } };
