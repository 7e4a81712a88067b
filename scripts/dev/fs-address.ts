/** The address that Vite answers a file on, wherever it stands. @param file absolute path */
export function fsAddress(file: string): string {
  // Vite decodes addresses by decodeURI: `%40` would stay as it is.
  return `/@fs/${encodeURI(file.replaceAll('\\', '/').replace(/^\//, ''))}`;
}
