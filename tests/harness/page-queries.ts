/** The queries of routes that show nothing without one. */
const QUERIES: Readonly<Record<string, string>> = {
  lottery: '?gameCode=DAILY3&playType=last2',
  seaLottery: '?gameCode=VNSOUTH',
  promoDetail: '?id=5',
};

/** The address of a page, with the query that it needs to show what it is about. */
export function addressOf({ id, path }: { readonly id: string; readonly path: string }): string {
  return `${path}${QUERIES[id] ?? ''}`;
}
