import type { AnnouncementSeed } from './announcement-seed.ts';

/**
 * An announcement that somebody wrote to do harm: a portal shows its words, and nothing else of it does anything.
 * What gets through sets `window.hostile`, asks /sandbox/hostile, covers the page or leads elsewhere.
 */
export const hostile: AnnouncementSeed = {
  types: ['PU'],
  daysAgo: 13,
  text: 'hostile',
  around: (content, textOf) => attack(content, '04:20', textOf('details')),
};

function attack(sentence: string, time: string, details: string): string {
  return `<p onmouseover="hostile=1" style="position:fixed;inset:0;background:#f00;z-index:9999">${sentence} <a href="javascript:window.hostile=1">${time}</a>.</p>
<script>window.hostile = 1; fetch('/sandbox/hostile')</script><ScRiPt/src="/sandbox/hostile"></sCrIpT>
<img src="data:image/gif;base64,none" alt="" onerror="window.hostile = 1">
<svg><script>hostile=1</script><a href="javascript:hostile=1"><text y="20"></text></a></svg>
<a href="JaVa&#x09;sCrIpT:hostile=1"></a><a href="data:text/html,<script>opener.hostile=1</script>" target="_blank"></a>
<iframe src="/sandbox/hostile" srcdoc="<script>parent.hostile=1</script>"></iframe>
<object data="/sandbox/hostile"></object><embed src="/sandbox/hostile">
<style>body { display: none } @import url('/sandbox/hostile');</style><link rel="stylesheet" href="/sandbox/hostile">
<base href="https://evil.example.com/"><meta http-equiv="refresh" content="0;url=https://evil.example.com/">
<form action="https://evil.example.com/" id="root"><input name="body" autofocus onfocus="hostile=1"></form>
<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=hostile=1&gt;"></table></mtext></math>
<video><source onerror="hostile=1"></video>
<details open ontoggle="hostile=1"><summary>${details}</summary>${time}</details>`;
}
