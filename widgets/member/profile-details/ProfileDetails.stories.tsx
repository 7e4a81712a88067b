import { profileOf } from '@liveryjs/stories/platform/answers/profile';
import { failing, hanging, type WidgetMeta, type WidgetStory } from '@liveryjs/stories/widget-story';
import { expect } from 'storybook/test';
import ProfileDetails from './ProfileDetails.tsx';
import type { Props } from './profile-details.props.ts';

const PROFILE = 'getProfile';

export default {
  title: 'Member/Personal details',
  component: ProfileDetails,
  args: { edit: { modal: 'profileForm' } },
  parameters: { session: 'member' },
} satisfies WidgetMeta<Props>;

export const Full: WidgetStory<Props> = {};

export const Missing: WidgetStory<Props> = {
  parameters: { platform: { [PROFILE]: profileOf({ nickname: 'Mai' }) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('3 required details are missing')).toBeVisible();
  },
};

export const Loading: WidgetStory<Props> = { parameters: { platform: { [PROFILE]: hanging() } } };

export const Failed: WidgetStory<Props> = { parameters: { platform: { [PROFILE]: failing(500) } } };
