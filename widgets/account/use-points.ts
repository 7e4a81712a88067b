import { useSnapshot } from 'valtio/react';
import { useHolds, useIntl, useMessages, useResource } from '#engine/kit/index.ts';
import { getPoints, pointsKey } from '#platform/member/get-points.ts';
import { session } from '#platform/session/session.ts';
import type { AccountPoints } from './account.props.ts';

/** The points of who is signed in; undefined where they are off, not known, or none [2.22]. */
export function usePoints(settings: AccountPoints | undefined) {
  const t = useMessages();
  const intl = useIntl();
  const holds = useHolds();
  const key = pointsKey(useSnapshot(session));
  const { data } = useResource(settings && holds(settings.when) ? key : null, getPoints);
  if (!settings || !data || data.points <= 0) return undefined;
  return { label: t(settings.label), text: intl.formatNumber(data.points) };
}
