import type { StoryGlobals } from '@liveryjs/stories/portal/story-brand';

/** Storybook's channel inside its preview. */
interface Channel {
  on(event: string, listener: (payload: unknown) => void): void;
  off(event: string, listener: (payload: unknown) => void): void;
  emit(event: string, payload: unknown): void;
}

declare global {
  interface Window {
    __STORYBOOK_ADDONS_CHANNEL__: Channel;
  }
}

export interface Showing {
  readonly story: string;
  readonly globals: StoryGlobals;
}

/**
 * Runs in the preview: opens a story as Storybook's own pages would, and resolves when it has been rendered and its
 * play has ended.
 * @param before what shows now
 * @returns what went wrong
 */
export async function showStory({
  story,
  globals,
  before,
}: Showing & { before: Showing | undefined }): Promise<string[]> {
  const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
  const problems: string[] = [];
  const failures = [
    'storyThrewException',
    'storyErrored',
    'storyMissing',
    'playFunctionThrewException',
    'unhandledErrorsWhilePlaying',
  ];
  const fail = (payload: unknown) => {
    for (const error of [payload].flat()) {
      const { message, description } = (error ?? {}) as { message?: string; description?: string };
      problems.push(message ?? description ?? JSON.stringify(error));
    }
  };
  const act = (event: string, payload: unknown) =>
    new Promise<void>((resolve) => {
      const ends = ['storyFinished', 'storyMissing'];
      const end = () => {
        for (const name of ends) channel.off(name, end);
        resolve();
      };
      for (const name of ends) channel.on(name, end);
      channel.emit(event, payload);
    });

  for (const name of failures) channel.on(name, fail);
  const otherGlobals = JSON.stringify(globals) !== JSON.stringify(before?.globals ?? {});
  if (before?.story !== story) await act('setCurrentStory', { storyId: story, viewMode: 'story' });
  else if (!otherGlobals) await act('forceRemount', { storyId: story });
  if (otherGlobals) await act('updateGlobals', { globals });
  for (const name of failures) channel.off(name, fail);
  return problems;
}
