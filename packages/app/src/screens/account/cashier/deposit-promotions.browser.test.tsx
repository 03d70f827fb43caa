import { idle } from '@housefront/ui/testing';
import { beforeAll, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openMemberPage } from '../../../testing/openMemberPage.ts';

const LIST = '/api/arks/web/bulletin/member';
const CLOSED = 'popUpDiscountModalCloseTime';
const promotion = (id: number, title: string) => ({
  id,
  title,
  display_device: 0,
  content: '<p>1 %</p>',
  updated_at: '2025-01-01 00:00:00',
  setting: { display_frequency: 1 },
});
const promotions = [promotion(3, 'Weekly rebate'), promotion(4, 'Deposit bonus')];

beforeAll(async () => {
  const [desktop, phone] = await Promise.all([
    import('@housefront/ui/templates/desktop-1'),
    import('@housefront/ui/templates/h5-1'),
    import('../member.page.ts'),
    import('../agent.page.ts'),
    import('../pay.page.ts'),
    import('../sections/deposit.section.ts'),
    import('../sections/withdrawal.section.ts'),
    import('../sections/bind-account.section.ts'),
    import('@housefront/core/features/cashier'),
  ]);
  await Promise.all(
    [desktop.default.views, phone.default.views].flatMap((views) => [views.account(), views.promotionModal()]),
  );
}, 60_000);

/** A member's page; the dialog is there for every document, not for the first alone. */
const open = async (path: string, mode: 'desktop' | 'mobile' = 'desktop') => {
  const site = await openMemberPage(path, { mode, promotions });
  await site.runtime.templates.loadView('promotionModal');
  return site;
};
const dialog = () => page.getByRole('dialog');
const offer = () => page.getByRole('button', { name: 'View promotions' });
const asked = (ports: Awaited<ReturnType<typeof openMemberPage>>['ports']) =>
  ports.http.bodies(LIST).map((body) => (body as { readonly display_location: number }).display_location);

test.each([
  ['/user/Deposit', 'desktop', 'Make a deposit'],
  ['/user/Deposit', 'mobile', 'Make a deposit'],
  ['/user?page=Deposit', 'mobile', 'Make a deposit'],
  ['/user/Withdrawal', 'mobile', /./],
  ['/user/BindAccount', 'mobile', /./],
  ['/fastPayment', 'mobile', 'Make a deposit'],
] as const)(
  '[HOME-20x] nothing comes by itself over %s on a %s, untouched as it is; elsewhere it does',
  async (path, mode, heading) => {
    const { ports, runtime } = await open(path, mode);
    await expect.element(page.getByRole('heading', { level: 2, name: heading }).first()).toBeVisible();
    await ports.clock.advance(10_000);
    await idle();
    expect(dialog().elements()).toEqual([]);
    await runtime.navigation.go('/discount');
    await ports.clock.advance(5000);
    await expect.element(page.getByRole('dialog', { name: 'Promotions' })).toBeVisible();
  },
);

test('[HOME-18] [HOME-19] [HOME-21] the deposit page names its promotions above the form and opens them when asked; closing stores nothing', async () => {
  const { ports } = await open('/user/Deposit');
  await expect.element(offer()).toBeVisible();
  expect(asked(ports)).toEqual([3]);
  await expect.element(page.getByText('Weekly rebate · Deposit bonus')).toBeVisible();
  await page
    .getByLabelText(/^Amount/)
    .first()
    .fill('500');
  offer().element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog()).toBeVisible();
  expect(dialog().getByRole('tab').elements()).toHaveLength(2);
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.element(offer()).toHaveFocus();
  expect(ports.storage.session.getItem(CLOSED)).toBeNull();
  await expect.element(page.getByLabelText(/^Amount/).first()).toHaveValue('500');
  await offer().click();
  await expect.element(dialog()).toBeVisible();
});

test('[HOME-20x] who wants none of them today is not offered them on the deposit page', async () => {
  const { ports } = await open('/user/Deposit');
  await offer().click();
  await dialog().getByRole('button', { name: 'Don’t show again today' }).click();
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.element(offer()).not.toBeInTheDocument();
  expect(ports.storage.local.getItem('promotionsRest')).not.toBeNull();
});

test('[HOME-20x] leaving with the dialog open leaves nothing behind', async () => {
  const { ports, runtime } = await open('/user/Deposit');
  await offer().click();
  await expect.element(dialog()).toBeVisible();
  await runtime.navigation.go('/user/Withdrawal');
  await expect.element(dialog()).not.toBeInTheDocument();
  await runtime.navigation.go('/user/Deposit');
  await expect.element(offer()).toBeVisible();
  await ports.clock.advance(10_000);
  await idle();
  expect(dialog().elements()).toEqual([]);
});
