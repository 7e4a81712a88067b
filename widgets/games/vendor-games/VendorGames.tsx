import { launchOf } from '@liveryjs/client/games/launch/game-launch';
import { play } from '@liveryjs/client/games/launch/play';
import { startGame } from '@liveryjs/client/games/launch/start-game';
import { squareImageUrl } from '@liveryjs/client/image-url';
import { portalSections } from '@liveryjs/client/portal-sections';
import { siteAmount } from '@liveryjs/client/wallet/site-amount';
import {
  Choices,
  Empty,
  Failure,
  Field,
  Icon,
  Pager,
  Skeleton,
  token,
  useActionContext,
  useBrand,
  useIntl,
  useMessages,
  type WidgetProps,
} from '@liveryjs/engine/kit';
import type { Game } from '@liveryjs/schemas/platform';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { useSnapshot } from 'valtio/react';
import { useVendorGames } from './use-vendor-games.ts';
import type { Props } from './vendor-games.props.ts';

/** Milliseconds without a key before a search is made. */
const PAUSE = 300;

const Box = styled.div`
  display: grid;
  gap: ${token('space.4')};
`;

/** The games of the vendor that was chosen, to choose from [4.13]. */
export default function VendorGames({ props: { pageSize } }: WidgetProps<Props>) {
  const t = useMessages();
  const context = useActionContext();
  const { locale } = useIntl();
  const { tenant } = portalSections(useBrand());
  const { offered } = useSnapshot(play);
  const [text, setText] = useState('');
  const [page, setPage] = useState(1);
  const search = useSettled(text.trim(), () => setPage(1));
  const { games, pages, stale, failure, retry } = useVendorGames(offered, { search, page, pageSize });
  /** The least that a bet takes, as far as the platform says it. */
  const detailOf = ({ minBet, minLineNum = 0 }: Game) => {
    const details = [
      minBet !== undefined && t('vendorGames.minBet', { amount: siteAmount(minBet, locale, tenant) }),
      minLineNum > 1 && t('vendorGames.minLines', { count: minLineNum }),
    ].filter((detail) => detail !== false);
    return details.length > 0 && { detail: details.join(' · ') };
  };
  if (!offered) return <Empty>{t('vendorGames.noVendor')}</Empty>;
  return (
    <Box>
      <Field
        type="search"
        icon="search"
        label={t('vendorGames.search')}
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        maxLength={100}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      {failure ? (
        <Failure messageKey={failure} onRetry={retry} />
      ) : !games ? (
        <Skeleton />
      ) : games.length === 0 ? (
        <Empty>
          <Icon name="search" />
          <p>{t('vendorGames.empty')}</p>
        </Empty>
      ) : (
        <>
          <Choices
            label={offered.name ?? t('vendorGames.list')}
            icon="play"
            busy={stale}
            choices={games.map((game) => ({
              id: game.nodeId,
              picture: squareImageUrl(game.icon),
              title: game.gameName,
              ...detailOf(game),
              game,
            }))}
            onChoose={({ game }) => startGame(context, launchOf(game))}
          />
          <Pager page={page} pages={pages} label={t('vendorGames.list')} onTurn={setPage} />
        </>
      )}
    </Box>
  );
}

/** Returns the typed text once the typing pauses. */
function useSettled(text: string, onSettle: () => void): string {
  const [settled, setSettled] = useState(text);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what happens then may change at any time
  useEffect(() => {
    if (text === settled) return;
    const timer = setTimeout(() => {
      setSettled(text);
      onSettle();
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [text, settled]);
  return settled;
}
