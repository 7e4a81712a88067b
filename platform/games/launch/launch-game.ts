import { request } from '#platform/client/request.ts';
import { portalSections } from '#platform/portal-sections.ts';
import { session } from '#platform/session/session.ts';
import { currentLanguage } from '#platform/system/current-language.ts';
import type { ResolvedBrand } from '#schemas/generated/brand.ts';
import type { GameLaunchRequest, GameLaunchResponse } from '#schemas/generated/platform.ts';
import type { GameLaunch } from './game-launch.ts';

/**
 * Asks the platform for the address of a game, in the language of the page [7.02], [9.01].
 *
 * @returns an address that is good once
 */
export function launchGame(launch: GameLaunch, brand: ResolvedBrand): Promise<GameLaunchResponse> {
  const { tenant, platform } = portalSections(brand);
  const language = currentLanguage(brand);
  const byHeader = platform.launchVersion === 2;
  const body = {
    ...playedAs(launch),
    accountType: 1,
    confirmTrans: 0,
    launchMode: 'GLS',
    platform: 'html5-desktop',
    clientType: 3,
    username: session.account ?? session.username ?? '',
    merchantCode: tenant.merchantCode,
    ...(!byHeader && { language }),
  } satisfies GameLaunchRequest;
  return request(byHeader ? '/wps/v2/game/launchGame' : '/wps/game/launchGame', {
    method: 'POST',
    token: true,
    body,
    ...(byHeader && { headers: { language } }),
  });
}

/** A game, or a room in its place; and whose. */
function playedAs({ vassalage, accountTypeName, nodeId, roomId }: GameLaunch) {
  return {
    ...(accountTypeName === undefined ? { vassalage } : { accountTypeName }),
    ...(nodeId !== undefined && { nodeId }),
    ...(roomId === undefined ? nodeId !== undefined && { gameId: String(nodeId) } : { roomId }),
  };
}
