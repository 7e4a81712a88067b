import type { AnnouncementSeed } from './announcement-seed.ts';

/**
 * An announcement that somebody wrote to do harm: a portal shows its words, and nothing else of it does anything.
 * What gets through sets `window.hostile`, asks /sandbox/hostile, covers the page or leads elsewhere.
 */
export const hostile: AnnouncementSeed = {
  types: ['PU'],
  daysAgo: 13,
  EN: [
    'Wallet works: < 2 hours, nothing lost & all open again',
    attack('All wallets work again since', '04:20', 'Details'),
  ],
  TY: [
    'Pag-aayos ng wallet: < 2 oras, walang nawala at bukas nang lahat',
    attack('Gumagana nang muli ang lahat ng wallet mula', '04:20', 'Mga detalye'),
  ],
  VI: [
    'Bảo trì ví: < 2 giờ, không mất gì & đã mở lại',
    attack('Mọi ví hoạt động trở lại từ', '04:20', 'Chi tiết'),
  ],
  AR: [
    'صيانة المحفظة: أقل من ساعتين (< 2) ولم يضِع شيء & عاد كل شيء',
    attack('تعمل جميع المحافظ من جديد منذ الساعة', '04:20', 'التفاصيل'),
  ],
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
