import { calls } from '@housefront/contract/calls';
import { success } from '@housefront/core/testing';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openMemberPage } from '../../../testing/openMemberPage.ts';

beforeAll(async () => {
  const [phone] = await Promise.all([
    import('@housefront/ui/templates/h5-1'),
    import('../member-section.page.ts'),
    import('../sections/recommend-project.section.ts'),
    import('../sections/bind-account.section.ts'),
    import('@housefront/contract/endpoint'),
  ]);
  await phone.default.views.account();
}, 60_000);

test('[SHELL-05] a menu that is opened while a section is awaited stays open when it comes', async () => {
  await page.viewport(360, 800);
  onTestFinished(() => page.viewport(414, 896));
  let release: (reply: ReturnType<typeof success>) => void = () => undefined;
  await openMemberPage('/user/RecommendProject', {
    mode: 'mobile',
    prepare: ({ http }) => {
      release = http.hold('/api/bonus_setting/check');
    },
  });
  await page.getByRole('button', { name: 'Sections' }).click();
  const wallet = page.getByRole('dialog', { name: 'Sections' }).getByRole('link', { name: 'My wallet' });
  await expect.element(wallet).toBeVisible();
  const before = wallet.element();
  release(success(calls.bonusSettingCheck, { is_friend: 1 }));
  // The page lies under the sheet, and is there.
  await expect.poll(() => document.body.textContent).toContain('/?invite=');
  await expect.element(wallet).toBeVisible();
  expect(wallet.element()).toBe(before);
});

test('[MEM-45x] what is typed into the middle of a value goes on there', async () => {
  await openMemberPage('/user/BindAccount', { mode: 'mobile' });
  const field = page.getByLabelText(/^Account number/);
  await field.fill('1256');
  const input = field.element() as HTMLInputElement;
  input.setSelectionRange(2, 2);
  await userEvent.keyboard('34');
  await expect.element(field).toHaveValue('123456');
  expect(input.selectionStart).toBe(4);
});

test('[SHELL-14] [SHELL-40] on a phone the wheel and the envelope are on pages of the site, not over what is typed into in the member centre', async () => {
  const { runtime, order } = await openMemberPage('/app', { mode: 'mobile' });
  const wheel = page.getByRole('button', { name: /^Lucky wheel/ });
  const envelope = page.getByRole('button', { name: /^Red envelope/ });
  await order('wheel', { prizes: 8 });
  await order('envelope', { currency: 'USD', amount: '88.00', minutes: 5 });
  runtime.core.events.emit('roulette-changed', null);
  runtime.core.events.emit('envelope-changed', null);
  await expect.element(wheel).toBeVisible();
  await expect.element(envelope).toBeVisible();
  await runtime.navigation.go('/user/BindAccount');
  await expect.element(page.getByRole('heading', { name: 'Bank account', level: 1 })).toBeVisible();
  expect([wheel.elements().length, envelope.elements().length]).toEqual([0, 0]);
  await runtime.navigation.go('/app');
  await expect.element(wheel).toBeVisible();
  await expect.element(envelope).toBeVisible();
});
