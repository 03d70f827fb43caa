import { calls } from '@housefront/contract/calls';
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { SiteTemplates } from '../../../kernel/defineSite.ts';
import { chooseMethod, depositButton } from '../../../testing/deposit-form.ts';
import { openMemberPage } from '../../../testing/openMemberPage.ts';

// Each template is loaded for the first time.
vi.setConfig({ testTimeout: 60_000 });

const phones = import.meta.glob<{ default: never }>('../../../../../ui/src/templates/h5-*/template.ts');

beforeAll(async () => {
  await Promise.all([
    import('../member-section.page.ts'),
    import('../sections/deposit.section.ts'),
    import('@housefront/core/features/cashier'),
    import('@housefront/contract/endpoint'),
  ]);
}, 60_000);

const viewport = async (width: number, height: number) => {
  await page.viewport(width, height);
  onTestFinished(() => page.viewport(414, 896));
};
const method = (id: number) => ({
  id: `m${id}`,
  type: 'gateway',
  name: `Payment ${id}`,
  min_amount: '10.00',
  max_amount: '5000.00',
  preset_amounts: '10,50,100,500,5000',
});
const methods = (count: number) => Array.from({ length: count }, (_, index) => method(index + 1));
const amount = () => page.getByRole('textbox').first();
const submit = () => document.querySelector<HTMLElement>('main button[type="submit"]');
const boxOf = (element: Element | null | undefined) => element?.getBoundingClientRect() ?? new DOMRect();

const COUNTS = [1, 4, 12];
const LONG = ['ta_IN', 'my_MM', 'de_DE', 'en_US'];
const frames = Object.entries(phones).map(
  ([path, load], index) => [path.split('/').at(-2) ?? '', COUNTS[index % 3] ?? 1, LONG[index % 4] ?? '', load] as const,
);

test.each(frames)(
  '[LOOK-10] in %s, with %i methods and in %s, the amount comes first and the button is in view from the start',
  async (_, count, locale, load) => {
    await viewport(390, 800);
    await openMemberPage('/user/Deposit', {
      mode: 'mobile',
      locale,
      templates: { mobile: load } as unknown as SiteTemplates,
      prepare: ({ http }) => http.unchecked(calls.depositMethods, { list: methods(count), orders: [] }),
    });
    await expect.element(amount()).toBeVisible();
    const names = [...document.querySelectorAll('form [data-field]')].map((field) => field.getAttribute('data-field'));
    expect(names).toEqual(['amount', 'methodId']);
    // The chosen method is one line, whatever their number.
    expect(document.querySelectorAll('[data-field="methodId"] input')).toHaveLength(0);
    expect(document.querySelectorAll('[data-field="methodId"] button')).toHaveLength(count === 1 ? 0 : 1);
    for (const [width, height] of [
      [390, 800],
      [320, 640],
    ] as const) {
      await page.viewport(width, height);
      await expect.poll(() => boxOf(submit()).bottom).toBeLessThanOrEqual(height);
      expect(boxOf(submit()).top).toBeGreaterThan(boxOf(amount().element()).bottom);
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    }
    // The title of the page is to be seen once.
    const titles = [...document.querySelectorAll('h1, h2')].filter((title) => boxOf(title).width > 1);
    expect(titles.length).toBeLessThanOrEqual(1);
  },
);

test('[LOOK-10] the bar of the button covers no field that has the focus', async () => {
  await viewport(390, 640);
  await openMemberPage('/user/Deposit', { mode: 'mobile' });
  await expect.element(amount()).toBeVisible();
  await amount().click();
  for (let step = 0; step < 9; step += 1) {
    await userEvent.keyboard('{Tab}');
    const focused = document.activeElement;
    if (focused === submit() || !focused?.closest('form')) break;
    await expect.poll(() => boxOf(focused).bottom).toBeLessThanOrEqual(boxOf(submit()?.parentElement).top);
  }
  await expect.poll(() => document.activeElement).toBe(submit());
});

const line = () => page.getByRole('group', { name: 'Payment method' });

test('[LOOK-10] the last method comes back, on another device by the orders of the platform; a press on one folds them', async () => {
  const order = { order_number: 'D1', status: 'success', method_id: 'm7', amount: '50', fee: '0' };
  const { ports } = await openMemberPage('/user/Deposit', {
    prepare: ({ http }) => {
      http.unchecked(calls.depositMethods, { list: methods(12), orders: [order] });
      http.ok(calls.depositStore, { order_number: 'D2', pay_url: null, expire_at: '' });
    },
  });
  await expect.element(line()).toMatchTextContent(/Payment 7/);
  await chooseMethod(/^Payment 3/);
  await expect.element(line()).toMatchTextContent(/Payment 3/);
  const change = page.getByRole('button', { name: 'Change: Payment method' });
  await expect.element(change).toHaveFocus();
  // Arrow keys only move the choice.
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('radio', { name: /^Payment 3/ })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(page.getByRole('radio', { name: /^Payment 4/ })).toBeChecked();
  await page.getByText('Payment 5', { exact: true }).click();
  await expect.element(line()).toMatchTextContent(/Payment 5/);
  await page.getByRole('button', { name: '$5,000', exact: true }).click();
  await page.getByRole('button', { name: 'Deposit $5,000', exact: true }).click();
  await expect
    .poll(() => ports.http.bodies('/api/member/deposit/store'))
    .toMatchObject([{ method_id: 'm5', amount: '5000.00' }]);
  // The next visit on this device.
  await expect.poll(() => ports.storage.get('depositMethods')).toEqual([`${ports.storage.get('member_id')} m5`]);
});

const game = { gpId: 'rookeight', gameType: '3', gameCode: 'ruby-rush', name: 'Ruby Rush' };

/** Deposits, on a phone on which this game was left, and waits for the payment to be shown. */
async function paid(left?: Partial<typeof game & { readonly memberId: string }>) {
  const { ports, order, runtime } = await openMemberPage('/user/Deposit', { mode: 'mobile' });
  const memberId = ports.storage.get('member_id') ?? '';
  if (left) ports.storage.set('lastGame', { ...game, memberId, ...left });
  await amount().fill('100');
  await depositButton().click();
  await expect.element(page.getByRole('heading', { name: 'Your deposit is in progress' })).toBeVisible();
  await order('settle', { account: 'falcon1', outcome: 'success' });
  runtime.core.events.emit('deposit-succeeded', { orderNumber: 'x', amount: null, times: 1 });
  await expect.element(page.getByRole('heading', { name: 'Your deposit has arrived' })).toBeVisible();
  return runtime.core.play.store;
}

test('[LOOK-10] after the payment the way on leads back to the game that was left', async () => {
  const play = await paid({});
  await page.getByRole('button', { name: 'Back to Ruby Rush', exact: true }).click();
  await expect.poll(() => play.getState().play.game).toMatchObject({ gameCode: 'ruby-rush' });
});

test.each([undefined, { memberId: 'other' }])(
  '[LOOK-10] without a game of this member, but %o, the way on leads to the lobby',
  async (left) => {
    await paid(left);
    await expect.element(page.getByRole('link', { name: 'Play', exact: true })).toHaveAttribute('href', '/');
  },
);
