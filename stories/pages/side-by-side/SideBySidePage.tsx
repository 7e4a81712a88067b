import { brands } from 'virtual:stories/brands';
import { Chips, Select } from '@liveryjs/engine/kit';
import { token } from '@liveryjs/engine/render/token';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Head, Tools } from '#stories/foundations/design/page-parts.ts';
import type { Choice } from '#stories/portal/story-brand.ts';
import { writeFeatures } from '#stories/portal/turned-features.ts';
import { BrandFrame } from './BrandFrame.tsx';
import { frameUrl, type StoryChoice } from './story-choices.ts';

const Page = styled.main`
  display: grid;
  gap: ${token('space.5')};
  padding: ${token('space.6')} ${token('size.gutter')};
`;

const Frames = styled.div<{ $least: number }>`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, ${({ $least }) => $least}px), 1fr));
  gap: ${token('space.4')};
`;

/**
 * Windows that pages are laid out for, and how much room one of them needs to be read, in pixels whatever the type of the
 * brand: four phones stand in a row of a laptop.
 */
const WINDOWS = {
  phone: { text: 'Phone', width: 390, height: 844, least: 300 },
  wide: { text: 'Wide window', width: 1280, height: 900, least: 560 },
};

type WindowName = keyof typeof WINDOWS;

const isWindow = (name: string): name is WindowName => name in WINDOWS;

/** One story in every brand. Mode, language and direction are the toolbar's. */
export function SideBySidePage({ choices, look }: { choices: readonly StoryChoice[]; look: Choice }) {
  const [story, setStory] = useState(choices[0]?.id ?? '');
  const [shape, setShape] = useState<WindowName>('phone');
  const { width, height, least } = WINDOWS[shape];
  const { mode, language, direction, session = '' } = look;
  const features = writeFeatures(look.features);
  return (
    <Page>
      <Head>
        <h1>Brands side by side</h1>
        <p>
          Mode {mode} and language {language}, as the toolbar says; a brand that lacks one of them shows its
          default. Each page works: it scrolls, and its links lead on.
        </p>
      </Head>
      <Tools>
        <Select
          label="What is shown"
          value={story}
          options={choices.map(({ id, text }) => [id, text] as const)}
          onChoose={setStory}
        />
        <Chips
          label="Window"
          value={shape}
          options={Object.entries(WINDOWS).map(([value, { text, width: pixels }]) => ({
            value,
            content: `${text} · ${pixels} px`,
          }))}
          onChoose={(value) => isWindow(value) && setShape(value)}
        />
      </Tools>
      <Frames $least={least}>
        {brands.map((brand) => (
          <BrandFrame
            key={brand.id}
            brand={brand}
            src={frameUrl(story, { brand: brand.id, mode, language, direction, session, features })}
            width={width}
            height={height}
          />
        ))}
      </Frames>
    </Page>
  );
}
