/** @module-tag matrix */
import { startChromium } from './puppeteer-driver.ts';
import { tryBrowser } from './try-browser.ts';

// Other tests prove in this browser the walk of a member at a desk, Arabic, and that pages fit.
tryBrowser('newestChromium', startChromium, { member: ['a phone'], visitor: false });
