import { failing, hanging, type WidgetMeta, type WidgetStory } from '@liveryjs/stories/widget-story';
import { expect } from 'storybook/test';
import WinnerList from './WinnerList.tsx';
import type { Props } from './winner-list.props.ts';

const CALL = 'getWinners';

export default { title: 'Games/Latest winners', component: WinnerList } satisfies WidgetMeta<Props>;

export const Full: WidgetStory<Props> = {};

/** All of them have room: nothing moves, and there is nothing to pause. */
export const Still: WidgetStory<Props> = {
  args: { rows: 10 },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('listitem');
    await expect(canvas.queryByRole('button', { name: 'Pause the list' })).toBeNull();
  },
};

export const Loading: WidgetStory<Props> = { parameters: { platform: { [CALL]: hanging() } } };

export const Failed: WidgetStory<Props> = { parameters: { platform: { [CALL]: failing(500) } } };

export const Empty: WidgetStory<Props> = { parameters: { platform: { [CALL]: { list: [] } } } };
