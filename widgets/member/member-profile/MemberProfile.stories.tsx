import { failing, hanging, type WidgetMeta, type WidgetStory } from '@liveryjs/stories/widget-story';
import MemberProfile from './MemberProfile.tsx';
import type { Props } from './member-profile.props.ts';

const BALANCE = 'getBalance';

export default {
  title: 'Member/Member profile',
  component: MemberProfile,
  args: { points: { label: 'account.points' } },
  parameters: { session: 'member' },
} satisfies WidgetMeta<Props>;

export const Full: WidgetStory<Props> = {
  parameters: {
    slots: {
      main: [
        {
          widget: 'account-security',
          props: { protections: [{ id: 'password', to: { modal: 'changePassModal' } }] },
        },
        { widget: 'profile-details', props: { edit: { modal: 'profileForm' } } },
        { widget: 'login-devices' },
      ],
    },
  },
};

export const Agent: WidgetStory<Props> = { parameters: { session: 'agent' } };

export const Loading: WidgetStory<Props> = {
  parameters: { platform: { getMemberInfo: hanging(), [BALANCE]: hanging() } },
};

export const Failed: WidgetStory<Props> = { parameters: { platform: { [BALANCE]: failing(500) } } };
