import { proxy, ref } from 'valtio/vanilla';
import { type TabStorage, tabStorage } from '#platform/session/tab-storage.ts';
import type { GameLaunch } from './game-launch.ts';

/** The names that the tab remembers a game under [3.03]. The second is this project's own. */
const ADDRESS = 'gameUrl';
const LAUNCH = 'gameLaunch';

/** A game that was launched. */
export interface PlayedGame {
  /** Good once. */
  readonly address: string;
  /** What asks for another address; undefined where the tab has lost it. */
  readonly launch: GameLaunch | undefined;
  /** Nobody has opened the address yet. */
  readonly fresh: boolean;
}

/** What is played and chosen in this tab. */
export const play = proxy<{
  game: PlayedGame | undefined;
  /** The vendor whose games, or the game whose rooms, are offered to choose from. */
  offered: GameLaunch | undefined;
  /** The game that is under maintenance. */
  closed: GameLaunch | undefined;
}>({ game: undefined, offered: undefined, closed: undefined });

/** Remembers a game that was launched, for as long as the session lasts. */
export function keepGame(address: string, launch: GameLaunch, storage: TabStorage = tabStorage()): void {
  storage.setItem(ADDRESS, address);
  storage.setItem(LAUNCH, JSON.stringify(launch));
  play.game = ref({ address, launch, fresh: true });
}

/** Takes up the game that an earlier page of this tab played. */
export function restoreGame(storage: TabStorage = tabStorage()): void {
  const address = storage.getItem(ADDRESS);
  if (address === play.game?.address) return;
  play.game = address === null ? undefined : ref({ address, launch: readLaunch(storage), fresh: false });
}

/** The address has been opened: it is good no more. */
export function spendGame(): void {
  if (play.game) play.game = ref({ ...play.game, fresh: false });
}

function readLaunch(storage: TabStorage): GameLaunch | undefined {
  try {
    const launch: unknown = JSON.parse(storage.getItem(LAUNCH) ?? '');
    return typeof launch === 'object' && launch !== null && 'vassalage' in launch
      ? (launch as GameLaunch)
      : undefined;
  } catch {
    return undefined;
  }
}
