/**
 * The time that conditions are held against, in milliseconds since 1970: the clock of the visitor. A server that shows what is not
 * published may set it ahead or back, by milliseconds in an attribute of the document; nothing in a bundle writes that.
 */
export function clock(): number {
  return Date.now() + (Number(document.documentElement.dataset.clock) || 0);
}
