import type { NamedVendor } from '@liveryjs/client/games/load-vendors';
import type { Props } from './vendor-cards.props.ts';

/** The vendors that have a card: those of the manifest that the platform has, or all. */
export function cardsOf(vendors: readonly NamedVendor[], cards: Props['cards']): readonly NamedVendor[] {
  if (!cards) return vendors;
  return cards.flatMap((card) => {
    const vendor = vendors.find(({ vassalage }) => vassalage === card.vassalage);
    return vendor ? [{ ...vendor, isHot: card.isHot ?? vendor.isHot ?? false }] : [];
  });
}

/** The name of a part of a list's state in the address's query. */
export function paramName(name: string, prefix: string | undefined): string {
  return prefix ? `${prefix}-${name}` : name;
}
