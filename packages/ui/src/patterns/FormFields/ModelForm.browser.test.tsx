import { useState } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../testing/mount.tsx';
import { fieldsFixture } from '../../views/register/fields.fixtures.ts';
import { ModelForm } from './index.ts';
import type { FieldModel, FormModel, TextFieldModel } from './models.ts';

const form = (more: Partial<FormModel> = {}): FormModel => ({
  fields: fieldsFixture(),
  banners: [],
  busy: false,
  focus: null,
  onSubmit: () => undefined,
  ...more,
});
const Shown = ({ model }: { readonly model: FormModel }) => (
  <ModelForm form={model} label="Registration">
    <button type="submit">Send</button>
  </ModelForm>
);
const account = () => page.getByRole('textbox', { name: 'Account name' });

test.each([
  ['account', () => account()],
  ['birthday', () => page.getByRole('combobox', { name: 'Month' })],
  ['pin', () => page.getByRole('textbox', { name: 'Digit 3 of 4' })],
  ['agreement', () => page.getByRole('checkbox')],
  ['captcha', () => page.getByRole('textbox', { name: 'Verification code' })],
] as const)('[REG-24] the focus goes to the wrong part of %s, each time anew', async (name, place) => {
  const fields = fieldsFixture({ variant: 'error' });
  const { rerender } = mount(<Shown model={form({ fields })} />);
  rerender(<Shown model={form({ fields, focus: { field: name } })} />);
  await expect.element(place()).toHaveFocus();
  await page.getByRole('button', { name: 'Send' }).click();
  rerender(<Shown model={form({ fields, focus: { field: name } })} />);
  await expect.element(place()).toHaveFocus();
});

test('[REG-24] each field has its own message', async () => {
  const fields = fieldsFixture().map((field) => (field.name === 'email' ? { ...field, error: 'No address.' } : field));
  mount(<Shown model={form({ fields })} />);
  await expect.element(page.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription('No address.');
  expect(document.querySelectorAll('[aria-invalid="true"]')).toHaveLength(1);
});

test('[REG-63] a field is left once, when the focus leaves the whole widget', async () => {
  const onBlur = vi.fn();
  const fields = fieldsFixture().map((field) => ({ ...field, onBlur: () => void onBlur(field.name) }));
  mount(<Shown model={form({ fields })} />);
  await page.getByRole('combobox', { name: 'Year' }).click();
  await userEvent.keyboard('{Escape}{Tab}');
  await expect.element(page.getByRole('combobox', { name: 'Month' })).toHaveFocus();
  expect(onBlur).not.toHaveBeenCalled();
  await userEvent.keyboard('{Tab}{Tab}');
  await expect.poll(() => onBlur.mock.calls).toEqual([['birthday']]);
});

test('a message that appears when a field is left does not take the press away that left it', async () => {
  const onSubmit = vi.fn();
  const wrong = () => fieldsFixture({ variant: 'error' });
  const { rerender } = mount(<Shown model={form()} />);
  const fields = fieldsFixture().map((field) => ({
    ...field,
    // All messages at once move the button far away.
    onBlur: () => rerender(<Shown model={form({ fields: wrong(), onSubmit })} />),
  }));
  rerender(<Shown model={form({ fields, onSubmit })} />);
  await account().click();
  await page.getByRole('button', { name: 'Send' }).click();
  await expect.poll(() => onSubmit.mock.calls.length).toBe(1);
  await expect.element(account()).toHaveAttribute('aria-invalid', 'true');
});

test('[REG-02] [REG-03] what concerns the whole form is said when it appears, with its action', async () => {
  const onPress = vi.fn();
  const { rerender } = mount(<Shown model={form()} />);
  await expect.element(account()).toBeVisible();
  const region = document.querySelector('form > [aria-live="polite"]');
  expect(region?.textContent).toBe('');
  const banners = [
    { id: 'a', tone: 'warning', text: 'No longer valid.', action: { label: 'Again', onPress } },
  ] as const;
  rerender(<Shown model={form({ banners })} />);
  await expect.element(page.getByText('No longer valid.')).toBeVisible();
  expect(region?.textContent).toContain('No longer valid.');
  await page.getByRole('button', { name: 'Again' }).click();
  expect(onPress).toHaveBeenCalledOnce();
});

test('Enter sends with a keyboard; on a phone, whose key says "next", it goes to the next field', async () => {
  const onSubmit = vi.fn();
  mount(<Shown model={form({ onSubmit })} />);
  await account().click();
  await userEvent.keyboard('{Enter}');
  expect(onSubmit).toHaveBeenCalledOnce();
  const real = window.matchMedia.bind(window);
  const spy = vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const list = real(query);
    return query === '(pointer: coarse)' ? Object.defineProperty(list, 'matches', { value: true }) : list;
  });
  onTestFinished(() => spy.mockRestore());
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByLabelText('Password', { exact: true })).toHaveFocus();
  expect(onSubmit).toHaveBeenCalledOnce();
});

test.each([320, 640, 900])('nothing runs out of a form %s px wide', async (width) => {
  mount(
    <div style={{ width: `${width}px` }}>
      <Shown model={form({ fields: fieldsFixture({ variant: 'error', locale: 'ta_IN', left: 299 }) })} />
    </div>,
  );
  await expect.element(page.getByRole('form')).toBeVisible();
  const edge = page.getByRole('form').element().getBoundingClientRect().right;
  const out = [...document.querySelectorAll('form *')].filter(
    (element) => element.getBoundingClientRect().right > edge + 1,
  );
  expect(out.map((element) => element.outerHTML.slice(0, 80))).toEqual([]);
});

const BEHIND = 'More contact details';
const contact = (name: string, more: Partial<TextFieldModel> = {}): FieldModel => ({
  widget: 'contact',
  name,
  label: name,
  value: '',
  behind: BEHIND,
  onChange: () => undefined,
  onBlur: () => undefined,
  ...more,
});
const folded = (...contacts: FieldModel[]): FormModel => {
  const [first, ...rest] = fieldsFixture();
  return form({ fields: [...(first ? [first] : []), ...contacts, ...rest] });
};
const unfold = () => page.getByRole('button', { name: BEHIND });
const skype = () => page.getByRole('textbox', { name: 'Skype' });

test('[REG-12] [A11Y-01] fields that few people fill in are behind a button, which says whether they are shown', async () => {
  mount(<Shown model={folded(contact('Skype'), contact('Zalo'))} />);
  await expect.element(unfold()).toHaveAttribute('aria-expanded', 'false');
  expect(skype().elements()).toEqual([]);
  await account().click();
  await userEvent.keyboard('{Tab}');
  await expect.element(unfold()).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(unfold()).toHaveAttribute('aria-expanded', 'true');
  await expect.element(unfold()).toHaveFocus();
  const group = page.getByRole('group', { name: BEHIND });
  expect(unfold().element().getAttribute('aria-controls')).toBe(group.element().id);
  await userEvent.keyboard('{Tab}');
  await expect.element(skype()).toHaveFocus();
  await unfold().click();
  await expect.element(skype()).not.toBeInTheDocument();
});

test('[REG-12] [REG-24] they open by themselves when one of them is wrong, is to have the focus, or is filled in', async () => {
  const { rerender } = mount(<Shown model={folded(contact('Skype'), contact('Zalo'))} />);
  const wrong = folded(contact('Skype'), contact('Zalo', { error: 'Too short.' }));
  rerender(<Shown model={wrong} />);
  await expect.element(page.getByRole('textbox', { name: 'Zalo' })).toHaveAccessibleDescription('Too short.');
  // Closed by hand it stays closed, until the form sends the focus there.
  await expect.element(skype()).toBeVisible();
  await unfold().click();
  await expect.element(skype()).not.toBeInTheDocument();
  rerender(<Shown model={{ ...wrong, focus: { field: 'Zalo' } }} />);
  await expect.element(page.getByRole('textbox', { name: 'Zalo' })).toHaveFocus();
});

test('[REG-12] a field of them that holds something is shown from the start, and what was typed stays when they are closed', async () => {
  function Typing() {
    const [value, setValue] = useState('lucky.88');
    return <Shown model={folded(contact('Skype', { value, onChange: setValue }), contact('Zalo'))} />;
  }
  mount(<Typing />);
  await skype().fill('lucky.99');
  await unfold().click();
  await expect.element(skype()).not.toBeInTheDocument();
  await unfold().click();
  await expect.element(skype()).toHaveValue('lucky.99');
});
