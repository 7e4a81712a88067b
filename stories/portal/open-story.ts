import type { WidgetComponent } from '@liveryjs/engine/registry/widget';
import type { App } from '@liveryjs/engine/render/app';
import { openPlatform } from '#stories/platform/current-platform.ts';
import { defaultAnswers } from '#stories/platform/default-answers.ts';
import { openSession } from '#stories/platform/story-session.ts';
import type { WidgetParameters } from '#stories/widget-story.ts';
import { showBrand } from './show-brand.ts';
import { createStoryApp } from './story-app.ts';
import { choiceOf, type StoryGlobals } from './story-brand.ts';
import { turnFeatures, writeFeatures } from './turned-features.ts';

/** The app that one story is rendered in. */
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
  const { brand, mode, language, direction, features } = choice;
  const session = choice.session ?? parameters.session ?? 'visitor';
  const key = [id, brand.id, mode, language, direction, session, writeFeatures(features)].join(' ');
  if (current?.key === key) return current;
  const loaded = await brand.load();
  const parts = { ...loaded, brand: turnFeatures(loaded.brand, features) };
  closeStory();
  showBrand(choice, parts);
  openSession(session);
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

/** Returns the brand, mode and language that the page really shows. */
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
