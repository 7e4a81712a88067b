import type { ResolvedBrand } from '@liveryjs/schemas/brand';
import { launchGame, launchGameByHeader } from '@liveryjs/schemas/calls/games';
import { call } from '#client/calls/call.ts';
import { portalSections } from '#client/portal-sections.ts';
import { session } from '#client/session/session.ts';
import { currentLanguage } from '#client/system/current-language.ts';
import type { GameLaunch } from './game-launch.ts';
import { launchAddress } from './launch-address.ts';

/** A game that the platform has opened. */
export interface LaunchedGame {
  /** Good once. */
  readonly address: string;
  /** The game plays from the portal's own wallet. */
  readonly seamless: boolean;
}

/**
 * Asks the platform for the address of a game, in the language of the page [7.02], [9.01].
 *
 * @param failed address that the game did not show at: the platform's next base takes its place
 * @returns undefined where the platform answers no address
 * @throws CallError, with why
 */
export async function askForGame(
  launch: GameLaunch,
  brand: ResolvedBrand,
  failed?: string,
): Promise<LaunchedGame | undefined> {
  const { tenant, platform } = portalSections(brand);
  const language = currentLanguage(brand);
  const params = {
    ...playedAs(launch),
    username: session.account ?? session.username ?? '',
    ...(session.token !== undefined && { token: session.token }),
    merchantCode: tenant.merchantCode,
  };
  const { game_url, game_url2 } =
    platform.launchVersion === 2
      ? await call(launchGameByHeader, params, { headers: { language } })
      : await call(launchGame, { ...params, language });
  const address = game_url || game_url2;
  if (!address) return undefined;
  return { address: launchAddress(address, platform.gameOrigins, failed), seamless: !game_url };
}

/** A game, or a room in its place; and whose. */
function playedAs({ vassalage, accountTypeName, nodeId, roomId }: GameLaunch) {
  return {
    ...(accountTypeName === undefined ? { vassalage } : { accountTypeName }),
    ...(nodeId !== undefined && { nodeId }),
    ...(roomId === undefined ? nodeId !== undefined && { gameId: String(nodeId) } : { roomId }),
  };
}
