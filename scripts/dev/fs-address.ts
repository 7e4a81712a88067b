/** The address that Vite answers a file on, wherever it stands. @param file absolute path */
export function fsAddress(file: string): string {
  return `/@fs/${encodeURI(file.replaceAll('\\', '/')).replace(/^\//, '')}`;
}
