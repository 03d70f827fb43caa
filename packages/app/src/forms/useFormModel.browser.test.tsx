import { ModelForm } from '@housefront/ui/patterns/FormFields';
import { testRoot } from '@housefront/ui/testing';
import { useEffect } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { FormDeclaration, FormHandle, Problems } from './types.ts';
import { useFormModel } from './useFormModel.ts';

interface Values {
  readonly account: string;
  readonly email: string;
  readonly birthday: { readonly year: string; readonly month: string; readonly day: string };
  readonly agreement: boolean;
}

const initial: Values = { account: '', email: '', birthday: { year: '', month: '', day: '' }, agreement: false };
const say = (key: string, part?: 'year' | 'month' | 'day') => ({ key, text: `text of ${key}`, part });
const check = ({ account, email, birthday, agreement }: Values): Problems<Values> => ({
  ...(account.length < 6 ? { account: say(account === '' ? 'account_blank' : 'account_length') } : {}),
  ...(email !== '' && !email.includes('@') ? { email: say('email_format') } : {}),
  ...(birthday.year !== '' && birthday.month === '' ? { birthday: say('month_blank', 'month') } : {}),
  ...(agreement ? {} : { agreement: say('agreement') }),
});
const choices = (value: string) => [{ value, label: value }];
const declared: FormDeclaration<Values>['fields'] = [
  { widget: 'text', name: 'account', label: 'Account' },
  { widget: 'email', name: 'email', label: 'Email' },
  {
    widget: 'date',
    name: 'birthday',
    label: 'Birthday',
    parts: [
      { part: 'year', label: 'Year', options: choices('1990') },
      { part: 'month', label: 'Month', options: choices('07') },
      { part: 'day', label: 'Day', options: choices('31') },
    ],
  },
  { widget: 'checkbox', name: 'agreement', label: 'I agree' },
];

/** Opens a form; `handle` is the one of the latest render. */
function open(more: Partial<FormDeclaration<Values>> = {}) {
  const drawn = vi.fn<(handle: FormHandle<Values>) => void>();
  const onSubmit = vi.fn<FormDeclaration<Values>['onSubmit']>(async () => undefined);
  function Form({ now }: { readonly now: Partial<FormDeclaration<Values>> }) {
    const handle = useFormModel<Values>({ initial, fields: declared, check, onSubmit, ...now });
    useEffect(() => drawn(handle));
    return (
      <ModelForm form={handle.model} label="Form">
        <button type="submit">Send</button>
      </ModelForm>
    );
  }
  const root = testRoot();
  const render = (now: Partial<FormDeclaration<Values>>) => root.render(<Form now={now} />);
  render(more);
  const handle = () => {
    const [latest] = drawn.mock.lastCall ?? [];
    if (!latest) throw new Error('the form is not there yet');
    return latest;
  };
  return { onSubmit, render, handle };
}

const account = () => page.getByRole('textbox', { name: 'Account' });
const email = () => page.getByRole('textbox', { name: 'Email' });
const agreement = () => page.getByRole('checkbox');
const send = () => page.getByRole('button', { name: 'Send' });

test('[REG-59] every rule is asked before sending: each wrong field says so, the first has the focus, nothing is sent', async () => {
  const { onSubmit } = open();
  await email().fill('nobody');
  await send().click();
  await expect.element(account()).toHaveAccessibleDescription('text of account_blank');
  await expect.element(email()).toHaveAccessibleDescription('text of email_format');
  await expect.element(agreement()).toHaveAccessibleDescription('text of agreement');
  await expect.element(account()).toHaveFocus();
  expect(onSubmit).not.toHaveBeenCalled();
});

test('[REG-24] a field is judged when it is left, then at each change; one passed by empty is not', async () => {
  open();
  await account().click();
  await userEvent.keyboard('{Tab}no');
  await expect.element(account()).not.toHaveAttribute('aria-invalid');
  await expect.element(email()).not.toHaveAttribute('aria-invalid');
  await userEvent.keyboard('{Tab}');
  await expect.element(email()).toHaveAccessibleDescription('text of email_format');
  await email().fill('no@where');
  await expect.element(email()).not.toHaveAttribute('aria-invalid');
  await expect.element(agreement()).not.toHaveAttribute('aria-invalid');
});

test('[REG-25] [REG-58] what is right is sent once, however often it is pressed', async () => {
  let done = (): void => undefined;
  const { onSubmit } = open({});
  onSubmit.mockImplementation(() => new Promise((resolve) => (done = () => resolve(undefined))));
  await account().fill('lucky88');
  await agreement().click();
  await send().click();
  await send().click();
  await account().click();
  await userEvent.keyboard('{Enter}');
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ ...initial, account: 'lucky88', agreement: true });
  done();
});

test('[REG-65] what the platform refuses is shown at its focused field until the field changes', async () => {
  const { onSubmit } = open();
  onSubmit.mockResolvedValue({ account: say('taken') });
  await account().fill('lucky88');
  await agreement().click();
  await send().click();
  await expect.element(account()).toHaveAccessibleDescription('text of taken');
  await expect.element(account()).toHaveFocus();
  await account().fill('lucky89');
  await expect.element(account()).not.toHaveAttribute('aria-invalid');
});

test('[REG-63] what is known from elsewhere shows where the rules find nothing, and keeps the form from being sent', async () => {
  const onLeave = vi.fn<NonNullable<FormDeclaration<Values>['onLeave']>>();
  const { onSubmit, render } = open({ onLeave });
  await account().fill('luc');
  await email().click();
  await expect.poll(() => onLeave.mock.calls.at(-1)).toEqual(['account', { ...initial, account: 'luc' }, false]);
  await account().fill('lucky88');
  await email().click();
  await expect.poll(() => onLeave.mock.calls.at(-1)?.[2]).toBe(true);
  await agreement().click();
  render({ onLeave, known: { account: say('taken') } });
  await expect.element(account()).toHaveAccessibleDescription('text of taken');
  await send().click();
  await expect.element(account()).toHaveFocus();
  expect(onSubmit).not.toHaveBeenCalled();
  render({ onLeave });
  await send().click();
  await expect.poll(() => onSubmit.mock.calls.length).toBe(1);
});

test('[REG-23x] each problem is reported once when it becomes visible', async () => {
  const onShown = vi.fn<NonNullable<FormDeclaration<Values>['onShown']>>();
  open({ onShown });
  await send().click();
  await expect
    .poll(() => onShown.mock.calls.map(([name, { key }]) => `${name} ${key}`))
    .toEqual(['account account_blank', 'agreement agreement']);
  await account().fill('luc');
  await account().fill('luck');
  await expect.poll(() => onShown.mock.calls.at(-1)?.[1].key).toBe('account_length');
  expect(onShown).toHaveBeenCalledTimes(3);
});

test('[REG-47] the missing part of a day gets the message and the focus', async () => {
  open();
  await account().fill('lucky88');
  await agreement().click();
  await page.getByRole('combobox', { name: 'Year' }).selectOptions('1990');
  await send().click();
  await expect.element(page.getByRole('combobox', { name: 'Month' })).toHaveFocus();
  await expect
    .element(page.getByRole('group', { name: 'Birthday' }))
    .toHaveAccessibleDescription('text of month_blank');
});

test('[REG-12] [REG-13] other fields and values come and go without a visitor; only what is shown is judged', async () => {
  const { onSubmit, render, handle } = open();
  await email().fill('nobody');
  render({ fields: declared.filter(({ name }) => name !== 'email') });
  await expect.poll(() => email().elements().length).toBe(0);
  handle().set({ account: 'lucky88', agreement: true });
  await expect.element(account()).toHaveValue('lucky88');
  await send().click();
  await expect.poll(() => onSubmit.mock.calls.length).toBe(1);
});

test('[REG-14] [REG-27] asked again, rules judge what was filled in; reset empties everything', async () => {
  const { render, handle } = open();
  await email().fill('no@where');
  const before = handle();
  render({ check: (values) => ({ ...check(values), email: say('other_currency') }) });
  await expect.poll(() => handle() !== before).toBe(true);
  handle().recheck();
  await expect.element(email()).toHaveAccessibleDescription('text of other_currency');
  await expect.element(account()).not.toHaveAttribute('aria-invalid');
  handle().reset();
  await expect.element(email()).toHaveValue('');
  await expect.element(email()).not.toHaveAttribute('aria-invalid');
});

test('[FLD-07] a field with one form is checked, reported and sent in it, shown in it once left, and as it was typed before that', async () => {
  const seen: string[] = [];
  const fold = (typed: string) => typed.replaceAll('-', '');
  const { onSubmit, handle } = open({
    fields: declared.map((field) => (field.name === 'account' ? { ...field, fold } : field)),
    check: (values) => {
      seen.push(values.account);
      return check(values);
    },
    onChange: (_name, values) => seen.push(values.account),
  });
  await agreement().click();
  await account().fill('lu-cky-88');
  await expect.element(account()).toHaveValue('lu-cky-88');
  await expect.poll(() => handle().values.account).toBe('lucky88');
  expect(handle().read().account).toBe('lucky88');
  await email().click();
  await expect.element(account()).toHaveValue('lucky88');
  await account().fill('lucky-99');
  await userEvent.keyboard('{Enter}');
  await expect.element(account()).toHaveValue('lucky99');
  await expect.poll(() => onSubmit.mock.calls.map(([values]) => values.account)).toEqual(['lucky99']);
  expect(seen.some((value) => value.includes('-'))).toBe(false);
});

test('what is typed in the middle of a text stays where it was typed', async () => {
  open();
  await account().click();
  await userEvent.keyboard('lucky8{ArrowLeft}{ArrowLeft}xy');
  await expect.element(account()).toHaveValue('luckxyy8');
});
