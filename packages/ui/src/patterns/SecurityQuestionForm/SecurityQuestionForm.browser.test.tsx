import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../testing/mount.tsx';
import { securityQuestionFixture } from '../../views/security-question/security-question.fixtures.ts';
import { SecurityQuestionForm } from './index.ts';

const answer = () => document.querySelector<HTMLInputElement>('[name="reply"]');

test.each([
  ['name', 'Your full name', 'text', 'name'],
  ['identity', 'ID number', 'text', 'off'],
  ['phone', 'Registered phone number', 'tel', 'tel'],
  ['email', 'Registered email address', 'email', 'email'],
  ['pin', 'Withdrawal PIN', 'password', 'off'],
] as const)(
  '[AUTH-38] the question %s is asked by %s, in an input of type %s',
  async (kind, label, type, autoComplete) => {
    mount(<SecurityQuestionForm {...securityQuestionFixture({ kind })} />);
    await expect.element(page.getByLabelText(label, { exact: true })).toHaveAttribute('type', type);
    expect(answer()?.autocomplete).toBe(autoComplete);
  },
);

test('[AUTH-40] a new turn empties both inputs, and the focus is at the answer again', async () => {
  const props = securityQuestionFixture();
  const { rerender } = mount(<SecurityQuestionForm {...props} />);
  await page.getByLabelText('Registered phone number').fill('5550100');
  await page.getByLabelText('Verification code', { exact: true }).fill('7294');
  rerender(<SecurityQuestionForm {...props} turn={1} />);
  await expect.element(page.getByLabelText('Registered phone number')).toHaveValue('');
  await expect.element(page.getByLabelText('Verification code', { exact: true })).toHaveValue('');
  await expect.element(page.getByLabelText('Registered phone number')).toHaveFocus();
});

test('what is pasted stays, and while busy nothing is sent again', async () => {
  const onSubmit = vi.fn();
  const props = { ...securityQuestionFixture(), onSubmit };
  const { rerender } = mount(<SecurityQuestionForm {...props} />);
  await page.getByLabelText('Registered phone number').fill('555 0100');
  await page.getByRole('button', { name: 'Confirm' }).click();
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ answer: '555 0100', captcha: '' });
  rerender(<SecurityQuestionForm {...props} busy />);
  await expect.element(page.getByRole('button', { name: 'Checking…' })).toBeVisible();
  document.querySelector('form')?.requestSubmit();
  expect(onSubmit).toHaveBeenCalledOnce();
});
