import { beforeAll, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answerSignIn } from '../../testing/identity.fixtures.ts';
import { openShell, warmUp, type ShellOptions } from '../../testing/openShell.tsx';

beforeAll(() => warmUp('desktop'), 60_000);

const LOGIN = '/api/login';
const toasts = () => document.querySelectorAll('[data-toast]');

const open = async (options: ShellOptions = {}) => {
  const shell = await openShell({ prepare: answerSignIn, ...options });
  shell.runtime.overlays.open('login');
  return { ...shell, http: shell.ports.http };
};

const input = (name: string) => page.getByRole('dialog').element().querySelector<HTMLInputElement>(`[name="${name}"]`);

const fill = async () => {
  await expect.element(page.getByRole('dialog')).toBeVisible();
  // Its captcha is there: another one would empty the answer to it.
  await expect.poll(() => page.getByRole('dialog').element().querySelector('img[src^="data:"]')).not.toBeNull();
  for (const [name, value] of [
    ['account', 'river77'],
    ['password', 'River777'],
    ['answer', 'abcd'],
  ] as const) {
    await expect.poll(() => input(name)).not.toBeNull();
    await page.elementLocator(input(name) as HTMLInputElement).fill(value);
  }
};

const send = async () =>
  page.elementLocator(input('answer')?.form?.querySelector('[type="submit"]') as Element).click();

test('[SEC-04] who asks too often reads one message in the language on screen, not the server’s', async () => {
  const { http } = await open({ locale: 'zh_CN' });
  const message = 'Too many requests. Please wait a moment and try again.';
  http.on(LOGIN, { status: 429, headers: { 'retry-after': '40' }, json: { code: '429', message, data: null } });
  await fill();
  await send();
  await expect.element(page.getByText('操作过于频繁，请等待一分钟后再试')).toBeVisible();
  expect(toasts()).toHaveLength(1);
  expect(document.body.textContent).not.toContain('Too many');
  // Typed values are not lost (AUTH-25x).
  expect(input('account')?.value).toBe('river77');
});

test('[SEC-03] a password leaves the page with its form and is in no store, storage or address', async () => {
  const { http, ports, runtime } = await open();
  http.code(LOGIN, '101');
  await fill();
  await send();
  await expect.poll(() => toasts().length).toBe(1);
  const { core, overlays } = runtime;
  const kept = [core.session.store, core.site, overlays.store].map((store) => store.getState());
  const cached = core.queryClient.getQueryCache().getAll();
  const mutations = core.queryClient.getMutationCache().getAll();
  const logged = ports.logger.lines;
  const held = JSON.stringify([kept, cached.map(({ state }) => state), mutations.map(({ state }) => state), logged]);
  expect(held).not.toContain('River777');
  expect(JSON.stringify([localStorage, sessionStorage]) + location.href).not.toContain('River777');
  expect(http.requests.filter(({ url, headers }) => (url + JSON.stringify(headers)).includes('River777'))).toEqual([]);
  overlays.close('login');
  await expect.poll(() => page.getByRole('dialog').elements().length).toBe(0);
  overlays.open('login');
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await expect.poll(() => input('password')?.value).toBe('');
});
