import { gamesPage } from '@liveryjs/client/games/games-page';
import { lastUsed, readLastUsed } from '@liveryjs/client/search/last-used';
import { useLanguages, useMenu, useMessages } from '@liveryjs/engine/kit';
import { useCall } from '@liveryjs/parts/use-call';
import { getPopularGames } from '@liveryjs/schemas/calls/games';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import { type Choice, gameChoices } from './portal-search.model.ts';
import type { Props } from './portal-search.props.ts';

/** The suggestions before something is typed. */
export interface Suggestions {
  readonly searches: readonly string[];
  readonly played: readonly Choice[];
  readonly popular: readonly Choice[];
}

/** @param makers what vendors are called, by their code */
export function useSuggestions(
  { popular, popularGames }: Props,
  makers: ReadonlyMap<string, string>,
): Suggestions {
  const t = useMessages();
  const { current } = useLanguages();
  useEffect(() => void readLastUsed(), []);
  const { searches, played } = useSnapshot(lastUsed).now;
  const entries = useMenu(popular).filter(({ pending }) => !pending);
  const games = useCall(
    getPopularGames,
    popularGames > 0 ? { count: popularGames, language: current.code } : null,
  );
  return {
    searches,
    played: played.map((launch) => ({
      id: `played ${launch.vassalage} ${launch.nodeId ?? launch.gameCode}`,
      title: launch.name ?? '',
      detail: makers.get(launch.vassalage),
      icon: 'play',
      aim: { launch },
    })),
    popular: [
      ...entries.map(({ id, label, icon = 'arrow-end', to }) => ({
        id: `popular ${id}`,
        title: t(label),
        icon,
        aim: { to },
      })),
      ...gameChoices(games.data ? gamesPage(games.data).games.slice(0, popularGames) : [], makers),
    ],
  };
}
