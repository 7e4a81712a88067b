import type { WidgetProps } from '@liveryjs/engine/kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { currentPlatform } from './platform/current-platform.ts';
import type { Answers, StoryCall } from './platform/outcomes.ts';
import type { StorySession } from './platform/story-session.ts';
import type { StoryRegion } from './portal/stage.ts';

export { permission, without } from './platform/answers/site.ts';
export { aborted, broken, failing, hanging, type StoryCall } from './platform/outcomes.ts';

/** A placement of a slot; settings that are not named are the widget's defaults. */
export interface StoryPlacement {
  readonly widget: string;
  readonly props?: Readonly<Record<string, unknown>>;
  readonly slots?: StorySlots;
}

export type StorySlots = Readonly<Record<string, readonly StoryPlacement[]>>;

/** The parameters of a story for the page around its widget. */
export interface WidgetParameters {
  /** The answers of calls that differ from those of `stories/platform/`. */
  readonly platform?: Answers;
  /** Default: visitor. */
  readonly session?: StorySession;
  /** Address that the page is open on. Default: `/`. */
  readonly path?: string;
  /** The content of the widget's slots. */
  readonly slots?: StorySlots;
  /** Default: main. */
  readonly region?: StoryRegion;
  /** The widget and the slot that it stands in, which then stands in the region. */
  readonly inside?: { readonly widget: string; readonly slot: string };
  /** Id of the modal of the brand that the widget stands in, with `region: 'modal'`. */
  readonly modal?: string;
  /** Takes settings and slots from where the brand itself places the widget; `args` and `slots` go over them. */
  readonly placed?: boolean;
  /** Puts into the stores of the platform what the widget finds there. */
  readonly prepare?: () => void;
  /** Problems that belong to the story: texts of the console, addresses of lost pictures. */
  readonly problems?: readonly RegExp[];
}

type Shared<Props> = Omit<Meta<Props>, 'args' | 'component' | 'parameters' | 'title'> & {
  readonly args?: Partial<Props>;
  readonly parameters?: WidgetParameters;
};

/** The default export of a widget's stories. */
export type WidgetMeta<Props> = Shared<Props> & {
  readonly title: `${string}/${string}`;
  readonly component: ComponentType<WidgetProps<Props>>;
};

/** One state of a widget. */
export type WidgetStory<Props> = Pick<StoryObj<Props>, 'name' | 'play' | 'tags'> & {
  /** Sets the toolbar for this story, as `{ brand: 'kiosk' }` where another brand has nothing to show. */
  readonly globals?: Readonly<Record<'brand', string>>;
  readonly args?: Partial<Props>;
  readonly parameters?: WidgetParameters;
};

/** The canvas and the hands of a story's `play`, for the steps that several stories share. */
export type Play = Pick<Parameters<NonNullable<WidgetStory<object>['play']>>[0], 'canvas' | 'userEvent'>;

/** Calls of the story that shows, oldest first: for `play`. @param key as in `parameters.platform` */
export function callsOf(key: keyof Answers): readonly StoryCall[] {
  return currentPlatform()?.calls.filter(({ name }) => key === name) ?? [];
}
