import type { Meta } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { ALL_BRANDS_MS, pageStory } from './page-story.tsx';

/** Whole pages of the brand, with all that its manifest places there. */
export default { title: 'Pages/Whole pages' } satisfies Meta;

/** The main region of the page, which has a name. */
async function mainOf(canvasElement: HTMLElement, title: string | RegExp): Promise<HTMLElement> {
  const main = await within(canvasElement).findByRole('main');
  await within(main).findByRole('heading', { level: 1, name: title });
  return main;
}

interface Played {
  readonly canvasElement: HTMLElement;
}

export const Home = {
  ...pageStory(['/']),
  play: async ({ canvasElement }: Played) => {
    const main = await mainOf(canvasElement, /./);
    await waitFor(() => expect(within(canvasElement).getByRole('banner')).toBeVisible());
    const links = await within(main).findAllByRole('link', undefined, { timeout: ALL_BRANDS_MS });
    await expect(links.length).toBeGreaterThan(0);
  },
};

/** As a member sees it where some features are off: what the toolbar and the panel Features choose for any story. */
export const Turned = {
  ...pageStory(['/']),
  name: 'Home of a member, features off',
  globals: { session: 'member', features: 'speedTest-off feedback-off' },
  play: async ({ canvasElement }: Played) => {
    await mainOf(canvasElement, /./);
    const page = within(canvasElement);
    const account = within(page.getByRole('banner')).findByRole('button', { name: 'Account menu of Mai' });
    await expect(await account).toBeVisible();
    const menu = within(page.getByRole('navigation', { name: 'Menu' }));
    await expect(await menu.findByRole('link', { name: 'Help centre' })).toBeVisible();
    await expect(menu.queryByText('Feedback')).toBeNull();
    await expect(menu.queryByText('Speed test')).toBeNull();
  },
};

/** Its slots; in a brand of lotteries alone, a lottery. */
export const Category = {
  ...pageStory(['/rng', '/lottery']),
  play: async ({ canvasElement }: Played) => {
    const main = await mainOf(canvasElement, /slots/i);
    await expect(await within(main).findByRole('searchbox')).toBeVisible();
  },
};

export const Promotions = {
  ...pageStory(['/promotions']),
  play: async ({ canvasElement }: Played) => {
    await mainOf(canvasElement, 'Promotions');
  },
};

export const Login = {
  ...pageStory(['/login']),
  play: async ({ canvasElement }: Played) => {
    const main = await mainOf(canvasElement, /log in/i);
    await expect(await within(main).findByLabelText('Password')).toBeVisible();
  },
};
