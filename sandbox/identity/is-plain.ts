/** Tells whether a text can be kept and shown: without control characters and halves of characters. */
export function isPlain(text: string): boolean {
  return !/[\p{Cc}\p{Cs}]/u.test(text);
}
