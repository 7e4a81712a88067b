import type { KeyboardEvent } from 'react';

/** Where a key leads among so many places; undefined for keys that lead nowhere. */
export function nextPlace(key: string, position: number, count: number): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key === 'ArrowDown') return (position + 1) % count;
  if (key === 'ArrowUp') return (position <= 0 ? count : position) - 1;
  return undefined;
}

/** Arrow keys, Home and End go through what can be pressed in an element. */
export function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const places = [...event.currentTarget.querySelectorAll<HTMLElement>('a, button')].filter(
    (place) => place.offsetParent !== null,
  );
  const position = places.indexOf(document.activeElement as HTMLElement);
  const next = nextPlace(event.key, position, places.length);
  if (next === undefined) return;
  event.preventDefault();
  places[next]?.focus();
}
