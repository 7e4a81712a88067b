import { AppContext } from '@liveryjs/engine/render/app';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { OpenStory } from '#stories/portal/open-story.ts';
import { choiceOf } from '#stories/portal/story-brand.ts';
import { ALL_BRANDS_MS } from './page-story.tsx';
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
      await waitFor(
        () => {
          const shown = frame.contentWindow?.stories?.shownLook();
          if (shown?.brand !== frame.dataset.brand) throw new Error(`${frame.title} does not show yet.`);
          // A link is what the play of home waits for: a frame that goes before its play has ended would complain.
          if (!frame.contentDocument?.querySelector('main a')) throw new Error(`${frame.title} is empty.`);
        },
        { timeout: ALL_BRANDS_MS },
      );
  },
};
