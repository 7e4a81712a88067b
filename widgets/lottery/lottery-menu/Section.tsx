import { Icon, token } from '@liveryjs/engine/kit';
import type { LotteryGame } from '@liveryjs/schemas/platform';
import { useId } from 'react';
import { styled } from 'styled-components';
import { Entry, type EntryProps } from './Entry.tsx';

/** Columns where there is room for all of them, and where a list is short. */
const MOST = 4;
const LEAST = 3;

const Box = styled.section<{ $columns: number }>`
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
    --gap: ${token('space.2')};
    /* 16rem are room for a rhythm and for hours and minutes beside each other. */
    /* A hair less than the columns' part: it may be rounded up. */
    --part: calc((100% + var(--gap)) / ${({ $columns }) => $columns} - var(--gap) - 0.1px);
    grid-template-columns: repeat(auto-fill, minmax(min(100%, max(16rem, var(--part))), 1fr));
    gap: var(--gap);
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
    <Box aria-labelledby={id} $columns={evenColumns(games.length)}>
      <h2 id={id}>
        {icon && <Icon name={icon} />}
        <span>{label}</span>
      </h2>
      <ul>
        {games.map((game) => (
          <Entry key={game.gameCode} game={game} {...entry} />
        ))}
      </ul>
    </Box>
  );
}

/** In how many columns a list's rows are of one length, as far as that goes. */
function evenColumns(count: number): number {
  return Math.max(LEAST, Math.ceil(count / Math.ceil(count / MOST)));
}
