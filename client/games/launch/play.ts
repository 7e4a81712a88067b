import { type PageStorage, tabStorage } from '@liveryjs/engine/kit/plain';
import type { RoomListResponse } from '@liveryjs/schemas/platform';
import { proxy, ref } from 'valtio/vanilla';
import type { GameLaunch } from './game-launch.ts';

/** The names that the tab remembers a game under [3.03]. The second is this project's own. */
const ADDRESS = 'gameUrl';
const ORIGIN = 'gameLaunch';

/** The start of a game that is played. */
export interface GameStart {
  /** The launch that asks for another address. */
  readonly launch: GameLaunch;
  /** Path of the page that it was started on, with its query. */
  readonly from: string;
}

/** A game that was launched. */
export interface PlayedGame {
  /** Good once. */
  readonly address: string;
  /** Undefined where the tab has lost it. */
  readonly start: GameStart | undefined;
  /** Nobody has opened the address yet. */
  readonly fresh: boolean;
}

/** The game that is played and the one that is chosen in this tab. */
export const play = proxy<{
  game: PlayedGame | undefined;
  /** The vendor whose games, or the game whose rooms, are offered to choose from. */
  offered: GameLaunch | undefined;
  /** The rooms of the game that is offered, as they were when it was chosen; undefined where that could not be told. */
  rooms: RoomListResponse | undefined;
  /** The game that is under maintenance. */
  closed: GameLaunch | undefined;
}>({ game: undefined, offered: undefined, rooms: undefined, closed: undefined });

/** Remembers a game that was launched, for as long as the session lasts. */
export function keepGame(address: string, start: GameStart, storage: PageStorage = tabStorage()): void {
  storage.setItem(ADDRESS, address);
  storage.setItem(ORIGIN, JSON.stringify(start));
  play.game = ref({ address, start, fresh: true });
}

/** Takes up the game that an earlier page of this tab played, or the address that the tab now holds. */
export function restoreGame(storage: PageStorage = tabStorage()): void {
  const address = storage.getItem(ADDRESS);
  if (address === play.game?.address) return;
  play.game = address === null ? undefined : ref({ address, start: readStart(storage), fresh: false });
}

/** The address has been opened: it is good no more. */
export function spendGame(): void {
  if (play.game) play.game = ref({ ...play.game, fresh: false });
}

function readStart(storage: PageStorage): GameStart | undefined {
  try {
    const { launch, from } = JSON.parse(storage.getItem(ORIGIN) ?? '') as Partial<GameStart>;
    if (typeof launch?.vassalage !== 'string' || typeof from !== 'string') return undefined;
    return { launch, from: /^\/(?![/\\])/.test(from) ? from : '/' };
  } catch {
    return undefined;
  }
}
