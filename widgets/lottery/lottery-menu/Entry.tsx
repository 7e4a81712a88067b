import { squareImageUrl } from '@liveryjs/client/image-url';
import { pageOfLottery } from '@liveryjs/client/lottery/choose-game';
import { draws } from '@liveryjs/client/lottery/draws';
import { favouriteLotteries, toggleFavourite } from '@liveryjs/client/lottery/favourite-lotteries';
import { askToLogIn, stay } from '@liveryjs/client/session/ask-to-log-in';
import {
  Icon,
  LinkTo,
  Picture,
  token,
  useActionContext,
  useMessages,
  VisuallyHidden,
} from '@liveryjs/engine/kit';
import { TimeToClose } from '@liveryjs/parts/time-to-close';
import type { LotteryGame } from '@liveryjs/schemas/platform';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useSnapshot } from 'valtio/react';
import { Jackpot } from './Jackpot.tsx';
import { rhythmOf } from './lottery-menu.model.ts';
import type { LotteryPage } from './lottery-menu.props.ts';

const Item = styled.li`
  position: relative;
  display: flex;
  align-items: center;
  border: 1px solid ${token('color.border.subtle')};
  border-radius: ${token('radius.card')};
  background: ${token('color.surface.raised')};

  &:has([aria-current]) {
    border-color: ${token('color.border.brand')};
    background: ${token('color.surface.selected')};
    color: ${token('color.text.onSelected')};

    small {
      color: inherit;
    }
  }

  > :first-child {
    display: flex;
    flex: 1;
    align-items: center;
    gap: ${token('space.2')};
    min-inline-size: 0;
    min-block-size: ${token('size.control.lg')};
    padding: ${token('space.2')};
    padding-inline-end: 0;
    border: 0;
    border-radius: inherit;
    background: none;
    color: inherit;
    font: inherit;
    text-align: start;
    text-decoration: none;
    cursor: pointer;
  }

  img {
    flex: none;
    inline-size: 2.5rem;
    block-size: 2.5rem;
    border-radius: ${token('radius.sm')};
  }

  &:hover:not(:has([aria-current])) {
    background: ${token('color.surface.hover')};
  }
`;

const Words = styled.span`
  display: grid;
  flex: 1;
  min-inline-size: 0;

  strong {
    font: ${token('typography.label')};
    overflow-wrap: anywhere;
  }

  small {
    color: ${token('color.text.secondary')};
    font: ${token('typography.caption')};
  }
`;

const Facts = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${token('space.2')};
  align-items: baseline;
  justify-content: space-between;
`;

const Clock = styled.span`
  color: ${token('color.text.accent')};
  font: ${token('typography.caption')};
  font-weight: ${token('font.weight.semibold')};
  white-space: nowrap;

  [aria-current] & {
    color: inherit;
  }
`;

const Star = styled.button`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: ${token('size.control.md')};
  block-size: ${token('size.control.md')};
  padding: 0;
  border: 0;
  border-radius: ${token('radius.full')};
  background: none;
  color: ${token('color.text.secondary')};
  cursor: pointer;

  &:hover {
    background: ${token('color.action.quietHover')};
    color: ${token('color.text.primary')};
  }

  &[aria-pressed='true'] {
    color: ${token('color.text.accent')};

    svg {
      fill: currentColor;
    }
  }
`;

export interface EntryProps {
  /** Code of the lottery that the page shows. */
  readonly current: string | undefined;
  readonly pages: readonly LotteryPage[];
  readonly onChoose: (gameCode: string) => void;
}

/** One lottery: how often it draws, how long it takes bets, its jackpot, and a star that only members can give it [4.14]. */
export function Entry({
  game: { gameCode, gameName, vassalage, icon, secondsBetween },
  current,
  pages,
  onChoose,
}: EntryProps & { readonly game: LotteryGame }) {
  const t = useMessages();
  const context = useActionContext();
  const { username, codes } = useSnapshot(favouriteLotteries);
  const { unit, count } = rhythmOf(secondsBetween);
  const page = pageOfLottery(pages, { vassalage });
  const followed = useSnapshot(draws).byGame[gameCode];
  const content: ReactNode = (
    <>
      <Picture src={squareImageUrl(icon)} alt="" name={gameName} width={40} height={40} />
      <Words>
        <strong>
          <bdi>{gameName}</bdi>
        </strong>
        <Facts>
          <small>{t(`lotteryMenu.${unit}`, { count })}</small>
          {followed?.draw && (
            <Clock>
              <VisuallyHidden>{t('lotteryMenu.closesIn')} </VisuallyHidden>
              <TimeToClose
                closesAt={followed.draw.current.closesAt}
                ahead={followed.ahead}
                closed={t('lotteryMenu.closed')}
              />
            </Clock>
          )}
        </Facts>
        {followed?.draw?.jackpot && <Jackpot jackpot={followed.draw.jackpot} />}
      </Words>
    </>
  );
  return (
    <Item>
      {page ? (
        <LinkTo to={{ ...page.to, query: { gameCode } }}>{content}</LinkTo>
      ) : (
        <button
          type="button"
          {...(gameCode === current && { 'aria-current': 'true' as const })}
          onClick={() => onChoose(gameCode)}
        >
          {content}
        </button>
      )}
      <Star
        type="button"
        aria-pressed={codes.includes(gameCode)}
        onClick={() =>
          username === undefined ? askToLogIn(context, undefined, stay) : toggleFavourite(gameCode)
        }
      >
        <Icon name="star" />
        <VisuallyHidden>{t('lotteryMenu.favourite', { lottery: gameName })}</VisuallyHidden>
      </Star>
    </Item>
  );
}
