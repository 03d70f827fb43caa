import { calls } from '@housefront/contract/calls';
import { callPath, type AnyCall } from '@housefront/contract/endpoint';
import * as captcha from '@housefront/contract/features/captcha';
import * as doubleValidation from '@housefront/contract/features/double-validation';
import * as recovery from '@housefront/contract/features/recovery';
import * as referral from '@housefront/contract/features/referral';
import * as registration from '@housefront/contract/features/registration';
import * as session from '@housefront/contract/features/session';
import { afterEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { Gateway } from '../../createGateway.ts';
import { limitOf } from './limits.ts';
import { askedGateway, burst, type Ask } from './rateLimit.fixtures.ts';

let gateway: Gateway | undefined;
afterEach(() => gateway?.close());
const createClient = (): Ask => {
  const asked = askedGateway();
  gateway = asked.gateway;
  return asked.ask;
};

/** Names of fields that identify a member or prove an identity. */
const TELLING =
  /password|^answer|captcha|^token$|verif|^account$|member_(?:account|phone|email|login_id|agent)|recommend_code|agent_id|identity_id/;

/** Fields with such names that cannot be guessed. */
const HARMLESS: Readonly<Record<string, string>> = {
  checkAnswer: 'takes one of two words',
  logout: 'takes nothing but the token',
  registerSettings: 'the same for everybody',
  serviceAgreement: 'the same for everybody',
  applyForAgentCheck: 'for members, about themselves',
  downline: 'for agents, about their own line',
  operationTable: 'for agents, about their own line',
  recommendMember: 'for members, about those whom they brought',
};

/** Field names of a request, whatever alternatives it has. */
function fieldsOf(schema: z.core.$ZodType): string[] {
  if (schema instanceof z.core.$ZodObject) return Object.keys(schema._zod.def.shape);
  if (schema instanceof z.core.$ZodUnion) return schema._zod.def.options.flatMap(fieldsOf);
  return [];
}

const identity = new Set<unknown>(
  [captcha, doubleValidation, recovery, referral, registration, session].flatMap((feature) => Object.values(feature)),
);
/** Calls of signing in, recovering and registering, agents and domains, and every other one that takes a telling field. */
const guessable: readonly AnyCall[] = Object.values<AnyCall>(calls).filter(
  (call) =>
    (identity.has(call) ||
      call === calls.memberInfo ||
      call === calls.checkAgentDomain ||
      fieldsOf(call.request).some((field) => TELLING.test(field))) &&
    !Object.hasOwn(HARMLESS, call.name),
);

test('[SEC-04] the list of calls that could be used for guessing is read from the contract, and has them all', () => {
  expect(guessable.map(({ name }) => name).toSorted()).toEqual(
    [
      'agentTransfer',
      'applyForAgent',
      'bankAccountStore',
      'captcha',
      'checkAgentDomain',
      'doubleValidation',
      'doubleValidationSkip',
      'downlineStore',
      'editPassword',
      'editWithdrawPassword',
      'login',
      'memberInfo',
      'profileEdit',
      'reauthenticate',
      'recoveryReset',
      'recoveryVerify',
      'register',
      'registerSms',
      'registerValidMessage',
      'registerVerification',
      'secondFactorLogin',
      'withdrawalStore',
    ].toSorted(),
  );
  for (const name of Object.keys(HARMLESS)) expect(Object.keys(calls)).toContain(name);
});

describe.each(guessable.map((call): [string, string] => [call.name, callPath(call)]))('%s', (_name, path) => {
  test('[SEC-04] has a limit, and too many tries are answered with when to come back', async () => {
    const limit = limitOf(path);
    expect(limit?.points).toBeLessThanOrEqual(120);
    const refused = await burst(createClient(), path, (limit?.points ?? 0) + 1);
    expect(refused).toHaveLength(1);
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

/** Requests of one person within a minute, including mistakes. */
const PERSON: Readonly<Record<string, readonly (readonly [path: string, times: number])[]>> = {
  'mistypes the password four times, is asked a question, skips twice and mistypes twice': [
    ['/api/captcha', 8],
    ['/api/login', 5],
    ['/api/login/double_validation', 3],
    ['/api/login/double_validation/skip', 2],
  ],
  'proves an identity at the fifth try and sets a password at the third': [
    ['/clientCaptcha', 7],
    ['/api/arks/web/vx/verify', 5],
    ['/api/arks/web/vx/reset', 3],
    ['/api/register/sms', 2],
  ],
  'registers at the fourth try, with every field corrected twice': [
    ['/api/captcha', 5],
    ['/api/arks/web/check-agent-domain', 2],
    ['/api/register/valid_message', 2],
    ['/api/member_info', 1],
    ['/api/register/verification', 33],
    ['/api/register/sms', 2],
    ['/api/register', 4],
  ],
  'changes both passwords, wrongly five times each': [
    ['/api/member/profile/edit_password', 6],
    ['/api/member/profile/edit_withdraw_password', 6],
  ],
  'fills in the profile with an SMS code, wrongly four times': [
    ['/api/register/sms', 2],
    ['/api/member/profile/edit', 5],
  ],
  'binds an account and withdraws, with a wrong password four times each': [
    ['/api/member/bank_account/store', 5],
    ['/api/member/withdrawal/store', 5],
  ],
};

test.each(Object.entries(PERSON))('[SEC-04] a person who %s is never asked to wait', async (_what, requests) => {
  const ask = createClient();
  for (const [path, times] of requests) expect([path, await burst(ask, path, times)]).toEqual([path, []]);
});

test('[SEC-04] six members behind one address sign in, reset and change passwords in the same minute', async () => {
  const ask = createClient();
  for (let member = 0; member < 6; member += 1) {
    for (const [path, times] of [
      ['/api/captcha', 4],
      ['/api/login', 3],
      ['/api/login/double_validation', 2],
      ['/api/login/double_validation/skip', 2],
      ['/api/arks/web/vx/verify', 2],
      ['/api/arks/web/vx/reset', 1],
      ['/api/member/profile/edit_password', 2],
      ['/api/register/valid_message', 2],
      ['/api/arks/web/check-agent-domain', 2],
    ] as const) {
      expect([member, path, await burst(ask, path, times)]).toEqual([member, path, []]);
    }
  }
});

test('[SEC-04] trying proofs and passwords in turn does not give twice as many tries', async () => {
  const ask = createClient();
  expect(await burst(ask, '/api/arks/web/vx/verify', 20)).toHaveLength(0);
  expect(await burst(ask, '/api/arks/web/vx/reset', 1)).toHaveLength(1);
  expect(await burst(ask, '/api/login/double_validation', 30)).toHaveLength(0);
  expect(await burst(ask, '/api/login/double_validation/skip', 1)).toHaveLength(1);
});
