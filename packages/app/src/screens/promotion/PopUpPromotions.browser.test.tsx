import { calls } from '@housefront/contract/calls';
import { CONSENT_COOKIE, consentText } from '@housefront/contract/consent';
import type { FakePorts } from '@housefront/core/testing';
import { idle } from '@housefront/ui/testing';
import { beforeAll, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openShell, type ShellOptions, warmUp } from '../../testing/openShell.tsx';
import PhoneHints from '../phone-hints/PhoneHints.tsx';
import { PopUpPromotions } from './PopUpPromotions.tsx';

beforeAll(() => warmUp('mobile'), 60_000);

const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';
const list = {
  list: [
    { id: 3, title: 'Weekly rebate', display_device: 0, content: '<p>1 %</p>', updated_at: '2025-01-01 00:00:00' },
  ],
};
const running = ({ http }: FakePorts) => http.ok(calls.promotions, list);
const form = (
  <form aria-label="Deposit">
    <label>
      Amount <input type="text" />
    </label>
  </form>
);
const open = (options: ShellOptions = {}) =>
  openShell({
    mode: 'mobile',
    userAgent: safari,
    prepare: running,
    more: (
      <>
        {form}
        <PopUpPromotions />
        <PhoneHints />
      </>
    ),
    ...options,
  });
const dialogs = () => page.getByRole('dialog').elements().length;
const promotions = () => page.getByRole('dialog', { name: 'Weekly rebate' });
const hint = () => page.getByRole('dialog', { name: 'Keep lucky at hand' });

test('[HOME-20x] [SHELL-38x] promotions and the hint come one after the other, with a pause', async () => {
  const { ports } = await open();
  await expect.poll(() => ports.http.sent('/api/arks/web/bulletin').length).toBe(1);
  expect(dialogs()).toBe(0);
  await ports.clock.advance(4000);
  await expect.element(promotions()).toBeVisible();
  expect(dialogs()).toBe(1);
  await promotions().getByRole('button', { name: 'Close', exact: true }).last().click();
  await expect.element(promotions()).not.toBeInTheDocument();
  await ports.clock.advance(25_000);
  await idle();
  expect(dialogs()).toBe(0);
  await ports.clock.advance(10_000);
  await expect.element(hint()).toBeVisible();
  expect(dialogs()).toBe(1);
});

test('[HOME-20x] [SHELL-38x] nothing comes over a form that is being filled, by a finger or by the keyboard', async () => {
  const { ports } = await open();
  await page.getByRole('textbox', { name: 'Amount' }).fill('100');
  await ports.clock.advance(120_000);
  await idle();
  expect(dialogs()).toBe(0);
});

test('[HOME-20x] nothing comes over a dialog, nor right after signing out', async () => {
  const { ports, runtime } = await open();
  runtime.overlays.open('login');
  await ports.clock.advance(60_000);
  await idle();
  expect(promotions().elements()).toEqual([]);
  runtime.core.events.emit('logout', { reason: 'asked' });
  runtime.overlays.close('login');
  await ports.clock.advance(25_000);
  await idle();
  expect(dialogs()).toBe(0);
  await ports.clock.advance(10_000);
  await expect.element(promotions()).toBeVisible();
});

test('[HOME-21] "Don’t show again today" closes and holds in the next tab', async () => {
  const { ports } = await open();
  await expect.poll(() => ports.http.sent('/api/arks/web/bulletin').length).toBe(1);
  await ports.clock.advance(4000);
  await promotions().getByRole('button', { name: 'Don’t show again today' }).click();
  await expect.element(promotions()).not.toBeInTheDocument();
  const rest = ports.storage.local.getItem('promotionsRest');
  expect(rest).not.toBeNull();
});

const interruptions = { guestPromotions: 'day', memberPromotions: 'visit', homeScreenHint: 'never' } as const;
const day = 86_400_000;

test('[HOME-19] closing is remembered beyond the tab where a site opens them once a day', async () => {
  const { ports } = await open({ config: { interruptions } });
  await expect.poll(() => ports.http.sent('/api/arks/web/bulletin').length).toBe(1);
  await ports.clock.advance(4000);
  await promotions().getByRole('button', { name: 'Close', exact: true }).last().click();
  await expect.element(promotions()).not.toBeInTheDocument();
  expect(ports.storage.local.getItem('promotionsClosed')).toBe(String(ports.platformClock.now()));
});

test.each([
  ['day', 0, 0],
  ['day', day, 1],
  ['week', day, 0],
  ['week', 8 * day, 1],
  ['never', 1000 * day, 0],
] as const)('[HOME-19] with the rhythm "%s", %i ms after they were closed, there are %i', async (every, ago, shown) => {
  const { ports } = await open({
    config: { interruptions: { ...interruptions, guestPromotions: every } },
    prepare: (all) => {
      running(all);
      all.storage.set('promotionsClosed', all.platformClock.now() - ago);
    },
  });
  await expect.poll(() => ports.http.sent('/api/arks/web/bulletin').length).toBe(1);
  await ports.clock.advance(4000);
  await idle();
  await expect.poll(() => dialogs()).toBe(shown);
});

test('[CNS-02] [SHELL-38x] nothing comes before the question for consent is answered', async () => {
  const categories: 'statistics'[] = ['statistics'];
  const adapters = { ga4: { measurementId: 'G-0000000001' }, metaRelay: false };
  const consent = { version: 1, days: 180, categories, adapters };
  const { ports } = await open({ config: { consent } });
  await expect.poll(() => ports.http.sent('/api/arks/web/bulletin').length).toBe(1);
  await ports.clock.advance(60_000);
  await idle();
  expect(dialogs()).toBe(0);
  ports.cookies.set(CONSENT_COOKIE, consentText([], consent, ports.clock.now()));
  await ports.clock.advance(4000);
  await expect.element(promotions()).toBeVisible();
});
