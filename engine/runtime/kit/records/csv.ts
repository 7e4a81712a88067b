/** The beginnings that a spreadsheet would take for a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/**
 * Rows as a file for spreadsheets (RFC 4180), in UTF-8 with the mark that some of them need to see that. A text that
 * one of them would run as a formula begins with an apostrophe; numbers below 0 stay numbers.
 */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(cell).join()}\r\n`).join('')}`;
}

function cell(text: string): string {
  const plain = FORMULA.test(text) && !/^-?[\d.]+$/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}
