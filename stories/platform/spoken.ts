/** Returns, from the rows that have these values, the one in the language that a call asks for, or in English. */
export function spoken<Row extends { readonly language: string }>(
  rows: readonly Row[],
  criteria: Partial<Row>,
  query: URLSearchParams,
): Row | undefined {
  const fitting = rows.filter((row) =>
    Object.entries(criteria).every(([name, value]) => row[name as keyof Row] === value),
  );
  const languageOf = (code: string | null) => fitting.find(({ language }) => language === code);
  return languageOf(query.get('language')) ?? languageOf('EN');
}
