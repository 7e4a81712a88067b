const forbidden = new Set(['__proto__', 'constructor', 'prototype']);

/** Keys that would reach what every object of JavaScript has. */
export function isForbidden(key: string): boolean {
  return forbidden.has(key);
}
