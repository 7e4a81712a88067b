/** @module-tag matrix */
import { startFirefox } from './puppeteer-driver.ts';
import { tryBrowser } from './try-browser.ts';

// Most who have this browser sit at a desk; on a phone a member walks in WebKit and in two Chromiums.
tryBrowser('firefox', startFirefox, { member: ['a desk'] });
