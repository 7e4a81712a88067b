import { brands } from 'virtual:stories/brands';
import { keyLabels } from 'virtual:stories/definitions';
import type { WidgetComponent } from '@liveryjs/engine/registry/widget';
import type { Parameters, Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { argTypesOf } from './portal/arg-types.ts';
import { closeStory, type OpenStory, openStory, ownProblems, shownLook } from './portal/open-story.ts';
import { StoryPortal } from './portal/StoryPortal.tsx';
import { settled } from './portal/settled.ts';
import { STORY_MODAL } from './portal/stage.ts';
import { storyPlacement } from './portal/story-placement.ts';
import { definitionOf } from './portal/widget-definitions.ts';
import type { WidgetParameters } from './widget-story.ts';

// A wait in a play may take as long as a busy machine needs; only a failure waits so long.
configure({ asyncUtilTimeout: 10_000 });

/** The functions of the preview that tests call. */
const ways = { settled, ownProblems, shownLook };

declare global {
  interface Window {
    stories: typeof ways;
  }
}

window.stories = ways;

const widths = { w320: 320, w390: 390, w768: 768, w1440: 1440 };

const preview: Preview = {
  initialGlobals: {
    brand: brands[0]?.id,
    mode: undefined,
    language: undefined,
    direction: 'auto',
    session: undefined,
    features: '',
    viewport: { value: undefined, isRotated: false },
  },
  parameters: {
    layout: 'fullscreen',
    brands: brands.map(({ load: _load, loadDesign: _loadDesign, ...facts }) => facts),
    backgrounds: { disable: true },
    // With what a setting is for, and its default.
    controls: { expanded: true },
    viewport: {
      options: Object.fromEntries(
        Object.entries(widths).map(([id, width]) => [
          id,
          { name: `${width} px`, styles: { width: `${width}px`, height: '100%' } },
        ]),
      ),
    },
    a11y: {
      options: { runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] } },
    },
    docs: {
      // Each with a document of its own: a portal has the whole page.
      story: { inline: false, height: '480px' },
      extractComponentDescription: (_component: unknown, { parameters }: { parameters: Parameters }) =>
        definitionOf(parameters.fileName)?.description,
    },
  },
  argTypesEnhancers: [({ parameters }) => argTypesOf(definitionOf(parameters.fileName), keyLabels)],
  loaders: [
    async ({ id, globals, parameters, component }) => {
      const widget = definitionOf(parameters.fileName)?.name;
      const components = widget && component ? { [widget]: component as WidgetComponent } : {};
      return { story: await openStory({ id, globals, parameters, components }) };
    },
  ],
  beforeEach: () => closeStory,
  render: (args, { loaded, parameters }) => {
    const { app, key } = (loaded as { story: OpenStory }).story;
    const { region = 'main', path = '/', modal = STORY_MODAL } = parameters as WidgetParameters;
    const placement = storyPlacement(app.brand, parameters.fileName, args, parameters);
    return <StoryPortal key={key} app={app} placement={placement} stage={{ region, path, modal }} />;
  },
};

export default preview;
