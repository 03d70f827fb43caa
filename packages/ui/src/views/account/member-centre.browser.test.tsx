import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import Desktop from '../../templates/_desktop/account/AccountView.tsx';
import Phone from '../../templates/_h5/account/AccountView.tsx';
import { mount } from '../../testing/mount.tsx';
import { accountFixture } from './account.fixtures.ts';

const views = [
  ['a desktop', Desktop, 1440],
  ['a phone', Phone, 390],
] as const;

test.each(views)(
  '[A11Y-01] on %s the first stop of the member centre leads past bar and menu',
  async (_, View, width) => {
    await page.viewport(width, 800);
    onTestFinished(async () => {
      history.replaceState(null, '', location.pathname + location.search);
      await page.viewport(414, 896);
    });
    mount(<View {...accountFixture()} />);
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
    await userEvent.keyboard('{Tab}');
    const link = page.getByRole('link', { name: 'Skip to content' });
    await expect.element(link).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const title = page.getByRole('heading', { level: 1 }).element();
    await expect
      .poll(() => document.activeElement?.contains(title) && document.activeElement !== document.body)
      .toBe(true);
    await expect.poll(() => document.activeElement?.querySelector('nav')).toBeNull();
  },
);

test('on a phone the session is ended in the sheet of sections, not below each section', async () => {
  const onLogout = vi.fn<() => void>();
  const { member, ...props } = accountFixture({ session: 'member' });
  if (!member) throw new Error('the fixture has no member');
  await page.viewport(390, 800);
  onTestFinished(() => page.viewport(414, 896));
  mount(<Phone {...props} member={{ ...member, onLogout }} />);
  await expect.element(page.getByRole('button', { name: 'Sections' })).toBeVisible();
  const out = page.getByRole('button', { name: 'Sign out' });
  expect(out.elements()).toEqual([]);
  await page.getByRole('button', { name: 'Sections' }).click();
  await out.click();
  expect(onLogout).toHaveBeenCalledOnce();
});
