import type { WidgetComponent } from '@liveryjs/engine/registry/widget';
import type { App } from '@liveryjs/engine/render/app';
import { openPlatform } from '#stories/platform/current-platform.ts';
import { defaultAnswers } from '#stories/platform/default-answers.ts';
import { openSession } from '#stories/platform/story-session.ts';
import type { WidgetParameters } from '#stories/widget-story.ts';
import { showBrand } from './show-brand.ts';
import { createStoryApp } from './story-app.ts';
import { choiceOf, type StoryGlobals } from './story-brand.ts';

/** What one story is rendered in. */
export interface OpenStory {
  /** Another for every story and every choice of the toolbar. */
  readonly key: string;
  readonly app: App;
}

interface Wish {
  readonly id: string;
  readonly globals: StoryGlobals;
  readonly parameters: WidgetParameters;
  readonly components: Readonly<Record<string, WidgetComponent>>;
}

let current: (OpenStory & { readonly problems: readonly RegExp[]; readonly close: () => void }) | undefined;

/** Opens the page that a story stands in: brand, platform, session, app. The one that is open already serves on. */
export async function openStory({ id, globals, parameters, components }: Wish): Promise<OpenStory> {
  const choice = choiceOf(globals);
  const key = [id, choice.brand.id, choice.mode, choice.language, choice.direction].join(' ');
  if (current?.key === key) return current;
  const parts = await choice.brand.load();
  closeStory();
  showBrand(choice, parts);
  openSession(parameters.session ?? 'visitor');
  const close = openPlatform({ ...defaultAnswers, ...parameters.platform });
  const { problems = [] } = parameters;
  current = { key, app: await createStoryApp(choice, parts, components), problems, close };
  parameters.prepare?.();
  return current;
}

export function closeStory(): void {
  current?.close();
  current = undefined;
}

/** What the page shows in truth. */
export function shownLook(): Required<Pick<StoryGlobals, 'brand' | 'mode' | 'language'>> | undefined {
  return (
    current && {
      brand: current.app.brand.id,
      mode: document.documentElement.dataset.mode ?? '',
      language: current.app.state.language,
    }
  );
}

/** Problems that belong to the story that shows, as sources of regular expressions. */
export function ownProblems(): readonly string[] {
  return current?.problems.map(({ source }) => source) ?? [];
}
