import { squareImageUrl } from '@liveryjs/client/image-url';
import { draws } from '@liveryjs/client/lottery/draws';
import { Icon, Picture, token, useMessages, VisuallyHidden } from '@liveryjs/engine/kit';
import { TimeToClose } from '@liveryjs/parts/time-to-close';
import type { LotteryGame } from '@liveryjs/schemas/platform';
import { styled } from 'styled-components';
import { useSnapshot } from 'valtio/react';

const Button = styled.button`
  display: flex;
  align-items: center;
  gap: ${token('space.3')};
  inline-size: 100%;
  min-block-size: 4rem;
  padding: ${token('space.2')} ${token('space.3')};
  border: 1px solid ${token('color.border.brand')};
  border-radius: ${token('radius.card')};
  background: ${token('color.surface.raised')};
  color: ${token('color.text.primary')};
  font: inherit;
  text-align: start;
  cursor: pointer;

  img {
    flex: none;
    inline-size: 2.75rem;
    block-size: 2.75rem;
    border-radius: ${token('radius.sm')};
  }
`;

const Words = styled.span`
  display: grid;
  flex: 1;
  gap: ${token('space.half')};
  min-inline-size: 0;

  strong {
    font: ${token('typography.subheading')};
    overflow-wrap: anywhere;
  }

  small {
    color: ${token('color.text.secondary')};
    font: ${token('typography.caption')};
  }
`;

const Clock = styled.span`
  display: grid;
  justify-items: end;
  flex: none;

  small {
    color: ${token('color.text.secondary')};
    font: ${token('typography.caption')};
  }

  strong {
    color: ${token('color.text.accent')};
    font: ${token('typography.subheading')};
  }
`;

interface Props {
  readonly id: string;
  /** The lottery of the page; undefined where it has none. */
  readonly game: LotteryGame | undefined;
  readonly open: boolean;
  /** Id of what it unfolds. */
  readonly controls: string;
  readonly onPress: () => void;
}

/** The lottery of the page, its draw and how long it takes bets: pressed, it unfolds the others. */
export function Fold({ id, game, open, controls, onPress }: Props) {
  const t = useMessages();
  const followed = useSnapshot(draws).byGame[game?.gameCode ?? ''];
  return (
    <Button id={id} type="button" aria-expanded={open} aria-controls={controls} onClick={onPress}>
      {game ? (
        <Picture src={squareImageUrl(game.icon)} alt="" name={game.gameName} width={44} height={44} />
      ) : (
        <Icon name="ticket" />
      )}
      <Words>
        <VisuallyHidden>{t('lotteryMenu.choose')}: </VisuallyHidden>
        <strong>
          <bdi>{game?.gameName ?? t('lotteryMenu.choose')}</bdi>
        </strong>
        {followed?.draw && <small>{t('lotteryMenu.draw', { numero: followed.draw.current.numero })}</small>}
      </Words>
      {followed?.draw && (
        <Clock>
          <small>{t('lotteryMenu.closesIn')}</small>
          <strong>
            <TimeToClose
              closesAt={followed.draw.current.closesAt}
              ahead={followed.ahead}
              closed={t('lotteryMenu.closed')}
            />
          </strong>
        </Clock>
      )}
      <Icon name={open ? 'chevron-up' : 'chevron-down'} />
    </Button>
  );
}
