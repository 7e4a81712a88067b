import type { Mode, ResolvedBrand } from '@liveryjs/schemas/brand';

type Theme = Pick<ResolvedBrand['theme'], 'modes' | 'defaultMode'>;

/** A mode that shows in its time, and the id of the mode that it stands in for. */
type Season = Mode & Required<Pick<Mode, 'when'>> & { readonly instead: string };

/** The modes of a brand that have a season. */
export function seasonsOf({ modes }: Theme): readonly Season[] {
  return modes.flatMap((mode) => {
    const { when } = mode;
    const instead = usual(modes, mode.scheme);
    return when && instead ? [{ ...mode, when, instead }] : [];
  });
}

/** The first mode of a scheme that is always there. */
export function usual(modes: readonly Mode[], scheme: Mode['scheme']): string | undefined {
  return modes.find((mode) => mode.scheme === scheme && !mode.when)?.id;
}
