import { token, type WidgetProps } from '@liveryjs/engine/kit';
import { css, styled } from 'styled-components';
import type { Props } from './columns.props.ts';

const NAMES = ['start', 'middle', 'end'];

/** Laid out by its own width: the page may have a menu beside it. */
const Frame = styled.div`
  container-type: inline-size;
`;

const Row = styled.div`
  display: grid;
  gap: ${token('space.5')};
  align-items: start;

  @container (min-width: 48rem) {
    grid-template-columns: minmax(0, 1fr) 18rem;

    > [data-column='start'] {
      grid-column: 1 / -1;
    }
  }

  @container (min-width: 64rem) {
    display: flex;

    > * {
      flex: none;
      inline-size: 15rem;
    }

    > [data-column='middle'] {
      flex: 1;
      inline-size: auto;
    }

    > [data-column='end'] {
      inline-size: 20rem;
    }
  }
`;

const inSight = css`
  position: sticky;
  inset-block-start: calc(${token('size.header')} + ${token('space.4')});
  max-block-size: calc(100dvh - ${token('size.header')} - ${token('space.6')});
  overflow-y: auto;
`;

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space.5')};
  min-inline-size: 0;

  @container (min-width: 48rem) {
    &[data-column='end'] {
      ${inSight}
    }
  }

  @container (min-width: 64rem) {
    &[data-column='start'] {
      ${inSight}
    }
  }
`;
/** The content of its slots, side by side where there is room. */
export default function Columns({ slot }: WidgetProps<Props>) {
  return (
    <Frame>
      <Row>
        {NAMES.map((name) => {
          const content = slot(name);
          return (
            content && (
              <Column key={name} data-column={name}>
                {content}
              </Column>
            )
          );
        })}
      </Row>
    </Frame>
  );
}
