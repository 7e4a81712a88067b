import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { LayersPage } from './design/LayersPage.tsx';
import { designStory } from './foundation-story.tsx';

/** The files that set each token of the brand, in the mode that shows. */
export default { title: 'Foundations/Token layers' } satisfies Meta;

export const Layers = {
  ...designStory(LayersPage),
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const canvas = within(canvasElement);
    const search = await canvas.findByLabelText('Token or value');
    await userEvent.type(search, 'color.action.primary{Enter}');
    await userEvent.click(canvas.getByRole('radio', { name: /^Follow / }));
    const row = canvas.getByRole('article', { name: 'color.action.primary' });
    await expect(row).toHaveTextContent(/tokens(\.\w+)?\.json:\d+/);
    await expect(row).toHaveTextContent('through color.brand.');
    await userEvent.type(search, '.nowhere{Enter}');
    await waitFor(() => expect(canvas.getByText('No token is like that.')).toBeVisible());
    await userEvent.clear(search);
    await userEvent.keyboard('{Enter}');
    await userEvent.click(canvas.getByRole('radio', { name: /^All / }));
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Show all \d+ tokens$/ })).toBeVisible());
  },
};
