import type { ActionContext } from '#engine/kit/plain.ts';
import { portalSections } from '#platform/portal-sections.ts';
import { openCustomerService } from '#platform/support/open-customer-service.ts';
import { gameAddress } from './game-address.ts';
import type { GameLaunch } from './game-launch.ts';
import { tryLaunch } from './try-launch.ts';

/**
 * Launches a game into a window of its own. It opens blank first, while the visitor's click still allows it, and is
 * closed again where there is nothing to show.
 */
export async function openInWindow(context: ActionContext, launch: GameLaunch): Promise<void> {
  const opened = await openBlank(context);
  if (!opened) return;
  const answer = await tryLaunch(context, launch);
  const { gameOrigins } = portalSections(context.brand).platform;
  const address =
    answer && gameAddress(answer.game_url ?? answer.game_url2 ?? '', gameOrigins, location.origin);
  if (address === undefined) {
    opened.close();
    if (answer) void tellInvalid(context);
    return;
  }
  opened.opener = null;
  opened.location.replace(address);
}

/** A blank window. Where the browser blocks it the visitor may allow it and try again, until they give up. */
async function openBlank({ confirm }: ActionContext): Promise<Window | undefined> {
  for (;;) {
    const opened = window.open('about:blank', '_blank');
    if (opened) return opened;
    if (!(await confirm({ text: 'launch.popupBlocked', confirm: 'engine.retry' }))) return undefined;
  }
}

async function tellInvalid(context: ActionContext): Promise<void> {
  const contact = await context.confirm({ text: 'launch.invalidUrl', confirm: 'launch.contact' });
  if (contact) openCustomerService(context);
}
