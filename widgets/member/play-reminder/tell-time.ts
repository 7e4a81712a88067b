import { call } from '@liveryjs/client/calls/call';
import { playedSince } from '@liveryjs/client/limits/reminders';
import { portalSections } from '@liveryjs/client/portal-sections';
import { session } from '@liveryjs/client/session/session';
import { formatAmount } from '@liveryjs/client/wallet/format-amount';
import type { ActionContext } from '@liveryjs/engine/kit/plain';
import { getSessionSummary } from '@liveryjs/schemas/calls/limits';
import { spoken } from './play-reminder.model.ts';

/**
 * Says how long the session has lasted and what the bets since have come to, or the time alone where the platform does
 * not tell.
 *
 * @param locale BCP 47 tag
 * @returns whether the visitor wants to see their limits
 */
export async function tellTime(context: ActionContext, locale: string): Promise<boolean> {
  const { number } = session;
  const now = Date.now();
  const time = spoken(now - playedSince(now), locale);
  const summary = await call(getSessionSummary).catch(() => undefined);
  if (session.number !== number) return false;
  const net = summary?.net ?? '0';
  const lost = net.startsWith('-');
  const amount =
    summary &&
    formatAmount(
      { sumBalance: lost ? net.slice(1) : net, currency: summary.currency },
      locale,
      portalSections(context.brand).tenant,
    );
  return context.confirm({
    title: 'playReminder.title',
    text: !amount ? 'playReminder.time' : lost ? 'playReminder.lost' : 'playReminder.won',
    values: { time, amount: amount ?? '' },
    confirm: 'playReminder.limits',
    cancel: 'playReminder.goOn',
  });
}
