import type { Audience } from '#client/session/audience-of.ts';
import type { GameLaunch } from './game-launch.ts';

/** The vendor and account type of the Vietnam lottery. */
const VN_LOTTERY = 'TCG_LOTTO_VN';
/** The account type of the lotteries that open in a window of their own. */
export const SEA_LOTTERY = 'TCG_SEA';

/** The step that a launch takes next. */
export type LaunchDecision =
  /** Nobody is signed in. */
  | { readonly kind: 'login' }
  /** Somebody tries the portal: a real account is needed. */
  | { readonly kind: 'trueAccount' }
  /** A page of the portal's own: a path, with its query. */
  | { readonly kind: 'lottery' | 'vnLottery'; readonly path: string }
  /** A window of its own. */
  | { readonly kind: 'seaWindow' }
  /** A popup with the vendor's games. */
  | { readonly kind: 'list'; readonly vassalage: string }
  /** A choice between the game's rooms, if it has any. */
  | { readonly kind: 'rooms' }
  /** A page with the game in a frame: which one of the two, the platform's answer says. */
  | { readonly kind: 'frame' };

/**
 * Where a launch leads [4.13]. The lotteries that have an account type of their own come before the lottery screen of
 * all others: games of these vendors are lotteries too.
 */
export function decideLaunch(launch: GameLaunch, audience: Audience): LaunchDecision {
  const { vassalage, accountTypeName = vassalage, gameType, gameCode, defaultPlayType } = launch;
  if (audience === 'visitor') return { kind: 'login' };
  if (audience === 'trial') return { kind: 'trueAccount' };
  if ([vassalage, accountTypeName].includes(VN_LOTTERY))
    return { kind: 'vnLottery', path: pathOf('/vnlottery', { gameCode }) };
  if (accountTypeName === SEA_LOTTERY) return { kind: 'seaWindow' };
  if (gameType === 'LOTT' || gameType === 'ELOTT')
    return { kind: 'lottery', path: pathOf('/lottery', { gameCode, playType: defaultPlayType }) };
  if (launch.isGame === 'VASSALAGE') return { kind: 'list', vassalage };
  if (gameType === 'PVP' && launch.roomId === undefined) return { kind: 'rooms' };
  return { kind: 'frame' };
}

function pathOf(path: string, query: Readonly<Record<string, string | undefined>>): string {
  const given = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]],
  );
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given)}`;
}
