import { draws } from '@liveryjs/client/lottery/draws';
import { token, useMessages } from '@liveryjs/engine/kit';
import type { LotteryGame } from '@liveryjs/schemas/platform';
import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { useSnapshot } from 'valtio/react';
import type { Props as WidgetProps } from './bet-slip.props.ts';

/** Half the width of a tooth of the torn edge. */
const TOOTH = '0.375rem';

const Frame = styled.section`
  padding: ${token('space.4')};
  border: 1px solid ${token('color.border.subtle')};
  border-radius: ${token('radius.card')};
  background: ${token('color.surface.raised')};

  /* Printed and torn off: teeth above and below, ruled lines within. */
  &[data-layout='ticket'] {
    padding-block: ${token('space.5')};
    border: 0;
    border-radius: 0;
    background: ${token('color.surface.selected')};
    color: ${token('color.text.onSelected')};
    mask:
      conic-gradient(from 135deg at top, transparent, currentColor 1deg 89deg, transparent 90deg) top /
        calc(2 * ${TOOTH}) 51% repeat-x,
      conic-gradient(from -45deg at bottom, transparent, currentColor 1deg 89deg, transparent 90deg) bottom /
        calc(2 * ${TOOTH}) 51% repeat-x;
  }
`;

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space.1')} ${token('space.3')};
  align-items: baseline;
  justify-content: space-between;
  margin-block-end: ${token('space.3')};

  h2 {
    margin: 0;
    font: ${token('typography.subheading')};
  }

  p {
    margin: 0;
    font: ${token('typography.small')};
  }

  [data-layout='ticket'] > & {
    padding-block-end: ${token('space.3')};
    border-block-end: 2px dashed ${token('color.border.strong')};

    h2 {
      font: ${token('typography.heading')};
      /* Capitals with marks leave no gap between words by themselves. */
      word-spacing: 0.2em;
      text-transform: uppercase;
    }

    p {
      inline-size: 100%;
    }
  }
`;

interface Props {
  readonly game: LotteryGame;
  readonly layout: WidgetProps['layout'];
  readonly children: ReactNode;
}

/** The slip beside a desk. */
export function Panel({ game: { gameCode, gameName }, layout, children }: Props) {
  const t = useMessages();
  const id = useId();
  const numero = useSnapshot(draws).byGame[gameCode]?.draw?.current.numero;
  return (
    <Frame aria-labelledby={id} data-layout={layout}>
      <Head>
        <h2 id={id}>{t('betSlip.title')}</h2>
        {layout === 'ticket' && (
          <p>
            <bdi>{gameName}</bdi>
            {numero !== undefined && <span>{` · ${t('betSlip.drawOf', { numero })}`}</span>}
          </p>
        )}
      </Head>
      {children}
    </Frame>
  );
}
