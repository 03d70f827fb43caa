import { calls } from '@housefront/contract/calls';
import { success, type FakePorts } from '@housefront/core/testing';
import { beforeAll, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { platformLogin } from '../../testing/openMemberPage.ts';
import { openPage, type PageOptions } from '../../testing/openPage.tsx';

const PAGE = '/api/arks/web/game-providers/sport-quickbet-url';
const CHECK = '/check_iframe';

beforeAll(async () => {
  const [desktop, phone] = await Promise.all([
    import('@housefront/ui/templates/desktop-1'),
    import('@housefront/ui/templates/h5-1'),
    import('./game-hall.page.ts'),
    import('@housefront/contract/endpoint'),
    import('@housefront/core/features/sport-frame'),
  ]);
  await Promise.all([desktop.default.views.hall(), phone.default.views.hall()]);
}, 60_000);

type Answer = Parameters<ReturnType<FakePorts['http']['hold']>>[0];

const address = (query: string) => `http://localhost:4300/sport?${query}`;
const verdict = (embeddable: 0 | 1) =>
  success(calls.checkIframe, { embeddable, reason: embeddable ? '' : 'x-frame-options' });
const open = async (path: string, options: PageOptions = {}) => {
  const site = await openPage(path, {
    ...options,
    unscripted: true,
    prepare: (ports) => {
      // Promotions that pop up have tests of their own.
      ports.http.ok(calls.promotions, []);
      ports.http.ok(calls.memberPromotions, []);
      options.prepare?.(ports);
    },
  });
  await site.runtime.core.start();
  return { ...site, http: site.ports.http };
};
const section = () => page.getByRole('heading', { name: 'Quick bets' });
const frame = () => document.querySelector<HTMLIFrameElement>('iframe');

test('[SPORT-01] [SPORT-03x] a page that may be framed is shown in a frame, not before the check, and no other hall asks', async () => {
  let answer: (verdict: Answer) => void = () => undefined;
  const { http, runtime } = await open('/gameHall/4', {
    prepare: ({ http: given }) => {
      answer = given.hold(CHECK);
    },
  });
  await expect.element(section()).toBeVisible();
  await expect.element(page.getByText('Loading matches')).toBeVisible();
  expect(frame()).toBeNull();
  answer(verdict(1));
  await expect.poll(() => frame()?.getAttribute('src')).toBe(address('currency=USD&gp_id=GPSP'));
  // The name of the house may arrive later.
  await expect.poll(() => frame()?.title).toMatch(/^Quick bets · \S/);
  expect(frame()?.getAttribute('sandbox')).toBe('allow-scripts allow-same-origin allow-forms allow-popups');
  expect(frame()?.getAttribute('loading')).toBe('lazy');
  const asked = http.sent(PAGE).length;
  await runtime.navigation.go('/gameHall/3');
  await expect.poll(() => section().elements().length).toBe(0);
  expect(http.sent(PAGE)).toHaveLength(asked);
});

test('[SPORT-01] [SPORT-03x] a page that may not be framed opens in a window of its own, or is tried again', async () => {
  const { http } = await open('/gameHall/4', {
    mode: 'mobile',
    prepare: ({ http: given }) => given.on(CHECK, verdict(0)),
  });
  await expect.element(page.getByRole('alert').getByText('Quick bets cannot be shown here')).toBeVisible();
  expect(frame()).toBeNull();
  const link = page.getByRole('link', { name: 'Open in a new window' });
  await expect.element(link).toHaveAttribute('href', address('currency=USD&gp_id=GPSP'));
  await expect.element(link).toHaveAttribute('target', '_blank');
  await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer');
  http.on(CHECK, verdict(1));
  const before = [http.sent(PAGE).length, http.sent(CHECK).length];
  await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => frame()).not.toBeNull();
  expect([http.sent(PAGE).length, http.sent(CHECK).length]).toEqual(before.map((count) => count + 1));
});

test('[SPORT-03x] currency, login and logout ask for the page anew', async () => {
  const { http, runtime, platform } = await open('/gameHall/4', {
    prepare: ({ http: given }) => given.on(CHECK, verdict(1)),
  });
  const { core } = runtime;
  await expect.poll(() => http.sent(PAGE).length).toBe(1);
  core.siteFeature.setCurrency('RMB');
  await expect.poll(() => http.bodies(PAGE).at(-1)).toMatchObject({ currency: 'RMB' });
  await expect.poll(() => frame()?.getAttribute('src')).toBe(address('currency=RMB&gp_id=GPSP'));
  const count = http.sent(PAGE).length;
  const { token, member_id } = await platformLogin(platform, 'lucky88', 'Lucky888');
  core.session.complete({ id: String(member_id), account: 'lucky88', currency: 'RMB', token });
  await expect.poll(() => http.sent(PAGE).length).toBe(count + 1);
  await core.session.logout();
  await expect.poll(() => http.sent(PAGE).length).toBe(count + 2);
  expect(platform.replies(PAGE).length).toBeGreaterThan(0);
});

test('[SPORT-01] a platform without quick bets leaves the hall as it is', async () => {
  const { http } = await open('/gameHall/4', {
    prepare: ({ http: given }) => given.ok(calls.sportQuickbetUrl, { detail: { url: '', gp_id: '' } }),
  });
  await expect.poll(() => http.sent(PAGE).length).toBe(1);
  await expect.element(page.getByRole('heading', { name: 'Sports', level: 1 })).toBeVisible();
  expect(section().elements()).toHaveLength(0);
  expect(http.sent(CHECK)).toHaveLength(0);
});
