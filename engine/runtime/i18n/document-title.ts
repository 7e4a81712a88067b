/** The title of a page in the browser's tab. */
export function documentTitle(page: string, brand: string): string {
  return page === brand ? brand : `${page} · ${brand}`;
}
