import { catalogue } from '@liveryjs/sandbox/seed/catalogue';
import { expect } from 'vitest';
import { PASSWORD } from '#tests/harness/log-in.ts';
import { cents } from '#tests/harness/shown-balance.ts';
import type { Visit } from './visit.ts';

const slots = catalogue().game.filter(({ game_type }) => game_type === 'RNG');
const hottest = slots.reduce((best, game) => (game.hot_rank < best.hot_rank ? game : best)).name;

/** Walks as a visitor of aurora who becomes a member: looks around, logs in, plays, deposits, bets. */
export async function walkAsMember(visit: Visit, isPhone: boolean): Promise<void> {
  await visit.open('aurora', '/');
  await lookAtHome(visit);
  await turnBanners(visit);
  await switchMode(visit, isPhone);
  await switchLanguage(visit, isPhone);
  await search(visit);
  await logIn(visit);
  await play(visit, isPhone);
  await deposit(visit, isPhone);
  await bet(visit, isPhone);
}

/** A sum in cents as the portal writes it. */
const money = (sum: number) => `$${(sum / 100).toLocaleString('en', { minimumFractionDigits: 2 })}`;

/** Finds the account's balance in the header. */
const balance = (visit: Visit, sum: string) => header(visit).part('group', 'Balance').part('text', sum);

const header = (visit: Visit) => visit.part('banner');

async function lookAtHome(visit: Visit): Promise<void> {
  await visit.part('region', 'Hot games').part('button', hottest).shows();
  await visit.isInOrder();
}

async function turnBanners(visit: Visit): Promise<void> {
  const banners = visit.part('region', 'Highlights');
  await banners.part('group', '1 of 5').part('text', 'Every night has its light').shows();
  await banners.part('button', 'Next banner').press();
  await banners.part('group', '2 of 5').part('text', 'Reels that never rest').shows();
  // The banner whose turn it is stands in the middle.
  await visit.reads(() => {
    const current = document
      .querySelector('[aria-roledescription="banner"]:not([inert])')
      ?.getBoundingClientRect();
    const { clientWidth } = document.documentElement;
    return current !== undefined && current.left >= 0 && current.right <= clientWidth;
  }, true);
  await banners.part('button', 'Show banner 1').press();
  await banners.part('group', '1 of 5').shows();
}

/** Where the choice of a language and a mode stand: in the header, or on a phone in the menu. */
async function openChoices(visit: Visit, isPhone: boolean) {
  if (!isPhone) return header(visit);
  await visit.part('button', 'Open menu').press();
  return visit.part('navigation', 'Menu');
}

async function switchMode(visit: Visit, isPhone: boolean): Promise<void> {
  const choices = await openChoices(visit, isPhone);
  await visit.reads(shade, 'dark');
  await choices.part('button', 'Switch to: Light').press();
  await visit.reads(shade, 'light');
  await visit.isInOrder();
  await choices.part('button', 'Switch to: Dark').press();
  await visit.reads(shade, 'dark');
}

/** Tells whether the page's background is light or dark. Runs in the page. */
function shade(): 'light' | 'dark' {
  const [red = 0, green = 0, blue = 0] =
    getComputedStyle(document.documentElement).backgroundColor.match(/\d+/g)?.map(Number) ?? [];
  return red + green + blue > 384 ? 'light' : 'dark';
}

async function switchLanguage(visit: Visit, isPhone: boolean): Promise<void> {
  const language = () => document.documentElement.lang;
  await visit.reload();
  const choices = await openChoices(visit, isPhone);
  await choices.part('combobox', 'Language').choose('VI');
  await visit.reads(language, 'vi');
  await visit.part('region', 'Trò chơi hot').shows();
  await visit.isInOrder();
  await (isPhone ? visit.part('navigation', 'Menu') : header(visit))
    .part('combobox', 'Ngôn ngữ')
    .choose('EN');
  await visit.reads(language, 'en');
  if (isPhone) await visit.key('Escape');
}
async function search(visit: Visit): Promise<void> {
  await header(visit).part('link', 'Slots').press();
  const games = visit.part('region', 'Slots');
  await games.says('10,000 games');
  await games.part('searchbox', 'Search games by name').fill('dragon');
  await games.says(/^\d{2,3} games$/);
  await games.part('heading', /dragon/i).shows();
  await visit.isInOrder();
}

async function logIn(visit: Visit): Promise<void> {
  const opener = header(visit).part('button', 'Log in');
  const popup = visit.part('dialog', 'Log in');
  await opener.press();
  await popup.part('label', 'Username').shows();
  await visit.key('Escape');
  await popup.goes();
  await visit.reads(() => document.activeElement?.textContent, 'Log in');
  await visit.key('Enter');
  await popup.part('label', 'Username').fill('mai');
  await popup.part('label', 'Password').fill(PASSWORD);
  await visit.key('Enter');
  await header(visit)
    .part('button', /^Account menu of/)
    .shows();
  await visit.isInOrder();
}

async function play(visit: Visit, isPhone: boolean): Promise<void> {
  await visit.site.state({ luck: 'win' });
  await visit.open('aurora', '/rng');
  await balance(visit, '$1,270.50').shows();
  await visit.part('region', 'Slots').part('button', hottest).press();
  await visit.part('frame').enter();
  await visit.part('heading', hottest).shows();
  await visit.part('status', 'Balance').says('$1,250.50');
  const stake = await visit.ask(
    () => document.querySelector<HTMLInputElement>('input[type=radio]:checked')?.value,
  );
  await visit.part('button', 'Spin').press();
  const won = cents(await visit.part('text', /you won \$/i).read());
  await visit.part('status', 'Balance').says(money(125_050 - cents(stake) + won));
  await visit.leaveFrame();
  // On a phone all of the window is the game's, but for the bar with the way back.
  if (isPhone) await visit.part('main').part('button', 'Back').press();
  await balance(visit, money(127_050 - cents(stake) + won)).shows();
  await visit.isInOrder();
}

async function deposit(visit: Visit, isPhone: boolean): Promise<void> {
  const centre = visit.part('dialog', 'Member centre');
  const opener = header(visit).part('button', 'Deposit');
  if (isPhone)
    await header(visit)
      .part('button', /^Account menu of/)
      .pressFor(opener);
  await opener.press();
  await centre.part('text', 'QR wallet').press();
  await centre.part('textbox', 'Amount').fill('100.00');
  await centre.part('button', 'Continue').press();
  await centre.part('button', 'Deposit $100.00').press();
  await centre.part('timer').shows();
  await centre.part('img', 'QR code to pay $100.00').shows();
  expect(await visit.site.sent('POST /wps/deposit')).toEqual([
    { channel: 'QR_WALLET', amount: '100.00', language: 'EN', idempotencyKey: expect.any(String) },
  ]);
  const number = await visit.ask(() => new URLSearchParams(location.search).get('deposit') ?? '');
  await visit.site.state({ deposits: { [number]: { status: 'PAID' } } });
  await visit.ask(() => document.dispatchEvent(new Event('visibilitychange')));
  await centre.says(/^\$100\.00 is in your wallet/);
  await visit.isInOrder();
  await visit.key('Escape');
  await centre.goes();
}

async function bet(visit: Visit, isPhone: boolean): Promise<void> {
  // Draws once a day, so that no draw closes by itself meanwhile.
  await visit.open('aurora', '/lottery?gameCode=DAILY3&playType=last2');
  // On a phone a bar opens the slip.
  const slip = visit.part(isPhone ? 'dialog' : 'region', 'Bet slip');
  await visit.part('group', 'Place 2').part('button', '0').press();
  await visit.part('group', 'Place 3').part('button', '7').press();
  await visit.part('button', 'Add to slip').press();
  if (isPhone) await visit.part('region', 'Bet slip').part('button', 'Review').press();
  await slip.part('button', 'Review bets').press();
  await slip.part('button', 'Place bets').press();
  await slip.says('Your bets are placed');
  expect(await visit.site.sent('POST /lotto/lgw/orders')).toEqual([
    {
      idempotencyKey: expect.any(String),
      gameCode: 'DAILY3',
      numero: expect.stringMatching(/^\d{8}$/),
      prizeMode: 'Lott',
      bets: [{ playType: 'last2', picks: [['0'], ['7']], stake: '0.10' }],
    },
  ]);
  await visit.isInOrder();
}
