import { calls } from '@housefront/contract/calls';
import { callPath, type AnyCall } from '@housefront/contract/endpoint';
import { normalizeEnvelope } from '@housefront/contract/envelope';
import { readRegisterError, REGISTER_ERRORS, SMS_ERRORS } from '@housefront/contract/rules';
import { readSecurityQuestion } from '@housefront/contract/features/double-validation';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Sandbox } from '../../createSandbox.ts';
import { SCENARIO_HEADER } from '../../scenarios/index.ts';
import { createTestSandbox, type TestClient } from '../../testing/client.fixtures.ts';

let sandbox: Sandbox;
let client: TestClient;
beforeAll(async () => {
  ({ sandbox, client } = await createTestSandbox());
});
afterAll(() => sandbox.close());

const under = async (name: string, call: AnyCall) =>
  normalizeEnvelope(await (await client.post(callPath(call), {}, { [SCENARIO_HEADER]: name })).json());

const registerCodes = [...Object.keys(REGISTER_ERRORS), '303', '555'];

test.each(registerCodes)(
  '[REG-65] [REG-83x] the scenarios register-refused-%s and register-check-refused-%s give that code as codeFull',
  async (code) => {
    for (const [name, call] of [
      ['register', calls.register],
      ['register-check', calls.registerVerification],
    ] as const) {
      const reply = await under(`${name}-refused-${code}`, call);
      expect(reply).toMatchObject({ ok: false, code: '101', codeFull: code });
      expect(reply && readRegisterError(reply)).toMatchObject({ code });
    }
  },
);

test.each([...Object.keys(SMS_ERRORS), '555'])('[REG-84] [REG-89] the scenario sms-refused-%s', async (code) => {
  expect(await under(`sms-refused-${code}`, calls.registerSms)).toMatchObject({ ok: false, code });
});

const others: readonly (readonly [string, string, AnyCall])[] = [
  ['AUTH-16', 'login', calls.login],
  ['AUTH-03', 'captcha', calls.captcha],
  ['AUTH-42', 'question', calls.doubleValidation],
  ['AUTH-46', 'question-skip', calls.doubleValidationSkip],
  ['WPR-10', 'reset-proof', calls.recoveryVerify],
  ['WPR-13', 'reset-password', calls.recoveryReset],
];

test.each(others)('[%s] each code of %s has a scenario', async (_row, name, call) => {
  const codes = [...Object.keys(call.codes), '555'];
  for (const code of codes) expect(await under(`${name}-refused-${code}`, call)).toMatchObject({ ok: false, code });
});

test('[AUTH-22] the scenario of an unknown device comes with its question', async () => {
  const reply = await under('login-refused-107', calls.login);
  expect(readSecurityQuestion(reply?.data)).toMatchObject({ question: 'member_name', available_questions_count: 3 });
});

test('[REG-38] under the scenario of an agent’s domain every host is one', async () => {
  const body = { host: '1002.localhost', site_id: 1002 };
  const response = await client.post(callPath(calls.checkAgentDomain), body, { [SCENARIO_HEADER]: 'agent-domain-vnd' });
  expect(await response.json()).toMatchObject({ data: { is_valid: 1, agent_id: '7002', currency: 'VND' } });
});

test('[SBX-04] scenarios hold for everybody by address, codes among them', async () => {
  await client.control('/scenario/register-refused-996', {});
  expect(normalizeEnvelope(await (await client.post('/api/register', {})).json())?.codeFull).toBe('996');
  await client.control('/clear', {});
  expect(normalizeEnvelope(await (await client.post('/api/register', {})).json())?.code).toBe('400');
});
