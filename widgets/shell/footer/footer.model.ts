/**
 * The years of a copyright: `2024–2026`.
 *
 * @param now undefined where the year must not matter, as in a page that is written once and read for years
 */
export function copyrightYears(since: number, now: number | undefined): string {
  return now !== undefined && now > since ? `${since}–${now}` : `${since}`;
}
