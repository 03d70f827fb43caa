import { calls } from '@housefront/contract/calls';
import { beforeAll, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { warmUp } from '../../testing/openShell.tsx';
import {
  button,
  currency,
  field,
  fillRequired,
  introducer,
  openRegister,
  PATHS,
  refusal,
} from './register.fixtures.ts';

beforeAll(() => warmUp('desktop'), 60_000);

const cookieNames = ['register_type', 'member_agent', 'recommend_code'] as const;

test.each([
  ['?invite=bad', 'This referral code is not valid. You can register without it.'],
  ['?id=bad', 'The agent behind this link is not active. You can register without one.'],
])(
  '[REG-02] [REG-35] a link %s that proves invalid shows its banner over a form that can be used',
  async (search, text) => {
    await openRegister({ search, prepare: ({ http }) => http.ok(calls.registerValidMessage, { is_valid: 0 }) });
    await expect.element(page.getByText(text)).toBeVisible();
    await expect.element(introducer()).not.toHaveAttribute('readonly');
    await introducer().fill('OTHER');
    await expect.element(introducer()).toHaveValue('OTHER');
  },
);

test('[REG-03] [REG-04x] a currency that is not open is reported, and the form is the default one’s', async () => {
  await openRegister({ search: '?currency=XXX' });
  await expect.element(page.getByText(/^XXX is not available yet/)).toBeVisible();
  await expect.element(currency()).toHaveValue('RMB');
  await expect.element(field(/^Account/)).toBeVisible();
});

test('[REG-01] a currency that is open is the one of the form', async () => {
  await openRegister({ search: '?currency=VND' });
  await expect.element(currency()).toHaveValue('VND');
});

test('[REG-30] [REG-33x] an invitation is written into the cookies, filled in and cannot be edited', async () => {
  const { ports } = await openRegister({ search: '?invite=AB', config: { linkLifetimeMinutes: 30 } });
  await expect.element(introducer()).toHaveValue('AB');
  await expect.element(introducer()).toHaveAttribute('readonly');
  await expect.element(introducer()).toHaveAccessibleDescription('Set by the link or address you opened');
  const written = cookieNames.map((name) => ports.cookies.written.get(name));
  expect(written.map((cookie) => cookie?.value)).toEqual(['recommend_code', '', 'AB']);
  expect(written.map((cookie) => cookie?.options.maxAge)).toEqual([1800, 1800, 1800]);
});

test('[REG-30] [REG-36] [REG-37x] an agent’s link: one question for the currency, which is the only choice', async () => {
  const { http, ports } = await openRegister({
    search: '?id=7',
    prepare: (given) => given.http.ok(calls.memberInfo, { currency: 'VND' }),
  });
  await expect.element(introducer()).toHaveValue('7');
  await expect.element(currency()).toHaveValue('VND');
  expect(currency().element().querySelectorAll('option[value]:not([value=""])')).toHaveLength(1);
  await expect.element(currency()).toBeDisabled();
  expect(http.bodies(PATHS.member)).toEqual([{ id: '7' }]);
  expect([ports.cookies.get('member_agent'), ports.cookies.get('register_type')]).toEqual(['7', 'member_agent']);
});

test('[REG-37x] an agent’s currency that is not open is reported, and the others are there', async () => {
  await openRegister({ search: '?id=7', prepare: ({ http }) => http.ok(calls.memberInfo, { currency: 'THB' }) });
  await expect.element(page.getByText(/^THB is not available yet/)).toBeVisible();
  await currency().selectOptions('VND');
  await expect.element(currency()).toHaveValue('VND');
});

test('[REG-38] [AGT-12x] the domain’s agent and currency are locked, whatever the link says, and remembered for a day', async () => {
  const { http, ports, runtime } = await openRegister({
    search: '?id=7',
    prepare: ({ http }) => http.ok(calls.checkAgentDomain, { is_valid: 1, agent_id: 9, currency: 'VND' }),
  });
  await expect.element(currency()).toHaveValue('VND');
  await expect.element(introducer()).toHaveValue('9');
  await expect.element(introducer()).toHaveAttribute('readonly');
  expect(ports.cookies.written.get('agent_domain_id')).toEqual({ value: '9', options: { maxAge: 86_400 } });
  runtime.overlays.close('register');
  await expect.poll(() => page.getByRole('dialog').elements().length).toBe(0);
  runtime.overlays.open('register');
  await expect.element(introducer()).toHaveValue('9');
  expect(http.sent(PATHS.domain)).toHaveLength(1);
});

test('[REG-33x] a typed introducer is asked about when it is left, and writes no cookie', async () => {
  const { http, ports } = await openRegister();
  await introducer().fill('CODE');
  await field('Email').click();
  await expect.poll(() => http.bodies(PATHS.verification)).toMatchObject([{ recommend_code: 'CODE' }]);
  expect(cookieNames.filter((name) => ports.cookies.written.has(name))).toEqual([]);
});

test('[REG-34] without is_friend there is no invitation: the introducer is an agent', async () => {
  await openRegister({
    search: '?invite=AB',
    prepare: ({ http }) => http.ok(calls.bonusSettingCheck, { is_friend: 0 }),
  });
  await expect.element(field(/^Agent/)).toHaveValue('');
  expect(field(/^Referral code/).elements()).toEqual([]);
});

test('[REG-32] [REG-73] 108 removes the cookies and makes the introducer editable', async () => {
  const { http, ports } = await openRegister({ search: '?id=7' });
  await expect.element(introducer()).toHaveAttribute('readonly');
  await fillRequired();
  http.on(PATHS.register, refusal('108'));
  await button('Create account').click();
  await expect.element(introducer()).toHaveAccessibleDescription('This agent is not active');
  await expect.element(introducer()).not.toHaveAttribute('readonly');
  expect(cookieNames.map((name) => ports.cookies.get(name))).toEqual([undefined, undefined, undefined]);
});

test('[REG-71] 107 takes the invitation away, and what is sent later is an agent', async () => {
  const { http } = await openRegister();
  http.on(PATHS.verification, refusal('107'));
  await introducer().fill('CODE');
  await field('Email').click();
  await expect.element(field(/^Agent/)).toHaveAccessibleDescription('The referral programme is closed at the moment');
  expect(field(/^Referral code/).elements()).toEqual([]);
  http.ok(calls.registerVerification, null);
  await field(/^Agent/).fill('7');
  await fillRequired();
  await button('Create account').click();
  await expect.poll(() => http.bodies(PATHS.register)).toMatchObject([{ member_agent: '7', recommend_code: '' }]);
});
