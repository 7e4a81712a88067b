import { type PageStorage, siteStorage } from '@liveryjs/engine/kit/plain';
import { proxy } from 'valtio/vanilla';
import { connection } from '#client/calls/connection.ts';
import type { GameLaunch } from '#client/games/launch/game-launch.ts';

/** As many of each are kept. */
const MOST = 6;
/** Characters of a search. */
const LONGEST = 100;

/** The searches and games of this device, the last first. */
interface LastUsed {
  readonly searches: readonly string[];
  readonly played: readonly GameLaunch[];
}

const NOTHING: LastUsed = { searches: [], played: [] };

/** The last searches and games on this device, as they were when somebody read them or changed them here. */
export const lastUsed = proxy<{ now: LastUsed }>({ now: NOTHING });

/** Takes up what the device has kept. */
export function readLastUsed(storage: PageStorage = siteStorage()): LastUsed {
  lastUsed.now = read(storage);
  return lastUsed.now;
}

/** Remembers what somebody looked for, once something was chosen of it. */
export function noteSearch(text: string, storage: PageStorage = siteStorage()): void {
  const search = text.trim().slice(0, LONGEST);
  const { searches, played } = read(storage);
  const others = searches.filter((other) => other.toLowerCase() !== search.toLowerCase());
  if (search !== '') write({ searches: [search, ...others].slice(0, MOST), played }, storage);
}

/** Remembers a game that was started; a launch without a name is none that can be shown. */
export function notePlayed(launch: GameLaunch, storage: PageStorage = siteStorage()): void {
  if (launch.name === undefined || launch.isGame !== undefined) return;
  const { searches, played } = read(storage);
  const { vassalage, gameType, nodeId, gameCode, name } = launch;
  const kept: GameLaunch = {
    vassalage,
    gameType,
    name,
    ...(nodeId !== undefined && { nodeId }),
    ...(gameCode !== undefined && { gameCode }),
  };
  const others = played.filter((other) => keyOf(other) !== keyOf(kept));
  write({ searches, played: [kept, ...others].slice(0, MOST) }, storage);
}

/** Forgets all of it: at the press of a button, and when somebody logs out. */
export function forgetLastUsed(storage: PageStorage = siteStorage()): void {
  storage.removeItem(key());
  lastUsed.now = NOTHING;
}

function keyOf({ vassalage, nodeId, gameCode }: GameLaunch): string {
  return `${vassalage} ${nodeId ?? ''} ${gameCode ?? ''}`;
}

function key(): string {
  return `livery:${connection.merchant}:lastUsed`;
}

function write(next: LastUsed, storage: PageStorage): void {
  storage.setItem(key(), JSON.stringify(next));
  lastUsed.now = next;
}

function read(storage: PageStorage): LastUsed {
  try {
    const { searches, played } = JSON.parse(storage.getItem(key()) ?? '') as Partial<LastUsed>;
    return {
      searches: listOf(searches, (item): item is string => typeof item === 'string'),
      played: listOf(played, isLaunch),
    };
  } catch {
    // Nothing was kept, or somebody else wrote it.
    return NOTHING;
  }
}

function listOf<T>(list: unknown, is: (item: unknown) => item is T): readonly T[] {
  return Array.isArray(list) ? list.filter(is).slice(0, MOST) : [];
}

function isLaunch(item: unknown): item is GameLaunch {
  const { vassalage, gameType, name } = (item ?? {}) as Partial<GameLaunch>;
  return [vassalage, gameType, name].every((text) => typeof text === 'string');
}
