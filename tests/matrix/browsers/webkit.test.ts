/** @module-tag matrix */
import { tryBrowser } from './try-browser.ts';
import { startWebKit } from './webkit-driver.ts';

// Most who have this browser hold a phone; at a desk a member walks in Firefox and in an older Chromium.
tryBrowser('webkit', startWebKit, { member: ['a phone'] });
