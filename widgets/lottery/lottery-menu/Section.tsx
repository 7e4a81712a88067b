import { Icon, token } from '@liveryjs/engine/kit';
import type { LotteryGame } from '@liveryjs/schemas/platform';
import { useId } from 'react';
import { styled } from 'styled-components';
import { Entry, type EntryProps } from './Entry.tsx';

const Box = styled.section`
  container-type: inline-size;

  h2 {
    display: flex;
    align-items: center;
    gap: ${token('space.2')};
    margin: 0 0 ${token('space.2')};
    color: ${token('color.text.secondary')};
    font: ${token('typography.label')};
  }

  ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 13rem), 1fr));
    gap: ${token('space.2')};
    margin: 0;
    padding: 0;
    list-style: none;
  }
`;

interface Props extends EntryProps {
  readonly label: string;
  readonly icon?: string;
  readonly games: readonly LotteryGame[];
}

/** Lotteries that belong together; nothing where there is none. */
export function Section({ label, icon, games, ...entry }: Props) {
  const id = useId();
  if (games.length === 0) return null;
  return (
    <Box aria-labelledby={id}>
      <h2 id={id}>
        {icon && <Icon name={icon} />}
        {label}
      </h2>
      <ul>
        {games.map((game) => (
          <Entry key={game.gameCode} game={game} {...entry} />
        ))}
      </ul>
    </Box>
  );
}
