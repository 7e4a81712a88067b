import {
  Empty,
  Failure,
  Icon,
  Skeleton,
  token,
  useAddress,
  useLanguages,
  useMedia,
  useMessages,
  VisuallyHidden,
  type WidgetProps,
} from '@liveryjs/engine/kit';
import { useCall } from '@liveryjs/parts/use-call';
import { chosenGame, menuOf } from '@liveryjs/platform/lottery/choose-game';
import { favouriteLotteries, openFavourites } from '@liveryjs/platform/lottery/favourite-lotteries';
import { session } from '@liveryjs/platform/session/session';
import { getLotteryMenu } from '@liveryjs/schemas/calls/lottery';
import { useEffect, useId, useState } from 'react';
import { styled } from 'styled-components';
import { useSnapshot } from 'valtio/react';
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

const Fold = styled.button`
  display: flex;
  align-items: center;
  gap: ${token('space.2')};
  min-block-size: ${token('size.control.lg')};
  padding-inline: ${token('space.4')};
  border: 1px solid ${token('color.border.regular')};
  border-radius: ${token('radius.control')};
  background: ${token('color.surface.raised')};
  color: ${token('color.text.primary')};
  font: ${token('typography.label')};
  text-align: start;
  cursor: pointer;

  > span {
    flex: 1;
    min-inline-size: 0;
  }
`;

/** The lotteries to choose from: favourites and recent ones first. */
export default function LotteryMenu({ props: { vendors, pages, groups } }: WidgetProps<Props>) {
  const t = useMessages();
  const id = useId();
  const [query, setQuery] = useAddress();
  const { current: language } = useLanguages();
  const wide = useMedia('(min-width: 64rem)');
  const [open, setOpen] = useState(false);
  const params = { language: language.code };
  const menu = useCall(getLotteryMenu, params, { keep: true });
  const { account } = useSnapshot(session);
  const { codes } = useSnapshot(favouriteLotteries);
  useEffect(() => openFavourites(account), [account]);
  const here = pages.length === 0;
  const folds = here && !wide;

  if (menu.failure && !menu.data) return <Failure messageKey={menu.failure} onRetry={menu.retry} />;
  if (!menu.data) {
    return (
      <Frame aria-busy="true" aria-label={t('lotteryMenu.title')}>
        {Array.from({ length: folds ? 1 : ROWS }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows without a name
          <Skeleton key={index} />
        ))}
      </Frame>
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
  return (
    <Frame aria-label={t('lotteryMenu.title')}>
      {folds && (
        <Fold
          id={`${id}-fold`}
          type="button"
          aria-expanded={open}
          aria-controls={`${id}-groups`}
          onClick={() => setOpen(!open)}
        >
          <Icon name="ticket" />
          <span>
            <VisuallyHidden>{t('lotteryMenu.choose')}: </VisuallyHidden>
            {game?.gameName ?? t('lotteryMenu.choose')}
          </span>
          <Icon name={open ? 'chevron-up' : 'chevron-down'} />
        </Fold>
      )}
      <Groups id={`${id}-groups`} hidden={folds && !open}>
        <Section label={t('lotteryMenu.favourites')} icon="star" games={shelfOf(shown, codes)} {...entries} />
        <Recent menu={shown} params={params} {...entries} />
        {sectionsOf(shown, groups).map(({ id: group, ...section }) => (
          <Section key={group} {...section} {...entries} />
        ))}
      </Groups>
    </Frame>
  );
}
