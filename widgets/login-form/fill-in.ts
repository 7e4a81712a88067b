/** Fills in fields of a form that nobody has typed in yet. */
export function fillIn(
  form: HTMLFormElement | null,
  texts: Readonly<Record<string, string | undefined>>,
): void {
  for (const [name, text] of Object.entries(texts)) {
    const input = form?.elements.namedItem(name);
    if (input instanceof HTMLInputElement && input.value === '' && text !== undefined) input.value = text;
  }
}
