import { chosenGame, menuOf } from '@liveryjs/client/lottery/choose-game';
import { followAllDraws } from '@liveryjs/client/lottery/draws';
import { favouriteLotteries, openFavourites } from '@liveryjs/client/lottery/favourite-lotteries';
import { session } from '@liveryjs/client/session/session';
import {
  breathing,
  Empty,
  Failure,
  Icon,
  Skeleton,
  Strip,
  token,
  useAddress,
  useLanguages,
  useMedia,
  useMessages,
  type WidgetProps,
} from '@liveryjs/engine/kit';
import { useLotteryMenu } from '@liveryjs/parts/use-lottery-menu';
import { useEffect, useId, useState } from 'react';
import { styled } from 'styled-components';
import { useSnapshot } from 'valtio/react';
import { Fold } from './Fold.tsx';
import { sectionsOf, shelfOf } from './lottery-menu.model.ts';
import type { Props } from './lottery-menu.props.ts';
import { Recent } from './Recent.tsx';
import { Section } from './Section.tsx';

/** As many as a phone's window has room for: nothing stands below them that would jump. */
const ROWS = 12;

const Frame = styled.nav`
  display: grid;
  gap: ${token('space.3')};
`;

const Groups = styled.div`
  display: grid;
  gap: ${token('space.5')};

  &[hidden] {
    display: none;
  }
`;

/** One row of all groups, which scrolls sideways. */
const Row = styled(Strip)`
  > :first-child {
    gap: ${token('space.5')};
    padding-block-end: ${token('space.1')};
  }

  section {
    flex: none;
    container-type: normal;
  }

  ul {
    display: flex;
  }

  li {
    flex: none;
    inline-size: 15rem;
  }
`;

/**
 * Keeps the place of what is to come, by the window's width alone, as a page that is prerendered has no other way: in narrow windows what
 * folds is as high as it is folded, in wide ones a strip as high as a title and an entry.
 */
const RowsToCome = styled(Frame)`
  &[data-folds] {
    @media not all and (min-width: 64rem) {
      > :first-child {
        min-block-size: 4rem;
      }

      > :not(:first-child) {
        display: none;
      }
    }
  }

  &[data-layout='strip'] > :first-child {
    @media (min-width: 64rem) {
      min-block-size: 6.625rem;
    }
  }
`;

/** The lotteries to choose from: favourites and recent ones first. */
export default function LotteryMenu({ props: { vendors, pages, groups, only, layout } }: WidgetProps<Props>) {
  const t = useMessages();
  const id = useId();
  const [query, setQuery] = useAddress();
  const { current: language } = useLanguages();
  const wide = useMedia('(min-width: 64rem)');
  const [open, setOpen] = useState(false);
  const params = { language: language.code };
  const menu = useLotteryMenu();
  const { account } = useSnapshot(session);
  const { codes } = useSnapshot(favouriteLotteries);
  useEffect(() => openFavourites(account), [account]);
  const here = pages.length === 0;
  const folds = here && !wide;
  useEffect(followAllDraws, []);
  // A page may have several parts, whose groups have names: only the menu of all lotteries is a landmark.
  const landmark = only ? ({ as: 'div' } as const) : { 'aria-label': t('lotteryMenu.title') };

  if (menu.failure && !menu.data) return <Failure messageKey={menu.failure} onRetry={menu.retry} />;
  if (!menu.data) {
    return (
      <RowsToCome
        aria-busy="true"
        {...breathing}
        {...landmark}
        data-layout={layout}
        data-folds={here || undefined}
      >
        {Array.from({ length: layout === 'strip' ? 1 : ROWS }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows without a name
          <Skeleton key={index} />
        ))}
      </RowsToCome>
    );
  }
  const shown = menuOf(menu.data, vendors);
  if (shown.length === 0) {
    return (
      <Empty>
        <Icon name="ticket" />
        <p>{t('lotteryMenu.empty')}</p>
      </Empty>
    );
  }
  const { game } = here ? chosenGame(menu.data, vendors, query.get('gameCode')) : { game: undefined };
  const choose = (gameCode: string) => {
    setQuery({ gameCode, playType: undefined });
    setOpen(false);
    if (folds) document.getElementById(`${id}-fold`)?.focus();
  };
  const entries = { current: game?.gameCode, pages, onChoose: choose };
  const sections = (
    <>
      {!only && (
        <>
          <Section
            label={t('lotteryMenu.favourites')}
            icon="star"
            games={shelfOf(shown, codes)}
            {...entries}
          />
          <Recent menu={shown} params={params} {...entries} />
        </>
      )}
      {sectionsOf(shown, groups, only).map(({ id: group, ...section }) => (
        <Section key={group} {...section} {...entries} />
      ))}
    </>
  );
  return (
    <Frame {...landmark}>
      {folds && (
        <Fold
          id={`${id}-fold`}
          game={game}
          open={open}
          controls={`${id}-groups`}
          onPress={() => setOpen(!open)}
        />
      )}
      {layout === 'strip' && !folds ? (
        <Row follow={game?.gameCode}>{sections}</Row>
      ) : (
        <Groups id={`${id}-groups`} hidden={folds && !open}>
          {sections}
        </Groups>
      )}
    </Frame>
  );
}
