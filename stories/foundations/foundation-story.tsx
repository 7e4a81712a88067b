import { GlobalStyle } from '@liveryjs/engine/boot/global-style';
import { AppContext } from '@liveryjs/engine/render/app';
import { token } from '@liveryjs/engine/render/token';
import type { StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { styled } from 'styled-components';
import type { OpenStory } from '#stories/portal/open-story.ts';

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
          <GlobalStyle />
          <Page key={key}>
            <Content />
          </Page>
        </AppContext>
      );
    },
  };
}
