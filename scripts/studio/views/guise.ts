import { isObject, own, ownText, pointerTo } from '@liveryjs/compiler/manifest';
import type { BrandView } from '@liveryjs/studio/api';
import { writersAt } from '@liveryjs/workspace/explain/layers';
import { brandTimes } from '@liveryjs/workspace/explain/person';
import type { BrandResult } from '@liveryjs/workspace/open';
import { yearOf } from '@liveryjs/workspace/seasons/year-of';
import { listIn, titleOf } from './shared.ts';

/** All that a brand can be seen with beside its visitors: features, the platform's status, and the time. */
export function guiseView(
  result: BrandResult,
): Pick<BrandView, 'features' | 'statuses' | 'timeZone' | 'seasons'> {
  const { merged, origins, chain } = result;
  const features = own(merged, 'features');
  return {
    features: Object.entries(isObject(features) ? features : {}).map(([name, feature]) => {
      const fixed = own(feature, 'fixed');
      const place = writersAt(origins, chain, `${pointerTo('/features', name)}/fixed`).at(-1)?.place;
      return {
        name,
        ...(typeof fixed === 'boolean' && { fixed: { isOn: fixed, ...(place !== undefined && { place }) } }),
      };
    }),
    statuses: listIn(merged, 'statusScreens').flatMap((screen) => {
      const status = own(screen, 'status');
      return typeof status === 'number' ? [{ status, title: titleOf(ownText(screen, 'id') ?? '') }] : [];
    }),
    timeZone: brandTimes(result).timeZone,
    seasons: seasonsOf(result),
  };
}

function seasonsOf(result: BrandResult): BrandView['seasons'] {
  if (own(result.merged, 'seasons') === undefined) return [];
  const { seasons, changes } = yearOf(result);
  return seasons.flatMap(({ name, isNamed }) => {
    const next = changes.find(({ begins }) => begins.some(({ season }) => season === name));
    return isNamed && next ? [{ name, at: next.local.replace(' ', 'T') }] : [];
  });
}
