import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../testing/mount.tsx';
import { fieldsFixture, sendFixture } from '../../views/register/fields.fixtures.ts';
import { ModelForm } from './index.ts';
import type { DateParts, FieldModel, PinFieldModel } from './models.ts';

type Named<Widget> = Extract<FieldModel, { widget: Widget }>;

function fixture<Widget extends FieldModel['widget']>(widget: Widget, variant: 'normal' | 'error' = 'normal') {
  const found = fieldsFixture({ variant }).find((field): field is Named<Widget> => field.widget === widget);
  if (!found) throw new Error(`no ${widget} among the fixtures`);
  return found;
}

/** Forms hold values; here one field does. */
function Live({ field, onChange }: { readonly field: FieldModel; readonly onChange?: (value: unknown) => void }) {
  const [value, setValue] = useState<unknown>(field.value);
  const told = (next: unknown): void => {
    setValue(next);
    onChange?.(next);
  };
  const live = { ...field, value, onChange: told } as FieldModel;
  return (
    <ModelForm form={{ fields: [live], banners: [], busy: false, focus: null, onSubmit: () => undefined }}>
      <button type="submit">Send</button>
    </ModelForm>
  );
}

const pin = (): PinFieldModel => ({ ...fixture('pin'), value: '' });
const box = (at: number) => page.getByRole('textbox', { name: `Digit ${at} of 4` });
const boxes = () => [1, 2, 3, 4].map((at) => (box(at).element() as HTMLInputElement).value).join('|');

test('[REG-19] [REG-56x] each box takes one digit and the focus moves on', async () => {
  const onChange = vi.fn();
  mount(<Live field={pin()} onChange={onChange} />);
  await box(1).click();
  await userEvent.keyboard('1');
  await expect.element(box(2)).toHaveFocus();
  await userEvent.keyboard('x2３4');
  await expect.poll(() => boxes()).toBe('1|2|3|4');
  await expect.element(box(4)).toHaveFocus();
  expect(onChange).toHaveBeenLastCalledWith('1234');
});

test('[REG-56x] a pasted number fills all boxes, whatever is between its digits', async () => {
  const onChange = vi.fn();
  mount(<Live field={pin()} onChange={onChange} />);
  await box(1).click();
  const data = new DataTransfer();
  data.setData('text', ' 12-34 ');
  box(1)
    .element()
    .dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  await expect.element(box(4)).toHaveValue('4');
  expect(boxes()).toBe('1|2|3|4');
  expect(onChange.mock.calls).toEqual([['1234']]);
});

test('[REG-56x] Backspace takes the digit of its box, then moves back; a typed digit replaces', async () => {
  mount(<Live field={{ ...pin(), value: '1234' }} />);
  await box(4).click();
  await userEvent.keyboard('{Backspace}');
  await expect.poll(() => boxes()).toBe('1|2|3|');
  await userEvent.keyboard('{Backspace}');
  await expect.element(box(3)).toHaveFocus();
  expect(boxes()).toBe('1|2||');
  await userEvent.keyboard('{ArrowLeft}9');
  await expect.poll(() => boxes()).toBe('1|9||');
  await expect.element(box(3)).toHaveFocus();
});

test('[REG-55] the boxes are one stop of the keyboard, and a box too far leads to the first empty one', async () => {
  mount(<Live field={pin()} />);
  await box(3).click();
  await expect.element(box(1)).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('button', { name: 'Show password' })).toHaveFocus();
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  await expect.element(box(1)).toHaveFocus();
});

test('[REG-55] the number has its name, its message and its button to show it', async () => {
  mount(<Live field={{ ...pin(), error: 'Please enter four digits.' }} />);
  const group = page.getByRole('group', { name: 'Withdrawal PIN' });
  await expect.element(group).toHaveAccessibleDescription('Please enter four digits.');
  await expect.element(box(1)).toHaveAttribute('aria-invalid', 'true');
  await expect.element(box(1)).toHaveAttribute('inputmode', 'numeric');
  await expect.element(box(1)).toHaveAttribute('data-hidden');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect.element(box(1)).not.toHaveAttribute('data-hidden');
});

test('[REG-47] a birthday is three lists by name, filled in by browsers, and its message marks the missing part', async () => {
  const onChange = vi.fn<(value: unknown) => void>();
  const field = fixture('date', 'error');
  mount(<Live field={field} onChange={onChange} />);
  const group = page.getByRole('group', { name: 'Date of birth' });
  await expect.element(group).toHaveAccessibleDescription('Please choose your month of birth');
  const month = page.getByRole('combobox', { name: 'Month' });
  await expect.element(month).toHaveAttribute('aria-invalid', 'true');
  await expect.element(page.getByRole('combobox', { name: 'Year' })).not.toHaveAttribute('aria-invalid');
  await expect.element(month).toHaveAttribute('autocomplete', 'bday-month');
  await month.selectOptions('07');
  await page.getByRole('combobox', { name: 'Day' }).selectOptions('31');
  expect(onChange).toHaveBeenLastCalledWith({ year: '1990', month: '07', day: '31' } satisfies DateParts);
  await page.getByRole('combobox', { name: 'Year' }).selectOptions('Year');
  expect(onChange).toHaveBeenLastCalledWith({ year: '', month: '07', day: '31' });
});

test('[REG-39] the control beside the phone sends, then counts down without taking presses or focus away', async () => {
  const onSend = vi.fn();
  const field = { ...fixture('phone'), send: { ...sendFixture(), onSend } };
  const { rerender } = mount(<Live field={field} />);
  await page.getByRole('button', { name: 'Send code' }).click();
  expect(onSend).toHaveBeenCalledOnce();
  rerender(<Live field={{ ...field, send: { ...sendFixture('en_US', 299), status: 'The code was sent.', onSend } }} />);
  const waiting = page.getByRole('button', { name: 'Resend in 299 s' });
  await expect.element(waiting).toHaveAttribute('aria-disabled', 'true');
  await expect.element(waiting).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onSend).toHaveBeenCalledOnce();
  // The announcement does not count seconds.
  await expect.element(page.getByRole('status')).toHaveTextContent('The code was sent.');
});

test('[REG-58] the box to tick carries its message, and its link opens what is agreed to without ticking', async () => {
  const onOpen = vi.fn();
  const onChange = vi.fn();
  const field = { ...fixture('checkbox', 'error'), link: { label: 'Terms of service', onOpen } };
  mount(<Live field={field} onChange={onChange} />);
  const tick = page.getByRole('checkbox');
  await expect.element(tick).toHaveAccessibleDescription('Please accept the terms of service');
  await page.getByRole('button', { name: 'Terms of service' }).click();
  expect(onOpen).toHaveBeenCalledOnce();
  await expect.element(tick).not.toBeChecked();
  await tick.click();
  expect(onChange.mock.calls).toEqual([[true]]);
});

test('[REG-57] the captcha of a form is at its field, under its own name', async () => {
  mount(<Live field={fixture('captcha', 'error')} />);
  const answer = page.getByRole('textbox', { name: 'Verification code' });
  await expect.element(answer).toHaveAccessibleDescription('The code does not match the image');
  await expect.element(answer).toHaveAttribute('name', 'captcha');
});

test.each([
  ['Account name', { autocomplete: 'username', autocapitalize: 'none', type: 'text' }],
  ['Email', { autocomplete: 'email', inputmode: 'email', type: 'email', autocapitalize: 'none' }],
  ['Phone number', { autocomplete: 'tel', inputmode: 'tel', type: 'tel' }],
  ['SMS code', { autocomplete: 'one-time-code', inputmode: 'numeric' }],
  ['Full name', { autocomplete: 'name', autocapitalize: 'words' }],
  ['Password', { autocomplete: 'new-password', type: 'password' }],
])('the field %s says to browsers and phones what it takes', async (label, attributes) => {
  const field = fieldsFixture().find((one) => one.label === label);
  if (!field) throw new Error(`no ${label}`);
  mount(<Live field={field} />);
  const input = page.getByLabelText(label, { exact: true });
  for (const [name, value] of Object.entries(attributes)) await expect.element(input).toHaveAttribute(name, value);
  await expect.element(input).toHaveAttribute('aria-required', 'true');
});

test('what is pasted into any line of text stays', async () => {
  mount(<Live field={fixture('password')} />);
  const input = page.getByLabelText('Password', { exact: true });
  await input.click();
  await expect.element(input).toHaveFocus();
  const paste = new ClipboardEvent('paste', { clipboardData: new DataTransfer(), bubbles: true, cancelable: true });
  expect(input.element().dispatchEvent(paste)).toBe(true);
});

test('a locked field can be read and focused, not changed', async () => {
  const onChange = vi.fn();
  const locked = fieldsFixture({ locked: true });
  const introducer = locked.find(({ name }) => name === 'introducer');
  if (!introducer) throw new Error('no introducer');
  mount(<Live field={introducer} onChange={onChange} />);
  const input = page.getByRole('textbox', { name: 'Referral code' });
  await expect.element(input).toHaveValue('agent007');
  await input.click();
  await userEvent.keyboard('x');
  await expect.element(input).toHaveFocus();
  await expect.element(input).toHaveValue('agent007');
  expect(onChange).not.toHaveBeenCalled();
});
