import { type WidgetMeta, type WidgetStory, without } from '@liveryjs/stories/widget-story';
import { spyOn } from 'storybook/test';
import RegisterSuccess from './RegisterSuccess.tsx';
import type { Props } from './register-success.props.ts';

/** The platform's own name for who logged in as mai: as after a registration by a number. */
const MADE = {
  id: 1001,
  account: 'u84x7k2mq',
  nickname: 'u84x7k2mq',
  type: 0,
  toUpline: false,
  clubLabel: { labelName: 'Bronze', color: '#aa7744', color2: '#664422', rankLevel: 0 },
  memberLabel: [],
};

export default {
  title: 'Identity/Registration done',
  component: RegisterSuccess,
  parameters: { region: 'modal', modal: 'registerSuccessModal', session: 'member', placed: true },
} satisfies WidgetMeta<Props>;

/** After a registration by a mobile number. */
export const Full: WidgetStory<Props> = {
  parameters: { platform: { getMemberInfo: MADE } },
};

/** [4.08] after a registration by a name. */
export const ByName: WidgetStory<Props> = {};

/** Who registered by a number chose no password. */
export const PasswordSent: WidgetStory<Props> = {
  parameters: {
    platform: {
      getMemberInfo: MADE,
      getPermission: without('MOBILENUMPASSREG3'),
    },
  },
};

export const Copied: WidgetStory<Props> = {
  parameters: { platform: { getMemberInfo: MADE } },
  play: async ({ canvas, userEvent }) => {
    // The browser decides whether a page may copy.
    spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(await canvas.findByRole('button', { name: 'Copy: Your username' }));
    await canvas.findByRole('button', { name: 'Copied: Your username' });
  },
};
