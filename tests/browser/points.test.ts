import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { dismissNotices } from '#tests/harness/dismiss-notices.ts';
import { goTo } from '#tests/harness/go-to.ts';
import { accountMenu, PASSWORD, sendLogin } from '#tests/harness/log-in.ts';
import { portal } from '#tests/harness/portal.ts';

const aurora = portal('aurora');
const harbor = portal('harbor');

const main = (page: Page) => page.getByRole('main');
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const tab = (page: Page, name: string) => main(page).getByRole('tab', { name });
const row = (page: Page, reference: string) => main(page).getByRole('row').filter({ hasText: reference });
const points = (page: Page, count: string) =>
  main(page).getByRole('group', { name: 'Your points' }).getByText(`${count} points`, { exact: true });
const header = (page: Page) => page.getByRole('banner');

test('[2.03] [2.19] [2.37] [4.20] [7.04] [9.01] a visitor finds the mall, logs in, redeems, looks back, and converts', async () => {
  aurora.expectProblem(/answered 403: POST .*\/wps\/points\/redeem$/);
  const page = await aurora.open('/pointMall');
  await main(page).getByRole('region', { name: 'Highlights' }).locator('img').first().waitFor();
  const groups = (await aurora.journal()).filter(({ path }) => path.endsWith('MCSFE_banners'));
  expect(groups.map(({ query }) => query.groupName)).toEqual(['w_shop']);
  await main(page).getByText('Points never expire.').waitFor();
  const redeem = main(page).getByRole('button', { name: 'Redeem Ten free spins' });
  await redeem.click();
  await dialog(page, 'Log in').getByText('Log in to spend your points.').waitFor();
  await sendLogin(page, 'mai');
  await accountMenu(page).waitFor();
  // The login leads on to the reward.
  await dialog(page, 'Redeem').getByLabel('Quantity').waitFor();
  await page.keyboard.press('Escape');
  expect(new URL(page.url()).pathname).toBe('/pointMall');
  await points(page, '480').waitFor();

  // A reward that is too dear says by how much; a narrower mall is in the address.
  await main(page)
    .getByRole('article', { name: 'Two cinema tickets' })
    .getByText('280 more points needed')
    .waitFor();
  await main(page).getByText('Only rewards I can afford').click();
  await expect.poll(() => main(page).getByText('points needed').count()).toBe(0);
  await expect.poll(() => new URL(page.url()).search).toBe('?affordable=1');

  await redeem.click();
  const form = dialog(page, 'Redeem');
  await form.getByLabel('Quantity').fill('2');
  await form.getByText('180 points', { exact: true }).waitFor();
  const secret = form.getByLabel('Login password');
  await secret.fill('not this');
  await form.getByRole('button', { name: 'Redeem for 300 points' }).click();
  await form.getByText('That password is not correct. Check it and try again.').waitFor();
  expect(await form.getByLabel('Quantity').inputValue()).toBe('2');
  await secret.fill(PASSWORD);
  await secret.press('Enter');
  await form.getByText('Redemption requested').waitFor();
  const reference = await form.getByText(/^RD\d{6}-[0-9A-F]{10}$/).innerText();
  const sent = (await aurora.journal()).filter(({ path }) => path === '/wps/points/redeem');
  expect(sent.map(({ encrypted, status }) => [encrypted, status])).toEqual([
    [true, 403],
    [true, 200],
  ]);
  expect(sent[1]?.body).toEqual({
    rewardId: 301,
    quantity: 2,
    password: PASSWORD,
    idempotencyKey: expect.stringMatching(/^[\w-]{24}$/),
  });
  await form.getByRole('button', { name: 'Done' }).click();
  await points(page, '180').waitFor();
  await header(page).getByText('Security 180').first().waitFor();

  await tab(page, 'Redemption history').click();
  await row(page, reference).getByText('In Process').waitFor();
  await expect.poll(() => new URL(page.url()).searchParams.get('tab')).toBe('redeems');
  await aurora.state({ redeems: { [reference]: { status: 'REJECTED', remark: 'Not this week.' } } });
  await page.reload();
  await row(page, reference).getByText('Rejected').waitFor();
  await row(page, reference).getByText('Not this week.').waitFor();
  await points(page, '480').waitFor();
  await main(page).getByText('Approved', { exact: true }).first().click();
  await expect.poll(() => row(page, reference).count()).toBe(0);

  await tab(page, 'Points history').click();
  const returned = row(page, reference).filter({ hasText: 'Returned' });
  await returned.getByText('+300').waitFor();
  await row(page, reference).filter({ hasText: 'Redeemed' }).waitFor();

  await tab(page, 'Convert points').click();
  await main(page).getByLabel('Points to convert').fill('99');
  await main(page).getByLabel('Login password').fill(PASSWORD);
  await main(page).getByRole('button', { name: 'Convert' }).click();
  await main(page).getByText('At least 100 points').waitFor();
  await main(page).getByLabel('Points to convert').fill('250');
  await main(page).getByText('$2.50').waitFor();
  await main(page).getByRole('button', { name: 'Convert' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByText(/You’ll get \$2\.50 .* for 250 points/).waitFor();
  await question.getByRole('button', { name: 'Convert' }).click();
  await main(page)
    .getByText(/250 points converted: \$2\.50 is in your wallet/)
    .waitFor();
  await header(page).getByText('$1,273.00').first().waitFor();
  await header(page).getByText('Security 230').first().waitFor();
  await points(page, '230').waitFor();
});

test('[2.07] [4.20] [5.09] promotions say how one stands, and are joined, applied for, claimed and drawn', async () => {
  const page = await aurora.open('/promotions');
  const card = (name: string) => main(page).getByRole('article', { name });
  const [deposit, ticket, presents] = [
    card('Your first deposit, doubled'),
    card('Your first lottery line is on us'),
    card('Seven days, seven gifts'),
  ];
  await presents.getByText('Coming soon').waitFor();
  await ticket.getByRole('button', { name: 'Join: ' }).click();
  await dialog(page, 'Log in').getByText('Log in to take part.').waitFor();
  await sendLogin(page, 'mai');
  await accountMenu(page).waitFor();
  expect(new URL(page.url()).pathname).toBe('/promotions');
  await card('Missions of the month').getByText('Joined').waitFor();
  await card('Octopus hour').getByText('Close').waitFor();

  await ticket.getByRole('button', { name: 'Join: ' }).click();
  await ticket.getByText('Joined').waitFor();
  await deposit.getByRole('button', { name: 'Claim: ' }).click();
  await deposit.getByText('Claimed').waitFor();
  await header(page).getByText('$1,290.50').first().waitFor();

  await card('One leg short?').getByRole('button', { name: 'Join: ' }).click();
  const form = dialog(page, 'Take part');
  const comment = form.getByLabel('Comment');
  await comment.fill('x'.repeat(139));
  await comment.press('End');
  await comment.pressSequentially('yz');
  await form.getByText('0 of 140 characters left').waitFor();
  const files = form.getByLabel('Add pictures');
  const picture = (name: string, buffer = PNG, mimeType = 'image/png') => ({ name, mimeType, buffer });
  await files.setInputFiles([
    picture('notes.pdf', Buffer.from('%PDF-1.7'), 'application/pdf'),
    picture('large.png', Buffer.alloc(5 * 1024 * 1024 + 1)),
    picture('a.png'),
    picture('b.png'),
  ]);
  await form.getByText('Only PNG and JPG pictures are accepted').waitFor();
  await form.getByText('Pictures can be up to 5 MB').waitFor();
  await form.getByRole('button', { name: 'Remove picture 2: b.png' }).click();
  await files.setInputFiles([picture('c.png'), picture('d.png'), picture('e.png')]);
  await form.getByText('You can add up to 3 pictures. The others were left out.').waitFor();
  await dismissNotices(page);
  await form.getByRole('button', { name: 'Send application' }).click();
  await card('One leg short?').getByText('Applying').waitFor();
  const journal = await aurora.journal();
  const uploads = journal.filter(({ path }) => path === '/wps/upload/picture');
  expect(uploads.map(({ body, status }) => [body, status])).toEqual(
    [1, 2, 3].map(() => [{ bytes: PNG.length }, 200]),
  );
  expect(journal.find(({ path, body }) => path.endsWith('/join') && body && 'comment' in body)?.body).toEqual(
    {
      promotionId: 6,
      comment: `${'x'.repeat(139)}y`,
      pictures: [expect.any(String), expect.any(String), expect.any(String)],
      idempotencyKey: expect.any(String),
    },
  );

  await card('Three tickets').getByRole('button', { name: 'Draw: ' }).click();
  const raffle = dialog(page, 'Raffle');
  await raffle.getByRole('button', { name: 'Use a ticket' }).click();
  await raffle.getByText(/^You won |^No prize this time/).waitFor();
  await raffle.getByText('2 tickets left').waitFor();
  await page.keyboard.press('Escape');
  await card('Three tickets').getByText('2 tickets left').waitFor();

  await aurora.state({ activities: { mai: { 6: { status: 'REJECTED', remark: 'Four bets only.' } } } });
  await goTo(page, '/promoDetail?id=6');
  await page.reload();
  await main(page).getByText('Rejected').waitFor();
  await main(page).getByText('Four bets only.').waitFor();
});

test('[7.04] without the module, and at a brand without the mall, there are no points anywhere', {
  tags: 'matrix',
}, async () => {
  await aurora.state({ modules: { PTSYS3: false } });
  // Harbor was built without the page.
  harbor.expectProblem(/answered 404: GET .*\/pointMall$/);
  for (const brand of [aurora, harbor]) {
    const page = await brand.open('/pointMall');
    await main(page).getByRole('heading', { level: 1 }).waitFor();
    await expect.poll(() => page.getByText('Rewards store').count()).toBe(0);
  }
  expect((await aurora.journal()).filter(({ path }) => path.startsWith('/wps/points/'))).toEqual([]);
});

/** One grey pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==',
  'base64',
);
