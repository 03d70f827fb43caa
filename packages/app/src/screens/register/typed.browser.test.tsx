import { calls } from '@housefront/contract/calls';
import { beforeAll, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { warmUp } from '../../testing/openShell.tsx';
import { fillAnswer } from '../../testing/identity.fixtures.ts';
import { button, currency, field, fillRequired, openRegister, PATHS, secret, settings } from './register.fixtures.ts';

beforeAll(() => warmUp('desktop'), 60_000);

const named = (code: string) => ({
  ...settings.find(({ currency: own, name }) => own === code && name === 'member_email'),
  name: 'member_name',
  is_required: 1,
  is_unique: 0,
});
const open = () =>
  openRegister({
    prepare: ({ http }) => http.ok(calls.registerSettings, { list: [...settings, named('RMB'), named('VND')] }),
  });
const name = () => field(/^Full name/);
const phone = () => field('Phone number');
const create = () => button('Create account');
const BAD_NAME = 'Please enter your name as it appears on your ID';

test('[FLD-07] [FLD-08] in RMB a rare name, a phone with its country, a PIN and a code in other scripts are shown and sent in one form', async () => {
  const { http } = await open();
  await fillRequired();
  await name().fill('\u200b');
  await phone().click();
  await expect.element(name()).toHaveValue('');
  await name().fill('John');
  await phone().click();
  await expect.element(name()).toHaveAccessibleDescription(BAD_NAME);
  await name().fill('葛曾䮌•艾𬭎');
  await phone().fill('+1 415 555 2671');
  await name().click();
  await expect.element(phone()).toHaveAccessibleDescription(/another country’s code/);
  await phone().fill('＋86 138-００13 ८०००');
  await field('SMS code').fill('१२३-456');
  await expect.element(name()).toHaveValue('葛曾䮌·艾𬭎');
  await expect.element(phone()).toHaveValue('13800138000');
  await page
    .getByRole('group', { name: /withdrawal/i })
    .getByRole('textbox')
    .first()
    .click();
  for (const digit of '১๒၃４') await userEvent.keyboard(digit);
  const boxes = page
    .getByRole('group', { name: /withdrawal/i })
    .getByRole('textbox')
    .elements();
  await expect.poll(() => boxes.map((box) => (box as HTMLInputElement).value)).toEqual(['1', '2', '3', '4']);
  await expect.element(field('SMS code')).toHaveValue('123456');
  await fillAnswer(field(/^Verification code/), 'ｋ７Ｑ ｐ');
  await create().click();
  await expect
    .poll(() => http.bodies(PATHS.register))
    .toMatchObject([
      {
        member_name: '葛曾䮌·艾𬭎',
        member_phone: '13800138000',
        phone_verify: '123456',
        withdraw_password: '1234',
        verify_code: 'k7Qp',
      },
    ]);
});

test('[FLD-07] [FLD-08] in VND a full name of Latin letters goes with ten digits, whatever is between; other scripts are refused', async () => {
  const { http } = await open();
  await currency().selectOptions('VND');
  await field(/^Account/).fill('newone2');
  await secret('Password').fill('abc123');
  await field(/^Email/).fill('a@b.co');
  for (const other of ['Иван', 'สมชาย', 'محمد']) {
    await name().fill(other);
    await phone().click();
    await expect.element(name()).toHaveAccessibleDescription(BAD_NAME);
  }
  await name().fill('\u202eNguye\u0302\u0303n  Văn O’Hara');
  await phone().fill('+84 (0)912.345.678');
  await fillAnswer(field(/^Verification code/), 'k7Qp');
  await expect.element(phone()).toHaveValue('0912345678');
  await expect.element(name()).toHaveValue("Nguyễn Văn O'Hara");
  await page.getByRole('checkbox').click();
  await create().click();
  await expect
    .poll(() => http.bodies(PATHS.register))
    .toMatchObject([{ member_name: "Nguyễn Văn O'Hara", member_phone: '0912345678' }]);
});
