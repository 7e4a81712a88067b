import type { WidgetMeta, WidgetStory } from '@liveryjs/stories/widget-story';
import MessageBox from './MessageBox.tsx';
import type { Props } from './message-box.props.ts';

export default {
  title: 'Site/Message box',
  component: MessageBox,
  args: { text: 'modal.needTrueAccountText' },
  parameters: { region: 'modal', modal: 'needTrueAccount', session: 'trial' },
} satisfies WidgetMeta<Props>;

export const Full: WidgetStory<Props> = {};

export const Warning: WidgetStory<Props> = { args: { icon: 'warning', button: 'engine.close' } };
