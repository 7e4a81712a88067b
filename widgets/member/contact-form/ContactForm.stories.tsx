import { security } from '@liveryjs/stories/platform/answers/profile';
import {
  callsOf,
  failing,
  hanging,
  type Play,
  type WidgetMeta,
  type WidgetStory,
} from '@liveryjs/stories/widget-story';
import { expect, waitFor } from 'storybook/test';
import ContactForm from './ContactForm.tsx';
import type { Props } from './contact-form.props.ts';

const SECURITY = 'getSecurity';
const CODE = 'sendAccountCode';
const MOBILE = 'changeMobile';
const EMAIL = 'changeEmail';
const { email: _, mobile: __, ...unbound } = security;

export default {
  title: 'Member/Contact form',
  component: ContactForm,
  args: { contact: 'mobile' },
  parameters: { region: 'modal', modal: 'bindMobile', session: 'member' },
} satisfies WidgetMeta<Props>;

async function ask({ canvas, userEvent }: Play) {
  await userEvent.type(await canvas.findByLabelText('New mobile number'), '977000111');
  await userEvent.click(canvas.getByRole('button', { name: /^Send code/ }));
}

export const Full: WidgetStory<Props> = {};

export const Changed: WidgetStory<Props> = {
  play: async ({ canvas, userEvent }) => {
    await ask({ canvas, userEvent });
    await canvas.findByText(/We sent a code to/);
    await userEvent.type(canvas.getByLabelText('Code sent to the new contact'), '123456');
    await userEvent.type(
      canvas.getByLabelText('Login password', { selector: 'input[type=password]' }),
      'Livery2026{Enter}',
    );
    await waitFor(() => expect(callsOf(MOBILE)).toHaveLength(1));
    await expect(callsOf(MOBILE)[0]?.body).toMatchObject({
      mobileNum: '977000111',
      verificationCode: '123456',
      password: 'Livery2026',
    });
  },
};

/** Without one so far, its own code is all that it takes. */
export const First: WidgetStory<Props> = {
  args: { contact: 'email' },
  parameters: { modal: 'bindEmail', platform: { [SECURITY]: unbound } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('New email'), 'mai@example.net');
    await userEvent.type(canvas.getByLabelText('Code sent to the new contact'), '123456{Enter}');
    await waitFor(() =>
      expect(callsOf(EMAIL)[0]?.body).toEqual({ email: 'mai@example.net', verificationCode: '123456' }),
    );
  },
};

export const ByOldCode: WidgetStory<Props> = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Code to +84 •••567' }));
    await expect(await canvas.findByLabelText('Code sent to +84 •••567')).toBeVisible();
  },
};

export const Taken: WidgetStory<Props> = {
  parameters: { platform: { [CODE]: failing(409, { code: 'mobile_taken' }) } },
  play: async ({ canvas, userEvent }) => {
    await ask({ canvas, userEvent });
    await expect(await canvas.findByText('This cannot be used. Please enter another.')).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText('New mobile number')).toHaveValue('977000111'));
  },
};

export const TooManyCodes: WidgetStory<Props> = {
  parameters: { platform: { [CODE]: failing(429, { code: 'too_many_requests' }) } },
  play: async ({ canvas, userEvent }) => {
    await ask({ canvas, userEvent });
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Too many attempts.');
  },
};

/** Nothing that was typed is lost. */
export const NotChanged: WidgetStory<Props> = {
  parameters: { platform: { [MOBILE]: failing(500) } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('New mobile number'), '977000111');
    await userEvent.type(canvas.getByLabelText('Code sent to the new contact'), '123456');
    const password = canvas.getByLabelText('Login password', { selector: 'input[type=password]' });
    await userEvent.type(password, 'Livery2026{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('That did not work.');
    await waitFor(() => expect(canvas.getByLabelText('New mobile number')).toHaveValue('977000111'));
    await waitFor(() => expect(canvas.getByLabelText('Code sent to the new contact')).toHaveValue('123456'));
  },
};

export const EmailNotChanged: WidgetStory<Props> = {
  args: { contact: 'email' },
  parameters: { modal: 'bindEmail', platform: { [SECURITY]: unbound, [EMAIL]: failing(500) } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('New email'), 'mai@example.net');
    await userEvent.type(canvas.getByLabelText('Code sent to the new contact'), '123456{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('That did not work.');
    await waitFor(() => expect(canvas.getByLabelText('New email')).toHaveValue('mai@example.net'));
  },
};

export const Loading: WidgetStory<Props> = { parameters: { platform: { [SECURITY]: hanging() } } };

export const Failed: WidgetStory<Props> = { parameters: { platform: { [SECURITY]: failing(500) } } };
