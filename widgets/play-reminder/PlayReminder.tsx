import { useEffect, useRef } from 'react';
import { useSnapshot } from 'valtio/react';
import { useActionContext, useBrand, useIntl, type WidgetProps } from '#engine/kit/index.ts';
import { getSessionSummary } from '#platform/limits/get-session-summary.ts';
import { noteReminder, playedSince, untilReminder } from '#platform/limits/reminders.ts';
import { portalSections } from '#platform/portal-sections.ts';
import { session } from '#platform/session/session.ts';
import { formatAmount } from '#platform/wallet/format-amount.ts';
import { spoken } from './play-reminder.model.ts';
import type { Props } from './play-reminder.props.ts';

/** Says from time to time how long who is signed in has been here, and what the bets since have come to. */
export default function PlayReminder({ props: { minutes, limits } }: WidgetProps<Props>) {
  const { number, token } = useSnapshot(session);
  const context = useActionContext();
  const { locale } = useIntl();
  const { tenant } = portalSections(useBrand());

  // What is said is in the language of the page by then.
  const say = useRef<() => Promise<void>>(async () => {});
  useEffect(() => {
    say.current = async () => {
      const time = spoken(Date.now() - playedSince(Date.now()), locale);
      // The time is worth telling without the result.
      const summary = await getSessionSummary().catch(() => undefined);
      if (session.number !== number) return;
      const net = summary?.net ?? '0';
      const lost = net.startsWith('-');
      const amount =
        summary &&
        formatAmount({ sumBalance: lost ? net.slice(1) : net, currency: summary.currency }, locale, tenant);
      const asks = await context.confirm({
        title: 'playReminder.title',
        text: !amount ? 'playReminder.time' : lost ? 'playReminder.lost' : 'playReminder.won',
        values: { time, amount: amount ?? '' },
        confirm: 'playReminder.limits',
        cancel: 'playReminder.goOn',
      });
      if (asks) context.open(limits);
    };
  });

  useEffect(() => {
    if (token === undefined) return;
    let timer: ReturnType<typeof setTimeout>;
    const plan = () => {
      timer = setTimeout(
        () => {
          noteReminder(Date.now(), minutes);
          void say.current();
          plan();
        },
        untilReminder(Date.now(), minutes),
      );
    };
    plan();
    return () => clearTimeout(timer);
  }, [token, minutes]);

  return null;
}
