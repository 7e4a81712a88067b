/** A name as accounts are found by: however it was typed or composed. */
export function nameKey(username: string): string {
  return username.trim().normalize('NFKC').toLowerCase();
}
