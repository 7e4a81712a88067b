/** The build reads fonts and writes none, and the package brings no types. */
declare module 'wawoff2' {
  /** Returns the font of a WOFF2 file as TrueType or OpenType. @throws for bytes that are no such file */
  export function decompress(bytes: Uint8Array): Promise<Uint8Array>;
}
