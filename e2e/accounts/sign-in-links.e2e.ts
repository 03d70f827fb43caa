import { sealLink } from '../../packages/gateway/src/links/sealed-link.ts';
import { members, platformLogin } from '../support/login.ts';
import { account, openAsMember, signedQuery, storeLogin, stored } from '../support/member.ts';
import { expect, test, toasts } from '../support/test.ts';

const question = 'Continue as river77?';

test('[SEC-05] a foreign token under the visitor’s own name lets no one pay into another account @phone', async ({
  page,
  control,
  context,
}) => {
  const falcon = await platformLogin(page.request, control, members.falcon1);
  const query = await signedQuery(page, control, members.river77);
  query.set('member_id', String(falcon['member_id']));
  query.set('member_account', 'falcon1');
  const foreign = query.get('tk') ?? '';
  const sent: string[] = [];
  context.on('request', (request) => {
    if (request.headers()['authorization'] === foreign) sent.push(new URL(request.url()).pathname);
  });

  // No member is signed in, and the link signs no one in either.
  await page.goto(`/fastPayment?${query.toString()}`);
  await expect(toasts(page).filter({ hasText: 'belongs to a different member' })).toHaveCount(1);
  expect(await stored(page, 'token')).toBeNull();
  await expect(page.getByText('$2,500.00')).toHaveCount(0);

  // The victim is signed in, as in the finding: they stay in their own account, with their own money.
  await storeLogin(page, control, 'falcon1');
  const kept = page.waitForResponse('**/api/member/profile/my_cash');
  await page.goto(`/fastPayment?${query.toString()}`);
  await expect(toasts(page).filter({ hasText: 'belongs to a different member' })).toHaveCount(1);
  await kept;
  await expect(page.getByText('falcon1').first()).toBeVisible();
  await expect(page.getByText('$2,500.00')).toHaveCount(0);
  expect((await stored(page, 'token')) === foreign).toBe(false);
  // With the token of the link nothing was asked but whose it is.
  expect(new Set(sent)).toEqual(new Set(['/api/member/profile/common/layout']));
  expect((await control.ledger('river77')).total).toBe('2500.00');
});

test('[SEC-05] another member’s link asks before it replaces a login: in this tab, another one, after a reload and by Back @desktop', async ({
  page,
  control,
  context,
  baseURL,
}) => {
  await openAsMember(page, control, '/', 'falcon1');
  const other = await context.newPage();
  await other.goto('/');
  await expect(account(other, 'falcon1')).toBeVisible();
  const query = (await signedQuery(page, control, members.river77)).toString();
  const box = page.getByRole('alertdialog', { name: question });

  // Escape stays; what is on the page is falcon1's.
  await page.goto(`/gameHall/2?${query}`);
  await expect(box).toBeVisible();
  await expect(box.getByRole('button', { name: 'Stay signed in as falcon1' })).toBeFocused();
  await expect(page.getByText('$2,500.00')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(box).toHaveCount(0);
  await expect(account(page, 'falcon1')).toBeVisible();
  // Neither a reload nor the way back and forth asks again.
  await page.reload();
  await expect(account(page, 'falcon1')).toBeVisible();
  await page.goBack();
  await page.goForward();
  await expect(account(page, 'falcon1')).toBeVisible();
  await expect(box).toHaveCount(0);

  // A reload in the place of an answer stays, too.
  await page.goto(`/gameHall/2?${query}`);
  await expect(box).toBeVisible();
  await page.reload();
  await expect(account(page, 'falcon1')).toBeVisible();
  await expect(box).toHaveCount(0);

  // Going on: both tabs are river77's, and the link is used up in this one.
  await page.goto(`/gameHall/2?${query}`);
  await box.getByRole('button', { name: 'Continue as river77' }).click();
  await expect(account(page, 'river77')).toBeVisible();
  await expect(page).toHaveURL(`${baseURL}/gameHall/2`);
  await expect(account(other, 'river77')).toBeVisible();
  await page.goto(`/gameHall/2?${query}`);
  await expect(account(page, 'river77')).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
});

test('[SEC-05] a site of sealed links takes no plain one; a sealed one of the same member is silent @phone', async ({
  page,
  control,
  stack,
}) => {
  const { demoLinkKey } = await import('../../scripts/services/demo-services.ts');
  const site = stack.url('1002');
  const query = await signedQuery(page, control, members.river77);
  await page.goto(`${site}/?${query.toString()}`);
  await expect(toasts(page).filter({ hasText: 'does not accept this kind of sign-in link' })).toHaveCount(1);
  await expect(page).toHaveURL(`${site}/`);
  expect(await stored(page, 'token')).toBeNull();

  // The first site takes the sealed one: first as a guest, then as the very member.
  for (const round of [1, 2]) {
    const { token, member_id } = await platformLogin(page.request, control, members.river77);
    const data = { tk: String(token), member_id: String(member_id), member_account: 'river77', member_currency: 'USD' };
    const enc = await sealLink(data, { key: demoLinkKey, siteId: '1001', now: Date.now(), lifetimeMs: 60_000 });
    await page.goto(`/?enc=${enc}`);
    await expect(account(page, 'river77'), `round ${round}`).toBeVisible();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await expect.poll(async () => (await stored(page, 'token')) === String(token)).toBe(true);
  }
});
