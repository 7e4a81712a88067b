export { launchBrowser } from '#scripts/setup/launch-browser.ts';
