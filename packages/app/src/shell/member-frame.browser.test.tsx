import { calls } from '@housefront/contract/calls';
import { success, type FakePorts } from '@housefront/core/testing';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { openPage, type PageOptions } from '../testing/openPage.tsx';
import { startShell } from './startShell.ts';

// The first test loads whole templates, on a busy machine too.
vi.setConfig({ testTimeout: 30_000 });

const DETAIL = '/api/arks/web/site/detail';
const layout = {
  id: 42,
  member_type: 1,
  member_account: 'lucky88',
  member_currency: 'USD',
  member_cash: '1.00',
  is_playing: 0,
};

const answerLetters = ({ http }: FakePorts, unread: number) =>
  http.ok(calls.letters, { list: [], total_count: unread, unread_count: unread });

/** A page of a member whose core has started. */
async function openAsMember({ prepare, ...options }: PageOptions = {}, unread = 0) {
  await page.viewport(options.mode === 'mobile' ? 390 : 1440, 900);
  onTestFinished(() => page.viewport(414, 896));
  const opened = await openPage('/app', {
    ...options,
    prepare: (ports) => {
      for (const [key, value] of [
        ['token', 't1'],
        ['member_id', '42'],
        ['member_account', 'lucky88'],
        ['currency', 'USD'],
      ] as const)
        ports.storage.set(key, value);
      ports.http.ok(calls.commonLayout, { member_common_layout: layout });
      ports.http.ok(calls.myCash, { my_cash_list: [], total: '12.50' });
      answerLetters(ports, unread);
      prepare?.(ports);
    },
  });
  await opened.runtime.core.start();
  return opened;
}

const cover = () => document.querySelector<HTMLElement>('[data-phase]');

test('[SHELL-57] [LET-01] [RT-12] the header of a desktop counts unread letters, anew when the platform announces one', async () => {
  const { ports } = await openAsMember({}, 1);
  const centre = page.getByRole('banner').getByRole('link', { name: /^Member centre/ });
  await expect.element(centre).toHaveAccessibleName('Member centre: lucky88 Unread messages: 1');
  answerLetters(ports, 120);
  await vi.waitFor(() => expect(ports.realtime.joined.has('member.42')).toBe(true), 10_000);
  ports.realtime.deliver('member.42', 'letter.sent', {});
  await ports.clock.advance(500);
  await expect.element(centre.getByText('99+')).toBeVisible();
  answerLetters(ports, 0);
  ports.realtime.deliver('member.42', 'letter.read', {});
  await ports.clock.advance(500);
  await expect.element(centre).toHaveAccessibleName('Member centre: lucky88');
});

test('[SHELL-57] [LET-01] on a phone the bar at the foot counts unread letters; a guest has none', async () => {
  const { runtime, ports } = await openAsMember({ mode: 'mobile' }, 3);
  const bar = page.getByRole('navigation', { name: 'Main navigation' });
  await expect.element(bar.getByRole('link', { name: 'Account Unread messages: 3' })).toBeVisible();
  ports.http.ok(calls.logout, null);
  await runtime.core.session.logout();
  await expect.element(bar.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await expect.element(bar.getByText('Unread messages')).not.toBeInTheDocument();
});

test('[SHELL-53] [SHELL-54x] the page is covered from the press of signing out until the login has ended', async () => {
  const { runtime, ports } = await openAsMember();
  ports.http.hold('/api/logout');
  const game = Promise.withResolvers<void>();
  runtime.core.session.beforeLogout(() => game.promise);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect.element(page.getByText('Loading', { exact: true })).toBeVisible();
  const { width, height } = cover()?.getBoundingClientRect() ?? {};
  expect([width, height, cover()?.dataset['phase']]).toEqual([1440, 900, 'shown']);
  // Other steps keep it covered.
  const uncover = runtime.loading.show();
  game.resolve();
  await expect.element(page.getByRole('banner').getByRole('button', { name: 'Sign in' })).toBeInTheDocument();
  expect(cover()?.dataset['phase']).toBe('shown');
  uncover();
  expect(runtime.loading.phaseOf('page')).toBe('fading');
  await vi.waitFor(() => expect(cover()).toBeNull(), 10_000);
});

test('[SHELL-53] [I18N-07] another language covers the page until it is loaded anew', async () => {
  const { ports } = await openAsMember({ config: { languages: ['en_US', 'zh_CN'] } });
  await expect.element(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
  await page.getByLabelText('Language').first().selectOptions('简体中文');
  await expect.element(page.getByText('Loading', { exact: true })).toBeVisible();
  expect(ports.windows.reloads).toBe(1);
});

const openWallet = async (mode: 'desktop' | 'mobile') => {
  const opened = await openAsMember({ mode, config: { fastPayment: true } });
  const release = opened.ports.http.hold(DETAIL);
  opened.runtime.overlays.open('wallet');
  const press = () => page.getByRole('dialog').getByRole('button', { name: 'Deposit' }).click();
  const answer = (flag: number) =>
    release(success(calls.siteDetail, { siteInfo: { AGENT_BIND_FAST_PAYMENT_FLAG: flag } }));
  return { ...opened, press, answer };
};

test.each([
  [0, '/fastPayment'],
  [1, '/user/Deposit'],
])(
  '[PLAY-10] [STORE-06] [SITE-03x] a deposit waits in a window from the click on; with the flag %i it goes to %s',
  async (flag, target) => {
    const { ports, press, answer } = await openWallet('desktop');
    await press();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    expect(ports.windows.opened.map(({ name, addresses }) => [name, [...addresses]])).toEqual([
      ['fpWindow', ['/loading']],
    ]);
    expect(ports.storage.get('waitingWindow')).toBe('fpWindow');
    answer(flag);
    await vi.waitFor(() => expect(ports.windows.get('fpWindow')?.addresses).toEqual(['/loading', target]), 10_000);
    expect([ports.storage.get('waitingWindow'), cover()]).toEqual([undefined, null]);
  },
);

test('[XWIN-06] a member who gives up waiting closes the window of the payment', async () => {
  const { ports, press } = await openWallet('desktop');
  await press();
  await vi.waitFor(() => expect(ports.windows.get('fpWindow')).toBeDefined(), 10_000);
  ports.storage.fromOtherTab('window-msg', JSON.stringify({ msg: 'quickGame' }));
  await vi.waitFor(() => expect(ports.windows.get('fpWindow')?.closed).toBe(true), 10_000);
  expect(ports.storage.get('waitingWindow')).toBeUndefined();
});

test('[SHELL-53] [SHELL-21x] on a phone the page is covered until the way of a deposit is known', async () => {
  const { runtime, ports, press, answer } = await openWallet('mobile');
  await press();
  await vi.waitFor(() => expect(cover()?.dataset['phase']).toBe('shown'), 10_000);
  answer(0);
  await vi.waitFor(() => expect(runtime.navigation.target().href).toBe('/fastPayment'), 10_000);
  await vi.waitFor(() => expect(cover()).toBeNull(), 10_000);
  expect(ports.windows.opened).toEqual([]);
});

test('[SITE-17x] a site that leaves deposits out offers none in the wallet', async () => {
  const { runtime } = await openAsMember({ config: { hiddenLinks: ['Deposit'] } });
  runtime.overlays.open('wallet');
  await expect.element(page.getByRole('dialog').getByRole('link', { name: 'Withdrawal' })).toBeVisible();
  await expect.element(page.getByRole('dialog').getByRole('button', { name: 'Deposit' })).not.toBeInTheDocument();
});

test('[SHELL-53] [XWIN-10] the page is covered while a sealed link signs a member in, and free when it does not', async () => {
  let release: ReturnType<FakePorts['http']['hold']> = () => undefined;
  const { runtime } = await openPage('/app', {
    prepare: ({ http, windows }) => {
      windows.here = { ...windows.here, path: '/app', search: '?enc=sealed' };
      release = http.hold('/get_info_data');
    },
  });
  startShell(runtime);
  await vi.waitFor(() => expect(cover()?.dataset['phase']).toBe('shown'), 10_000);
  release({ status: 500, text: '' });
  await vi.waitFor(() => expect(cover()).toBeNull(), 10_000);
  expect(runtime.core.session.isMember()).toBe(false);
});
