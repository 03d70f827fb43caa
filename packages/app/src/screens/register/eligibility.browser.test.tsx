import { beforeAll, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { warmUp } from '../../testing/openShell.tsx';
import { protectedBy } from '../../testing/protected.fixtures.ts';
import { fillAnswer } from '../../testing/identity.fixtures.ts';
import { button, dialog, field, openRegister, PATHS, secret } from './register.fixtures.ts';

beforeAll(() => warmUp('desktop'), 60_000);

const persons = { excludedPersons: 'public officials and gaming employees' };
const confirmation = () => page.getByRole('checkbox', { name: /public officials and gaming employees/ });

async function fill(): Promise<void> {
  await field(/^Account/).fill('newone1');
  await secret('Password').fill('abc123');
  await secret('Confirm password').fill('abc123');
  await fillAnswer(field(/^Verification code/), 'k7Qp');
  await page.getByRole('checkbox', { name: /terms of service/ }).click();
}

test('[RG-02] the registration of a profile with persons who may not play is sent once the visitor confirms to be none of them', async () => {
  const { http } = await openRegister({ config: protectedBy('ph', persons) });
  await expect.element(dialog().getByText('Players must be 21 or older')).toBeVisible();
  await expect.element(dialog().getByText('21+')).toBeVisible();
  await expect.element(confirmation()).toBeVisible();
  await fill();
  await button('Create account').click();
  await expect.element(dialog().getByText('Please confirm that you may play.')).toBeVisible();
  await expect.element(confirmation()).toHaveFocus();
  expect(http.sent(PATHS.register)).toEqual([]);
  await confirmation().click();
  await button('Create account').click();
  await expect.poll(() => http.bodies(PATHS.register).length).toBe(1);
  expect(Object.keys(http.bodies(PATHS.register)[0] ?? {})).not.toContain('eligibility');
});

test('[RG-42] the registration shows the risks where the profile asks for it, and asks for nothing it does not ask for', async () => {
  await openRegister({ config: protectedBy('br') });
  await expect.element(dialog().getByText('Gambling has risks')).toBeVisible();
  await expect.element(dialog().getByText('18+')).toBeVisible();
  expect(page.getByRole('checkbox').elements()).toHaveLength(1);
});

test('[RG-02] a site without a profile has neither sign nor confirmation', async () => {
  await openRegister();
  await expect.element(field(/^Account/)).toBeVisible();
  expect(page.getByRole('checkbox').elements()).toHaveLength(1);
  expect(dialog().element().textContent).not.toContain('+');
});
