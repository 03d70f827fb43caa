import type { WebSocket } from '@playwright/test';
import { changeBalance, shown } from './support/away.ts';
import { openAsMember, signOut, storeLogin, stored } from './support/member.ts';
import { expect, test } from './support/test.ts';

test('[RT-06] [RT-08x] [SHELL-57] events of the platform are shown at once in the open page @phone', async ({
  page,
  control,
}) => {
  const sockets: WebSocket[] = [];
  page.on('websocket', (socket) => sockets.push(socket));
  await openAsMember(page, control, '/');
  await expect.poll(() => control.connections('river77')).toBe(1);
  await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));

  // Letters are counted where the member centre is opened.
  const bar = page.getByRole('navigation', { name: 'Main navigation' });
  const centre = bar.getByRole('link', { name: /^Account/ });
  await expect(centre).not.toHaveAccessibleName(/Unread/);
  const { undo } = await control.letter('river77', 'First');
  await control.letter('river77', 'Second');
  await expect(centre).toHaveAccessibleName(/Unread messages: 2$/);
  await expect(centre.getByText('2', { exact: true })).toBeVisible();
  await control.undo(undo);
  await expect(centre).toHaveAccessibleName(/Unread messages: 1$/);

  // The carousel has its first picture only.
  const slides = page.getByRole('region', { name: 'Highlights' }).getByRole('button', { name: /slide/i });
  await expect(slides).not.toHaveCount(0);
  await control.banners('first');
  await expect(slides).toHaveCount(0);

  // A list of the template is another one; one in another language is none.
  const foot = page.getByRole('contentinfo');
  await expect(foot.getByText(/Rowing/)).not.toHaveCount(0);
  const sponsors = (language: string, title: string) =>
    control.event('template.H5_1', 'model_sponsor', { language, list: [{ id: 1, title, sort: 1 }] });
  await sponsors('en_US', 'Lantern Sailing Club');
  await sponsors('zh_CN', 'Somebody Else');
  await expect(foot.getByText('Lantern Sailing Club')).toBeVisible();
  await expect(foot.getByText(/Rowing/)).toHaveCount(0);
  await expect(foot.getByText('Somebody Else')).toHaveCount(0);

  // Customer service is at another address: in the foot of the page and in the bar.
  const address = 'https://help.example/chat';
  await page.context().route(`${address}**`, (route) => route.fulfill({ body: 'chat' }));
  await control.serviceLink(address);
  const link = bar.getByRole('link', { name: 'Help' });
  await expect(link).toHaveAttribute('href', address);
  const chat = page.context().waitForEvent('page');
  await foot.getByRole('button', { name: 'Customer service' }).click();
  await expect(await chat).toHaveURL(address);

  // A platform that announces an address before its own answers contain it does not restore the old one.
  const later = 'https://help.example/later';
  await control.event('web_member', 'customer_service_link_change', { url: later });
  await expect(link).toHaveAttribute('href', later);

  // The wheel is read again by each within 3 s.
  const turned = (await control.calls('/arks/web/activity/roulette')).length;
  await control.event('member.USD', 'roulette_display', {});
  await expect.poll(async () => (await control.calls('/arks/web/activity/roulette')).length).toBe(turned + 1);

  expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true);
  expect(await stored(page, 'token')).not.toBeNull();

  // Nothing is written to the socket that closes with the login.
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  const closed = sockets.map((socket) => socket.waitForEvent('close'));
  await signOut(page, true);
  await Promise.all(closed);
  await expect.poll(() => stored(page, 'token')).toBeNull();
  expect(said.filter((text) => text.includes('WebSocket'))).toEqual([]);
});

test('[RT-04x] [RT-11] money that comes between the first read and the joining of the channel is shown @phone', async ({
  page,
  control,
}) => {
  await control.latency(3000, '/broadcasting/auth');
  await storeLogin(page, control, 'river77');
  const read = page.waitForResponse(/\/profile\/my_cash/);
  const asked = page.waitForRequest(/\/broadcasting\/auth/);
  await page.goto('/');
  await (await read).finished();
  await asked;
  const amount = await changeBalance(control, 11);
  expect(await control.connections('river77')).toBe(0);
  await expect(shown(page, amount)).toBeVisible();
});
