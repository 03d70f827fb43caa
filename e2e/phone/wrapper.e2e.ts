import { members } from '../support/login.ts';
import { signedQuery, signOut } from '../support/member.ts';
import { expect, test } from '../support/test.ts';

test('[AUTH-35] [AUTH-37x] the iOS wrapper hears of the sign-out and keeps its screen', async ({
  page,
  control,
  browser,
  baseURL,
}) => {
  const query = await signedQuery(page, control, members.river77);
  const wrapper = await browser.newContext({
    ...(baseURL && { baseURL }),
    locale: 'en-US',
    viewport: { width: 390, height: 844 },
    userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148',
  });
  await wrapper.addInitScript(() => {
    const told: string[] = [];
    Object.assign(globalThis, { told, housefrontNative: { post: (text: string) => told.push(text) } });
  });
  const screen = await wrapper.newPage();
  await screen.goto(`/discount?${query.toString()}`);
  await signOut(screen, true);
  await expect(screen.getByRole('banner').getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  expect(await screen.evaluate(() => (globalThis as unknown as { told: string[] }).told)).toEqual([
    JSON.stringify({ type: 'logout' }),
  ]);
  await expect(screen).toHaveURL(/\/discount$/);
  await wrapper.close();
});
