import type { Rhythm } from '@housefront/contract/site-config';
import { idle } from '@housefront/ui/testing';
import { beforeAll, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { openShell, type ShellOptions, warmUp } from '../../testing/openShell.tsx';
import PhoneHints from './PhoneHints.tsx';

beforeAll(() => warmUp('mobile'), 60_000);

const ios = (rest: string) => `Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 ${rest}`;
const safari = ios('(KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1');
const oldSafari = ios('(KHTML, like Gecko) Version/14.0 Mobile/15E148 Safari/604.1');
const facebook = ios('(KHTML, like Gecko) Mobile/15E148 [FBAN/FBIOS;FBAV/470.0.0.36;FBDV/iPhone15,2]');
const chrome = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36';

const hint = () => page.getByRole('dialog', { name: 'Keep lucky at hand' });
const notice = () => page.getByRole('dialog', { name: 'Please use another browser' });
const open = (options: ShellOptions) => openShell({ mode: 'mobile', more: <PhoneHints />, ...options });
/** How many dialogs there are once everything that comes after the page is there. */
const dialogs = async (): Promise<number> => {
  await idle();
  return page.getByRole('dialog').elements().length;
};

test.each<[string, ShellOptions]>([
  ['another browser', { userAgent: chrome }],
  ['a wrapper', { userAgent: `${safari} HousefrontApp`, config: { nativeUserAgentToken: 'HousefrontApp' } }],
  ['a standalone app', { userAgent: safari, prepare: ({ storage }) => storage.set('pwa', true) }],
  ['a window beside the site', { userAgent: safari, prepare: ({ windows }) => void (windows.opener = true) }],
])('[SHELL-38x] %s gets no hint', async (_, options) => {
  await open(options);
  expect(await dialogs()).toBe(0);
});

test('[SHELL-38x] Safari on an iPhone gets the hint, once in a session', async () => {
  const { ports } = await open({ userAgent: safari });
  // The first seconds are the page's.
  expect(await dialogs()).toBe(0);
  await ports.clock.advance(3500);
  await expect.element(hint()).toBeVisible();
  await expect.element(hint().getByText('Choose “Add to Home Screen”.')).toBeVisible();
  await page.getByRole('button', { name: 'Got it' }).click();
  await expect.element(hint()).not.toBeInTheDocument();
  expect(ports.storage.session.getItem('homeScreenHint')).toBe('1');
  await open({ userAgent: safari, prepare: ({ storage }) => storage.set('homeScreenHint', true) });
  expect(await dialogs()).toBe(0);
});

const rhythm = (homeScreenHint: Rhythm) => ({
  interruptions: { guestPromotions: 'visit', memberPromotions: 'visit', homeScreenHint } as const,
});
const day = 86_400_000;

test('[SHELL-38x] the hint is remembered beyond the tab where a site shows it once a week', async () => {
  const { ports } = await open({ userAgent: safari, config: rhythm('week') });
  await ports.clock.advance(3500);
  await expect.element(hint()).toBeVisible();
  expect(Number(ports.storage.local.getItem('homeScreenHintShown'))).toBeGreaterThan(0);
});

test.each([
  ['day', 0, 0],
  ['day', day, 1],
  ['week', 6 * day, 0],
  ['week', 7 * day, 1],
  ['never', 1000 * day, 0],
] as const)('[SHELL-38x] with the rhythm "%s", %i ms after the hint, there are %i', async (every, ago, shown) => {
  const { ports } = await open({
    userAgent: safari,
    config: rhythm(every),
    prepare: ({ clock, storage }) => storage.set('homeScreenHintShown', clock.now() - ago),
  });
  await ports.clock.advance(3500);
  expect(await dialogs()).toBe(shown);
});

test('[SITE-18] [SITE-19x] inside Facebook the notice says how to get out; it is closed for the session', async () => {
  const { ports } = await open({ userAgent: facebook });
  await expect.element(notice()).toBeVisible();
  await expect
    .element(page.getByText(/^Games, downloads and signing in with other services may not work/))
    .toBeVisible();
  await expect.element(page.getByText('Open Safari and paste it there.')).toBeVisible();
  await expect.element(page.getByLabelText('Address of this page')).toHaveValue('https://site.test/');
  expect(hint().elements()).toHaveLength(0);
  await page.getByRole('button', { name: 'Continue anyway' }).click();
  await expect.element(notice()).not.toBeInTheDocument();
  expect(ports.storage.session.getItem('browserNotice')).toBe('1');
  await open({ userAgent: facebook, prepare: ({ storage }) => storage.set('browserNotice', true) });
  expect(await dialogs()).toBe(0);
});

test('[SHELL-39x] a browser that is too old gets the notice, a current one does not', async () => {
  await open({ userAgent: oldSafari, prepare: ({ storage }) => storage.set('homeScreenHint', true) });
  await expect.element(page.getByText('This browser is too old for some games and payments.')).toBeVisible();
  await page.getByRole('button', { name: 'Continue anyway' }).click();
  await open({ userAgent: chrome });
  expect(await dialogs()).toBe(0);
});

test('[SHELL-39x] the address is copied at a press, and that is said', async () => {
  await open({ userAgent: facebook });
  const { clipboard } = navigator;
  const written: string[] = [];
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: { writeText: (text: string) => Promise.resolve(void written.push(text)) },
  });
  await page.getByRole('button', { name: 'Copy address' }).click();
  await expect.element(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(written).toEqual(['https://site.test/']);
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
});

test('[FLD-11] [SHELL-39x] without a clipboard, as on plain http, the address is copied in the older way or shown to copy by hand', async () => {
  const { clipboard } = navigator;
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined });
  const written: string[] = [];
  const command = vi.spyOn(document, 'execCommand').mockImplementation(() => {
    const clipboardData = new DataTransfer();
    document.dispatchEvent(new ClipboardEvent('copy', { clipboardData, cancelable: true }));
    written.push(clipboardData.getData('text/plain'));
    return true;
  });
  const { runtime } = await open({ userAgent: facebook });
  const told = vi.spyOn(runtime.messages, 'alert').mockResolvedValue();
  await page.getByRole('button', { name: 'Copy address' }).click();
  await expect.element(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(written).toEqual(['https://site.test/']);
  command.mockImplementation(() => false);
  await page.getByRole('button', { name: 'Copied' }).click();
  await expect
    .poll(() => told.mock.calls)
    .toEqual([[{ title: 'Please copy this manually', message: 'https://site.test/' }]]);
  command.mockRestore();
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
});

test('[CONST-02] on iOS what is typed in comes into view when the keyboard has come', async () => {
  const { ports, runtime } = await open({ userAgent: safari, prepare: ({ storage }) => storage.set('pwa', true) });
  runtime.overlays.open('login');
  const account = page.getByRole('textbox', { name: 'Account name', exact: true });
  await expect.element(account).toBeVisible();
  const scroll = vi.spyOn(account.element(), 'scrollIntoView');
  // All of the page but a line is under the keyboard.
  const keyboard = Object.assign(new EventTarget(), { offsetTop: 0, height: 20 });
  vi.spyOn(window, 'visualViewport', 'get').mockReturnValue(keyboard as unknown as VisualViewport);
  await page.getByLabelText('Password', { exact: true }).click();
  // The hints come after the page; from then on every focus counts.
  await expect
    .poll(async () => {
      await page.getByLabelText('Password', { exact: true }).click();
      await account.click();
      await ports.clock.advance(500);
      return scroll.mock.calls.at(-1);
    })
    .toEqual([{ block: 'center' }]);
});
