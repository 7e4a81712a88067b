import { squareImageUrl } from '@liveryjs/client/image-url';
import { Picture, part, token } from '@liveryjs/engine/kit';
import { Suspense, useId } from 'react';
import { styled } from 'styled-components';
import { Badges } from './Badges.tsx';
import type { CardProps } from './card-props.ts';
import { Heart } from './Heart.tsx';
import { StartButton, startable } from './StartButton.tsx';
import { ticket } from './ticket.ts';
import { Blank, Line, words } from './words.ts';

// Most cards are no lottery's.
const DrawFacts = part(() => import('./DrawFacts.tsx'));

/** Pixels of the pictures that the platform draws. */
const EDGE = 240;

const Card = styled.article`
  --face: 3.5rem;
  --inset: ${token('space.2')};
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-inline-size: 0;
  block-size: 100%;
  ${words}

  &:is(article) {
    ${startable}
  }

  &[data-shape='row'] {
    border-radius: ${token('radius.card')};
    box-shadow: ${token('shadow.card')};
  }

  &[data-shape='ticket'] {
    ${ticket}
  }
`;

/** As wide as the picture, and over it. */
const Start = styled(StartButton)`
  grid-area: 1 / 1;
  inline-size: var(--face);
  margin-inline-start: var(--inset);
`;

const End = styled(Heart)`
  inset-block: 0;
  inset-inline-end: ${token('space.2')};
  margin-block: auto;

  [data-shape='ticket'] > & {
    inset-block: ${token('space.2')} auto;
  }
`;

const Body = styled.div`
  display: grid;
  grid-area: 1 / 1;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  column-gap: ${token('space.3')};
  block-size: 100%;
  padding: var(--inset);
  padding-inline-end: calc(${token('size.control.sm')} + 2 * ${token('space.2')});
  /* Seen where colours are the device's own. */
  border: 1px solid transparent;
  border-radius: ${token('radius.card')};
  background: ${token('gradient.card')} border-box;
`;

const Face = styled.div`
  inline-size: var(--face);
  aspect-ratio: 1;
  overflow: hidden;
  border-radius: calc(${token('radius.card')} * 0.75);
  background: ${token('color.skeleton.base')};
`;

const Words = styled.div`
  display: grid;
  gap: ${token('space.half')};
  min-inline-size: 0;
`;

/** A game beside its picture. */
export function SidewaysCard({ game, shape, vendor, marksHot }: CardProps) {
  const nameId = useId();
  return (
    <Card data-shape={shape}>
      <Body>
        <Face>
          <Picture src={squareImageUrl(game.icon)} alt="" name={game.gameName} width={EDGE} height={EDGE} />
        </Face>
        <Words>
          <h3 id={nameId} dir="auto" title={game.gameName}>
            {game.gameName}
          </h3>
          <p dir="auto">{vendor}</p>
          {shape === 'ticket' && game.gameCode !== undefined && (
            <Suspense>
              <DrawFacts gameCode={game.gameCode} />
            </Suspense>
          )}
        </Words>
        <Badges game={game} marksHot={marksHot} />
      </Body>
      <Start game={game} labelledBy={nameId} />
      <End game={game} />
    </Card>
  );
}

/** The same without a game. */
export function SidewaysBlank({ shape }: Pick<CardProps, 'shape'>) {
  return (
    <Card as="div" data-shape={shape}>
      <Body>
        <Face>
          <Blank />
        </Face>
        <Words>
          <Line data-name="" />
          <Line />
        </Words>
      </Body>
    </Card>
  );
}
