import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../../testing/mount.tsx';
import { loginFixture } from '../../../views/login/login.fixtures.ts';
import LoginView from './LoginView.tsx';

test('[AUTH-01] shows the captcha with its hint, and hands on what was typed', async () => {
  const onSubmit = vi.fn();
  mount(<LoginView {...loginFixture()} onSubmit={onSubmit} />);
  await expect.element(page.getByLabelText('Account name')).toHaveFocus();
  await userEvent.keyboard('lucky88');
  await page.getByLabelText('Password', { exact: true }).fill('Lucky888');
  await page.getByLabelText('Verification code', { exact: true }).fill('7294');
  await userEvent.keyboard('{Enter}');
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ account: 'lucky88', password: 'Lucky888', answer: '7294' });
});

test('[AUTH-04x] a press on the picture asks for a new one, and a new one empties the answer', async () => {
  const onRefresh = vi.fn();
  const props = loginFixture();
  const captcha = { ...props.captcha, onRefresh };
  const { rerender } = mount(<LoginView {...props} captcha={captcha} />);
  const answer = page.getByLabelText('Verification code', { exact: true });
  await answer.fill('7294');
  await page.getByRole('button', { name: /image/i }).click();
  expect(onRefresh).toHaveBeenCalledOnce();
  rerender(<LoginView {...props} captcha={{ ...captcha, image: `${captcha.image}#2` }} />);
  await expect.element(answer).toHaveValue('');
});

test('[AUTH-04x] a captcha that cannot be had offers to reload', async () => {
  const onRefresh = vi.fn();
  const props = loginFixture();
  mount(<LoginView {...props} captcha={{ ...props.captcha, state: 'failed', image: null, onRefresh }} />);
  await page.getByRole('button', { name: 'Reload the image' }).click();
  expect(onRefresh).toHaveBeenCalledOnce();
});

test('[AUTH-06] shows one message, at its field, and sends nothing while busy', async () => {
  const onSubmit = vi.fn();
  const props = { ...loginFixture(), onSubmit };
  const { rerender } = mount(<LoginView {...props} error={{ field: 'password', message: 'Enter your password' }} />);
  await expect
    .element(page.getByLabelText('Password', { exact: true }))
    .toHaveAccessibleDescription('Enter your password');
  await expect.element(page.getByLabelText('Account name')).not.toHaveAttribute('aria-invalid');
  rerender(<LoginView {...props} busy />);
  await page.getByLabelText('Account name').click();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByLabelText('Account name')).toHaveFocus();
  expect(onSubmit).not.toHaveBeenCalled();
});
