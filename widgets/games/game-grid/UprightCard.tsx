import { imageUrl } from '@liveryjs/client/image-url';
import { Picture, token } from '@liveryjs/engine/kit';
import { useId } from 'react';
import { styled } from 'styled-components';
import { Badges } from './Badges.tsx';
import type { CardProps } from './card-props.ts';
import { Heart } from './Heart.tsx';
import { StartButton, startable } from './StartButton.tsx';
import { Blank, Line, words } from './words.ts';

/** Pixels of the pictures that the platform draws; a tile shows the upper part. */
const WIDTH = 300;
const HEIGHT = 400;

const Card = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space.half')};
  min-inline-size: 0;
  ${words}

  > :nth-child(2) {
    margin-block-start: ${token('space.2')};
  }

  &:is(article) {
    ${startable}
  }
`;

const Face = styled.div`
  position: relative;
  grid-area: 1 / 1;
  aspect-ratio: ${token('ratio.tile')};
  overflow: hidden;
  border-radius: ${token('radius.card')};
  background: ${token('color.skeleton.base')};
  box-shadow: ${token('shadow.card')};

  &[data-shape='tile'] {
    aspect-ratio: 1;
  }
`;

const Over = styled(Badges)`
  position: absolute;
  inset-block-start: ${token('space.2')};
  inset-inline: ${token('space.2')} calc(${token('size.control.sm')} + ${token('space.2')});
`;

const Start = styled(StartButton)`
  grid-area: 1 / 1;
`;

const Corner = styled(Heart)`
  inset-block-start: ${token('space.1')};
  inset-inline-end: ${token('space.1')};
`;

/** A game below its picture. */
export function UprightCard({ game, shape, vendor, marksHot }: CardProps) {
  const nameId = useId();
  return (
    <Card>
      <Face data-shape={shape}>
        <Picture src={imageUrl(game.icon)} alt="" width={WIDTH} height={HEIGHT} name={game.gameName} />
        <Over game={game} marksHot={marksHot} />
      </Face>
      <h3 id={nameId} dir="auto" title={game.gameName}>
        {game.gameName}
      </h3>
      <p dir="auto">{vendor}</p>
      <Start game={game} labelledBy={nameId} />
      <Corner game={game} />
    </Card>
  );
}

/** The same without a game. */
export function UprightBlank({ shape }: Pick<CardProps, 'shape'>) {
  return (
    <Card as="div">
      <Face data-shape={shape}>
        <Blank />
      </Face>
      <Line data-name="" />
      <Line />
    </Card>
  );
}
