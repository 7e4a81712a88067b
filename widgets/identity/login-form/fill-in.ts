/** Fills in fields that belong together, where nobody has typed in any of them yet. */
export function fillIn(
  form: HTMLFormElement | null,
  texts: Readonly<Record<string, string | undefined>>,
): void {
  const fields = Object.entries(texts).map(([name, text]) => [form?.elements.namedItem(name), text] as const);
  if (!fields.every(([field]) => field instanceof HTMLInputElement && field.value === '')) return;
  for (const [field, text] of fields) {
    if (field instanceof HTMLInputElement && text !== undefined) field.value = text;
  }
}
