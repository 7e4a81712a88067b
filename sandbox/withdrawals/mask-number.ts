/** An account's number as answers show it: its last four digits. */
export function maskNumber(number: string): string {
  return `••••${number.slice(-4)}`;
}
