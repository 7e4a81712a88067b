import { useApp } from '@liveryjs/engine/render/app';
import { Icon } from '@liveryjs/engine/render/icon';
import { token } from '@liveryjs/engine/render/token';
import type { Meta } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { foundationStory } from './foundation-story.tsx';

/** The icons of the brand's sprite, by the names that a manifest calls them. */
export default { title: 'Foundations/Icons' } satisfies Meta;

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(8rem, 1fr));
  gap: ${token('space.4')};
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: grid;
    justify-items: center;
    gap: ${token('space.2')};
    padding: ${token('space.4')} ${token('space.2')};
    border: 1px solid ${token('color.border.subtle')};
    border-radius: ${token('radius.md')};
    text-align: center;
  }

  svg {
    inline-size: ${token('size.icon.lg')};
    block-size: ${token('size.icon.lg')};
  }

  code {
    font: ${token('typography.caption')};
    overflow-wrap: anywhere;
  }
`;

export const All = foundationStory(() => {
  const { assets } = useApp();
  const [names, setNames] = useState<readonly string[]>();
  useEffect(() => {
    void namesIn(assets.icons).then(setNames);
  }, [assets.icons]);
  return (
    <List aria-busy={names === undefined}>
      {names?.map((name) => (
        <li key={name}>
          <Icon name={name} />
          <code>{name}</code>
        </li>
      ))}
    </List>
  );
});

async function namesIn(sprite: string | undefined): Promise<readonly string[]> {
  if (sprite === undefined) return [];
  const text = await (await fetch(sprite)).text();
  const symbols = new DOMParser().parseFromString(text, 'image/svg+xml').querySelectorAll('symbol');
  return [...symbols].map(({ id }) => id).sort();
}
