import type { ResolvedBrand } from '@liveryjs/schemas/brand';

/** A brand as far as its pages and the pages of its panels are put together. */
export type Composed = Pick<ResolvedBrand, 'id'> & {
  readonly routes: readonly Pick<ResolvedBrand['routes'][number], 'id' | 'main'>[];
  readonly panels: Readonly<
    Record<string, { readonly pages: readonly Pick<ResolvedBrand['routes'][number], 'id' | 'main'>[] }>
  >;
};

/**
 * Finds what several brands put together in the same way: a page, or a page of a panel, whose widgets, slots and props are
 * those that a brand before it has under the same name.
 *
 * @returns by the id of a brand, the ids of routes that a brand before it has, and `panel/page` of the pages of panels
 */
export function repeatedPlaces(brands: readonly Composed[]): ReadonlyMap<string, ReadonlySet<string>> {
  const before = new Set<string>();
  return new Map(
    brands.map(({ id, routes, panels }) => {
      const places = [
        ...routes.map((route) => [route.id, route.main] as const),
        ...Object.entries(panels).flatMap(([name, { pages }]) =>
          pages.map((page) => [`${name}/${page.id}`, page.main] as const),
        ),
      ].map(([name, main]) => ({ name, key: JSON.stringify([name, main]) }));
      const repeated = places.filter(({ key }) => before.has(key)).map(({ name }) => name);
      for (const { key } of places) before.add(key);
      return [id, new Set(repeated)];
    }),
  );
}
