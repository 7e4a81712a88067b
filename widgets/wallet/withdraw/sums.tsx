import { token } from '@liveryjs/engine/kit';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const List = styled.dl`
  display: grid;
  gap: ${token('space.2')};
  margin: 0;
  padding: ${token('space.3')} ${token('space.4')};
  border-radius: ${token('radius.control')};
  background: ${token('color.surface.sunken')};

  div {
    display: flex;
    justify-content: space-between;
    gap: ${token('space.4')};
  }

  dt {
    flex: none;
    color: ${token('color.text.secondary')};
  }

  dd {
    min-inline-size: 0;
    margin: 0;
    color: ${token('color.text.primary')};
    font-weight: ${token('font.weight.semibold')};
    font-variant-numeric: tabular-nums;
    text-align: end;
    overflow-wrap: anywhere;
  }
`;

interface Props {
  /** Names with what they are, in order. */
  readonly rows: readonly (readonly [name: string, value: ReactNode])[];
  /** Said when it changes. */
  readonly live?: boolean;
}

/** What a withdrawal comes to. */
export function Sums({ rows, live = false }: Props) {
  return (
    <List {...(live && { 'aria-live': 'polite' as const })}>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </List>
  );
}
