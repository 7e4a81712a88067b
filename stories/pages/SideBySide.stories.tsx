import { AppContext } from '@liveryjs/engine/render/app';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { OpenStory } from '#stories/portal/open-story.ts';
import { choiceOf } from '#stories/portal/story-brand.ts';
import { SideBySidePage } from './side-by-side/SideBySidePage.tsx';
import { type StoryChoice, storyChoices } from './side-by-side/story-choices.ts';

/** One page in every brand at once, in the mode and the language of the toolbar. */
export default { title: 'Pages/Brands side by side' } satisfies Meta;

export const Brands: StoryObj = {
  loaders: [async () => ({ choices: await storyChoices() })],
  render: (_args, { loaded, globals }) => {
    const { story, choices } = loaded as { story: OpenStory; choices: readonly StoryChoice[] };
    return (
      <AppContext value={story.app}>
        <SideBySidePage choices={choices} look={choiceOf(globals)} />
      </AppContext>
    );
  },
  play: async ({ canvasElement }) => {
    const frames = [...canvasElement.querySelectorAll('iframe')];
    await expect(frames.length).toBeGreaterThan(1);
    for (const frame of frames)
      await waitFor(() => {
        const shown = frame.contentWindow?.stories?.shownLook();
        if (shown?.brand !== frame.dataset.brand) throw new Error(`${frame.title} does not show yet.`);
        if (!frame.contentDocument?.querySelector('main h1')) throw new Error(`${frame.title} is empty.`);
      });
  },
};
