import { useHolds, useIntl, useMessages } from '@liveryjs/engine/kit';
import { useCall } from '@liveryjs/parts/use-call';
import { getPoints } from '@liveryjs/schemas/calls/member';
import type { AccountPoints } from './account.props.ts';

/** The points of who is signed in; undefined where they are off, not known, or none [2.22]. */
export function usePoints(settings: AccountPoints | undefined) {
  const t = useMessages();
  const intl = useIntl();
  const holds = useHolds();
  const { data } = useCall(getPoints, settings && holds(settings.when) ? undefined : null);
  if (!settings || !data || data.points <= 0) return undefined;
  return { label: t(settings.label), text: intl.formatNumber(data.points) };
}
