import { calls } from '@housefront/contract/calls';
import { expect, test } from 'vitest';
import { deviceInfo, record, sandboxPerTest } from '../../testing/client.fixtures.ts';
import { ANSWER_FAILURES, QUESTION_LIFE_MS, QUESTION_TRIES } from '../../world/members/security-questions.ts';

const { here, client } = sandboxPerTest();

const truth: Readonly<Record<string, string>> = {
  member_name: ' grace hill',
  identity_id: 'a123456789',
  member_phone: '5550100',
  member_email: 'Grace@careful.test',
  withdraw_password: '2468',
};

const login = async (device: object = {}) =>
  client.send(calls.login, {
    account: 'careful1',
    password: 'Careful11',
    site_id: 1001,
    ...(await client.solve()),
    ...deviceInfo,
    ...device,
  });

const asked = async () => {
  const reply = await login();
  expect(reply).toMatchObject({ code: '107', ok: false, newToken: null });
  const data = record(reply.data);
  return { loginId: String(data['member_login_id']), question: String(data['question']), data };
};

const answer = async (loginId: string, text: string, device: object = {}) => {
  const { answer: captcha_answer, captcha_token } = await client.solve();
  const request = { member_login_id: loginId, answer: text, captcha_answer, captcha_token, ...deviceInfo, ...device };
  return client.send(calls.doubleValidation, request);
};

test('[AUTH-22] [AUTH-41] an unknown device is asked one of three questions; the right answer makes it a known one', async () => {
  const { loginId, question, data } = await asked();
  expect(data['available_questions_count']).toBe(3);
  const reply = await answer(loginId, truth[question] ?? '');
  expect(reply).toMatchObject({ ok: true, data: { member_account: 'careful1', member_currency: 'USD' } });
  expect((await client.send(calls.profile, {}, String(record(reply.data)['token']))).ok).toBe(true);
  expect((await login()).ok).toBe(true);
  expect((await login({ browser: 'Chrome 141' })).ok).toBe(true);
  expect((await login({ browser: 'Firefox 140' })).code).toBe('107');
  expect((await answer(loginId, truth[question] ?? '')).code).toBe('101');
});

test('[AUTH-40] a wrong answer, a wrong captcha and an unknown login are refused, and nothing is signed in', async () => {
  const { loginId } = await asked();
  expect(await answer(loginId, 'somebody else')).toMatchObject({ code: '103', data: null, newToken: null });
  expect((await answer('made-up', 'Grace Hill')).code).toBe('101');
  const wrong = { captcha_answer: 'nope', captcha_token: (await client.solve()).captcha_token };
  const request = { member_login_id: loginId, answer: 'Grace Hill', ...wrong, ...deviceInfo };
  expect((await client.send(calls.doubleValidation, request)).code).toBe('105');
});

test('[AUTH-45] wrong too often ends the login under way, also when the right answer comes then', async () => {
  const { loginId, question } = await asked();
  const codes: string[] = [];
  for (let round = 0; round < QUESTION_TRIES; round += 1) codes.push((await answer(loginId, 'wrong')).code);
  expect(codes).toEqual(['103', '103', '103', '103', '998']);
  expect((await answer(loginId, truth[question] ?? '')).code).toBe('101');
});

test('[AUTH-48x] skipping gives the other questions, each once, and in the end none', async () => {
  const { loginId, question } = await asked();
  const skip = () => client.send(calls.doubleValidationSkip, { member_login_id: loginId });
  const seen = [question];
  for (const left of [2, 1]) {
    const { data } = await skip();
    expect(record(data)['available_questions_count']).toBe(left);
    seen.push(String(record(data)['question']));
  }
  expect(new Set(seen).size).toBe(3);
  expect((await skip()).data).toEqual({ member_login_id: loginId, available_questions_count: 0, question: null });
  expect((await skip()).code).toBe('101');
});

test('a question is forgotten in time, and a new login forgets the one before', async () => {
  const first = await asked();
  const second = await asked();
  expect((await answer(first.loginId, truth[first.question] ?? '')).code).toBe('101');
  here.clock.advance(QUESTION_LIFE_MS);
  expect((await answer(second.loginId, truth[second.question] ?? '')).code).toBe('101');
});

test('[AUTH-42] wrong answers count for the member, however many logins they are spread over', async () => {
  const codes: string[] = [];
  for (let turn = 0; turn * (QUESTION_TRIES - 1) < ANSWER_FAILURES; turn += 1) {
    const { loginId } = await asked();
    for (let round = 1; round < QUESTION_TRIES; round += 1) codes.push((await answer(loginId, 'wrong')).code);
  }
  expect(codes.slice(0, ANSWER_FAILURES)).toEqual(codes.slice(0, ANSWER_FAILURES).map(() => '103'));
  expect(codes.slice(ANSWER_FAILURES)).toEqual(codes.slice(ANSWER_FAILURES).map(() => '202'));
  const { loginId, question } = await asked();
  expect(await answer(loginId, truth[question] ?? '')).toMatchObject({ code: '202', data: null, newToken: null });
  here.clock.advance(QUESTION_LIFE_MS);
  const later = await asked();
  expect((await answer(later.loginId, truth[later.question] ?? '')).ok).toBe(true);
});

test('[AUTH-45] a question that was opened with the old password leads nowhere once there is a new one', async () => {
  const { loginId, question } = await asked();
  const proof = await client.send(calls.recoveryVerify, {
    account: 'careful1',
    withdraw_password: '2468',
    member_email: '',
    member_phone: '5550100',
  });
  const token = String(record(proof.data)['token']);
  expect((await client.send(calls.recoveryReset, { account: 'careful1', password: 'Newone1', token })).ok).toBe(true);
  expect(await answer(loginId, truth[question] ?? '')).toMatchObject({ code: '101', data: null });
});
