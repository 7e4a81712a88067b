import { isMoment } from '#compiler/manifest/moment.ts';
import { isTimeZone } from '#compiler/manifest/resolve/instants.ts';

/** The forms of this project's own that a text of a manifest may have, by the name that schemas call them. */
export const formats: Readonly<Record<string, (text: string) => boolean>> = {
  'message-key': (text) => /^[a-z][A-Za-z0-9]*(\.[A-Za-z0-9][A-Za-z0-9_-]*)+$/.test(text),
  token: (text) => /^[A-Za-z0-9][\w-]*(\.[A-Za-z0-9][\w-]*)*$/.test(text),
  asset: (text) => text !== '',
  icon: (text) => /^[a-z][a-z0-9-]*$/.test(text),
  content: (text) => /^[a-z][a-z0-9-]*$/.test(text),
  currency: (text) => currencies.has(text),
  locale: isLocale,
  moment: isMoment,
  'time-zone': isTimeZone,
};

const currencies = new Set(Intl.supportedValuesOf('currency'));

function isLocale(text: string): boolean {
  try {
    return Intl.getCanonicalLocales(text)[0] === text;
  } catch {
    return false;
  }
}

/** Names of time zones: those that this machine lists, and the newer ones of zones that it still lists by the older. */
export function timeZones(): readonly string[] {
  const newer = ['UTC', 'Asia/Ho_Chi_Minh', 'Asia/Kolkata', 'Asia/Yangon', 'Asia/Kathmandu', 'Europe/Kyiv'];
  return [...Intl.supportedValuesOf('timeZone'), ...newer];
}
