import type { Device } from '@liveryjs/schemas/platform';

type Texts = (key: string, values?: Readonly<Record<string, string>>) => string;

/** Names a device, as far as its browser has said what it is. @param t gives the text of a message key */
export function deviceName({ kind, system, browser }: Device, t: Texts): string {
  if (browser !== undefined && system !== undefined) return t('device.on', { browser, system });
  return browser ?? system ?? t(kind === 'other' ? 'device.unknown' : `device.${kind}`);
}
