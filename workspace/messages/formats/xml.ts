const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what XML has no place for
const NO_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;

/** Attributes as XML, each with a space in front. Characters that XML has no place for are left out. */
export function attributes(all: Readonly<Record<string, string>>): string {
  return Object.entries(all)
    .map(([name, value]) => {
      const text = value.replace(NO_XML, '').replace(/[&<>"]/g, (letter) => ESCAPES[letter] ?? letter);
      return ` ${name}="${text.replace(/[\t\n\r]/g, (letter) => `&#${letter.charCodeAt(0)};`)}"`;
    })
    .join('');
}

/** Text as XML inside of an element. Characters that XML has no place for are `cp` of XLIFF. */
export function content(text: string): string {
  return text
    .replace(/[&<>]/g, (letter) => ESCAPES[letter] ?? letter)
    .replaceAll('\r', '&#13;')
    .replace(
      NO_XML,
      (letter) => `<cp hex="${letter.charCodeAt(0).toString(16).padStart(4, '0').toUpperCase()}"/>`,
    );
}

/** Lines of something that stands inside of something else. */
export function lines(inner: readonly string[]): string[] {
  return inner.map((line) => `  ${line}`);
}
