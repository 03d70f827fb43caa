import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../testing/mount.tsx';
import type { LoginCredentials } from '../../views/login/contract.ts';
import { loginFixture } from '../../views/login/login.fixtures.ts';
import { LoginForm } from './index.ts';

const field = (name: string) => page.getByRole('textbox', { name, exact: true });

test('[AUTH-06] hands over what was typed, empty fields too: the app decides what is wrong', async () => {
  const onSubmit = vi.fn<(credentials: LoginCredentials) => void>();
  mount(<LoginForm {...loginFixture()} onSubmit={onSubmit} />);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await field('Account name').fill('lucky88');
  await page.getByLabelText('Password', { exact: true }).fill('Lucky888');
  await field('Verification code').fill('7294');
  await page.getByRole('button', { name: 'Sign in' }).click();
  expect(onSubmit.mock.calls.flat()).toEqual([
    { account: '', password: '', answer: '' },
    { account: 'lucky88', password: 'Lucky888', answer: '7294' },
  ]);
});

test('[AUTH-02] a new picture after an attempt takes the old answer with it', async () => {
  const onSubmit = vi.fn<(credentials: LoginCredentials) => void>();
  const props = { ...loginFixture(), onSubmit };
  const { rerender } = mount(<LoginForm {...props} />);
  await field('Account name').fill('lucky88');
  await field('Verification code').fill('7294');
  rerender(<LoginForm {...props} captcha={{ ...props.captcha, image: `${props.captcha.image}#2` }} />);
  await expect.element(field('Verification code')).toHaveValue('');
  await expect.element(field('Account name')).toHaveValue('lucky88');
});

test('[AUTH-01] a press on a field before the first one has the focus keeps the focus there', async () => {
  const frames = new Map<number, FrameRequestCallback>();
  vi.spyOn(window, 'requestAnimationFrame').mockImplementation((run) => frames.set(frames.size + 1, run).size);
  vi.spyOn(window, 'cancelAnimationFrame').mockImplementation((frame) => void frames.delete(frame));
  mount(<LoginForm {...loginFixture()} />);
  await vi.waitFor(() => expect(frames.size).toBe(1), 10_000);
  const password = document.querySelector<HTMLInputElement>('[name="password"]')!;
  password.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  password.focus();
  for (const run of frames.values()) run(0);
  vi.restoreAllMocks();
  await expect.poll(() => document.activeElement).toBe(password);
});

test('while signing in nothing is sent a second time', async () => {
  const onSubmit = vi.fn<(credentials: LoginCredentials) => void>();
  mount(<LoginForm {...loginFixture({ busy: true })} onSubmit={onSubmit} />);
  await field('Account name').fill('lucky88{Enter}');
  const form = () => document.querySelector('form');
  await expect.poll(form).not.toBeNull();
  form()?.requestSubmit();
  expect(onSubmit).not.toHaveBeenCalled();
});

test.each([
  ['account', 'Account name'],
  ['answer', 'Verification code'],
] as const)('[AUTH-06] the one message is at the field %s', async (name, label) => {
  mount(<LoginForm {...loginFixture()} error={{ field: name, message: 'Please check this.' }} />);
  await expect.element(field(label)).toHaveAccessibleDescription('Please check this.');
  expect(document.querySelectorAll('[aria-invalid="true"]')).toHaveLength(1);
});
