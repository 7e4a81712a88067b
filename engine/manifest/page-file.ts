/** The file of a bundle that holds the page of a path: `/` index.html, `/about` about.html, `/index.html` itself. */
export function pageFile(path: string): string {
  if (path === '/') return 'index.html';
  return path.endsWith('.html') ? path.slice(1) : `${path.slice(1)}.html`;
}
