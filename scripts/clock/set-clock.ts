import { DEFAULT_TIME_ZONE, instantOf, isTimeZone } from '@liveryjs/compiler/manifest/instants';
import { isMoment } from '@liveryjs/compiler/manifest/moment';

/** Address of the script that sets the clock of a page, of servers that show what is not published. */
export const CLOCK_SCRIPT = '/@livery/clock.js';

const COOKIE = 'livery-at';

/** The clock that a request asks for its page. */
export interface AskedClock {
  /** The date, as it was asked for; undefined: the clock is not set. */
  readonly at: string | undefined;
  /** Keeps the clock for the pages that are loaded after this one, or ends that; undefined where nothing changes. */
  readonly cookie: string | undefined;
  /** In a sentence what is wrong with the date; the clock is not set then. */
  readonly wrong?: string;
}

/**
 * Reads `?at=2026-12-24T20:00` of a page's address. It holds for what the browser loads from the host after that, until `?at=` takes it
 * back.
 *
 * @param otherwise the date where the request names none. Default: the clock is not set
 */
export function clockOf(url: string, cookies: string | undefined, otherwise?: string): AskedClock {
  const text = new URLSearchParams(url.split('?')[1]?.split('#')[0]).get('at');
  if (text === '') return { at: undefined, cookie: `${COOKIE}=; Path=/; SameSite=Lax` };
  // A space is what a plus sign of an address is read as.
  const moment = text?.replace(' ', '+') ?? keptIn(cookies) ?? otherwise;
  if (text !== null && moment !== undefined && !isMoment(moment))
    return {
      at: undefined,
      cookie: undefined,
      wrong: `?at=${text} is no date. Write one such as ?at=2026-12-24, or a date and time such as ?at=2026-12-24T20:00.`,
    };
  const cookie =
    text === null ? undefined : `${COOKIE}=${encodeURIComponent(moment ?? '')}; Path=/; SameSite=Lax`;
  return { at: moment === '' ? undefined : moment, cookie };
}

function keptIn(cookies = ''): string | undefined {
  const [, value] = /(?:^|;\s*)livery-at=([\w:.%+-]*)/.exec(cookies) ?? [];
  if (value === undefined) return undefined;
  const moment = value.replaceAll(/%3A/gi, ':').replaceAll(/%2B/gi, '+');
  return moment === '' || isMoment(moment) ? moment : undefined;
}

/** A page whose clock is set before any other script of it runs. */
export function withClock(html: string, moment: string, timeZone = DEFAULT_TIME_ZONE): string {
  const query = new URLSearchParams({
    at: new Date(instantOf(moment, timeZone)).toISOString(),
    zone: timeZone,
  });
  const tag = `<script src="${CLOCK_SCRIPT}?${query.toString().replaceAll('&', '&amp;')}"></script>\n`;
  return html.replace('<script', () => `${tag}<script`);
}

/**
 * The script that sets the clock of the page that it stands in, and says so at the page's edge.
 *
 * @param url its address, as `withClock` writes it
 * @returns undefined for another address
 */
export function clockScript(url: string): string | undefined {
  const [path, query] = url.split('?');
  const params = new URLSearchParams(query);
  const [moment, zone] = [params.get('at') ?? '', params.get('zone') ?? ''];
  if (path !== CLOCK_SCRIPT || !isMoment(moment.replace('.000Z', 'Z')) || !isTimeZone(zone)) return undefined;
  return `(${setClock})(${JSON.stringify(moment)},${JSON.stringify(zone)});\n`;
}

/** Runs in the page, alone. The engine reads the attribute; styles go in as objects, which content policies allow. */
const setClock = `function (at, timeZone) {
  const ahead = Date.parse(at) - Date.now();
  document.documentElement.dataset.clock = ahead;
  const format = new Intl.DateTimeFormat('en', { dateStyle: 'full', timeStyle: 'short', timeZone });
  addEventListener('DOMContentLoaded', () => {
    const sign = document.createElement('aside');
    const text = document.createElement('span');
    const back = document.createElement('a');
    const say = () => {
      text.textContent = 'The clock of this page is set: ' + format.format(Date.now() + ahead) + ', ' + timeZone + '. ';
    };
    say();
    setInterval(say, 5000);
    back.textContent = 'Back to now';
    back.href = location.pathname + '?at=';
    addEventListener('click', () => { back.href = location.pathname + '?at='; }, true);
    sign.lang = 'en';
    sign.dir = 'ltr';
    sign.id = 'livery-clock';
    sign.setAttribute('aria-label', 'Clock');
    Object.assign(sign.style, {
      position: 'fixed', insetBlockEnd: '0', insetInlineStart: '0', zIndex: '2147483647', maxInlineSize: '100%', boxSizing: 'border-box',
      padding: '4px 10px', font: '13px/1.5 system-ui, sans-serif', color: '#000', background: '#ffd54a', pointerEvents: 'none',
    });
    Object.assign(back.style, { color: '#000', textDecoration: 'underline', pointerEvents: 'auto' });
    sign.append(text, back);
    document.documentElement.append(sign);
  });
}`;
