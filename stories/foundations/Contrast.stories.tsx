import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ContrastPage } from './design/ContrastPage.tsx';
import { designStory } from './foundation-story.tsx';

/** The pairs of colours that must stay readable, in every mode of the brand. */
export default { title: 'Foundations/Contrast' } satisfies Meta;

export const Pairs = {
  ...designStory(ContrastPage),
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const canvas = within(canvasElement);
    const search = await canvas.findByLabelText('Token or pair');
    await userEvent.type(search, 'color.field{Enter}');
    const names = canvasElement.querySelectorAll('article h2');
    await expect(names.length).toBeGreaterThan(0);
    for (const name of names) await expect(name).toHaveTextContent('color.field');
    await userEvent.type(search, '.nowhere{Enter}');
    await waitFor(() => expect(canvas.getByText('No pair is like that.')).toBeVisible());
    await userEvent.clear(search);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByText(/^Show all \d+ pairs$/)).toBeVisible());
  },
};
