import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openMemberPage } from '../../testing/openMemberPage.ts';

beforeAll(async () => {
  const [phone] = await Promise.all([
    import('@housefront/ui/templates/h5-1'),
    import('./member-section.page.ts'),
    import('./sections/recommend-project.section.ts'),
    import('./sections/bind-account.section.ts'),
    import('@housefront/contract/endpoint'),
  ]);
  await phone.default.views.account();
}, 60_000);

test('[SHELL-05] a menu that is opened while a section is awaited stays open when it comes', async () => {
  await page.viewport(360, 800);
  onTestFinished(() => page.viewport(414, 896));
  let release: (reply: { json: object }) => void = () => undefined;
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
  release({ json: { code: '100', data: { is_friend: 1 } } });
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
