import type { Visit } from './visit.ts';

/** Walks as a visitor of harbor who reads Arabic: chooses it, and opens the menu, which comes from the right. */
export async function walkInArabic(visit: Visit): Promise<void> {
  await visit.open('harbor', '/');
  await visit.part('banner').part('combobox', 'Language').choose('AR');
  await visit.reads(() => document.documentElement.dir, 'rtl');
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    await visit.resize(width, height);
    await visit.part('region', 'الرياضة').shows();
    await visit.isInOrder();
    // The language's words and what is further down come first: a press that is too early has tests of its own.
    await visit.reads(
      () => document.querySelector('main [data-skeleton]:not([data-far] *), [aria-busy=true]') === null,
      true,
    );
    const menu = visit.part('navigation', 'القائمة');
    await visit.part('button', 'فتح القائمة').press();
    await menu.shows();
    await visit.reads(() => {
      const box = document.querySelector(':popover-open')?.getBoundingClientRect();
      return box && Math.abs(box.right - document.documentElement.clientWidth) <= 1 && box.left > 0;
    }, true);
    await visit.key('Escape');
    await menu.goes();
    await visit.reads(() => document.activeElement?.textContent, 'فتح القائمة');
  }
  await visit.open('harbor', '/rng');
  await visit.part('main').part('article').shows();
  await visit.isInOrder();
}
