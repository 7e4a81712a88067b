/** Characters that are not seen, and have what is around them read in another order or as something else. */
const UNSEEN = /(?![\t\n])[\p{Cc}\u00ad\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff]/gu;

/** A text of a file as it is shown for review: in place of characters that are not seen stand their numbers, such as ⟨U+202E⟩. */
export function visible(text: string): string {
  return text.replaceAll(
    UNSEEN,
    (character) => `⟨U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}⟩`,
  );
}
