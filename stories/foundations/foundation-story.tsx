import { AppContext } from '@liveryjs/engine/render/app';
import { token } from '@liveryjs/engine/render/token';
import type { StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { styled } from 'styled-components';
import type { BrandDesign } from '#stories/config/brand-design.ts';
import type { OpenStory } from '#stories/portal/open-story.ts';
import { choiceOf, type StoryBrand } from '#stories/portal/story-brand.ts';

const Page = styled.main`
  display: grid;
  gap: ${token('space.6')};
  max-inline-size: ${token('size.content')};
  margin-inline: auto;
  padding: ${token('space.6')} ${token('size.gutter')};
`;

/** A story that shows what a brand is made of, and no widget. */
export function foundationStory(Content: ComponentType): StoryObj {
  return {
    render: (_args, { loaded }) => {
      const { app, key } = (loaded as { story: OpenStory }).story;
      return (
        <AppContext value={app}>
          <Page key={key}>
            <Content />
          </Page>
        </AppContext>
      );
    },
  };
}

/** The properties of a story about a brand's colours and tokens. */
export interface DesignProps {
  readonly brand: StoryBrand;
  /** Id of the mode that shows. */
  readonly mode: string;
  readonly design: BrandDesign;
}

/** A story about a brand's colours and tokens in all of its modes. What is typed into it stays when the brand changes. */
export function designStory(Content: ComponentType<DesignProps>): StoryObj {
  return {
    loaders: [async ({ globals }) => ({ design: await choiceOf(globals).brand.loadDesign() })],
    render: (_args, { loaded, globals }) => {
      const { story, design } = loaded as { story: OpenStory; design: BrandDesign };
      const { brand, mode } = choiceOf(globals);
      return (
        <AppContext value={story.app}>
          <Page>
            <Content brand={brand} mode={mode} design={design} />
          </Page>
        </AppContext>
      );
    },
  };
}
