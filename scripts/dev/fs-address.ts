/** The address that Vite answers a file on, wherever it stands. @param file absolute path */
export function fsAddress(file: string): string {
  const parts = file.replaceAll('\\', '/').replace(/^\//, '').split('/');
  return `/@fs/${parts.map(encodeURIComponent).join('/')}`;
}
