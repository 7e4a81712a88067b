import { noteReminder, untilReminder } from '@liveryjs/client/limits/reminders';
import { useActionContext, useIntl, type WidgetProps } from '@liveryjs/engine/kit';
import { useEffect, useRef } from 'react';
import type { Props } from './play-reminder.props.ts';

/** Says from time to time how long who is signed in has been here, and what the bets since have come to. */
export default function PlayReminder({ props: { minutes, limits } }: WidgetProps<Props>) {
  const context = useActionContext();
  const { locale } = useIntl();
  // A reminder is in the language that the page has by then.
  const say = useRef<() => Promise<void>>(async () => {});
  useEffect(() => {
    say.current = async () => {
      const { tellTime } = await import('./tell-time.ts');
      if (await tellTime(context, locale)) context.open(limits);
    };
  });
  useEffect(() => {
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
  }, [minutes]);
  return null;
}
