const TYPED = ':is(input:not([type=hidden], [type=checkbox], [type=radio], [type=file]), textarea):enabled';

/** Has the keyboard of a phone say where its last key leads: on to the next field, or to sending the form. */
export function nameEnterKey(field: EventTarget): void {
  if (!(field instanceof HTMLInputElement) || !field.form) return;
  // A field that says itself what the key does keeps that.
  if (!/^(next|go)?$/.test(field.getAttribute('enterkeyhint') ?? '')) return;
  const typed = [...field.form.querySelectorAll(TYPED)];
  field.setAttribute('enterkeyhint', field === typed.at(-1) ? 'go' : 'next');
}
