/** Milliseconds after the page has loaded: nothing of its first view waits for what comes then. */
const LATER = 1000;

/** Runs something once the page has loaded and shows. */
export function afterLoad(run: () => void): void {
  const begin = () => setTimeout(run, LATER);
  if (document.readyState === 'complete') begin();
  else addEventListener('load', begin, { once: true });
}
