import { calls } from '@housefront/contract/calls';
import { beforeAll, expect, test } from 'vitest';
import { settle, testDeps, success } from '../../testing/index.ts';
import { usePlatform } from '../../testing/platform.ts';
import { createCaptcha, createSession } from '../session/index.ts';
import { canSkip, createDoubleValidation, foldAnswer } from './index.ts';
import { answerRefusal, emptyAnswerKey, skipRefusal } from './double-validation.codes.ts';

beforeAll(() => Promise.all([import('../session/session.api.ts'), import('@housefront/contract/endpoint')]));

const ANSWER = '/api/login/double_validation';
const SKIP = '/api/login/double_validation/skip';
const asked = { member_login_id: 77, available_questions_count: 3, question: 'member_phone' };

const platform = usePlatform();

/** The answers of careful1, by question. */
const truths: Readonly<Record<string, string>> = {
  name: 'Grace Hill',
  identity: 'A123456789',
  phone: '5550100',
  email: 'grace@careful.test',
  withdrawPassword: '2468',
};

const setUp = async (data: unknown = asked) => {
  const deps = platform.deps();
  const { http } = deps.ports;
  http.on('/get_login_header', {
    json: { headers: { 'X-Client-IP': '1.2.3.4' }, remote_addr: '1.2.3.4', country: '' },
  });
  const session = createSession(deps);
  const captcha = createCaptcha(deps, 1);
  await captcha.reload();
  const validation = createDoubleValidation({ ...deps, session }, data);
  if (validation === null) throw new Error('no question');
  const answer = (text: string, read = '7x9') => validation.answer({ answer: text, captcha: read }, captcha);
  const read = () => platform.answerOf(captcha.store.getState());
  return { ...deps, http, session, captcha, validation, answer, read, state: () => validation.store.getState() };
};

/** A sign-in of careful1 from a device that the platform does not know: it asks. */
const setUpAsked = async () => {
  const first = await setUp();
  const form = { account: 'careful1', password: 'Careful11', answer: first.read() };
  const outcome = await first.session.login(form, first.captcha);
  if (outcome.kind !== 'step') throw new Error(outcome.kind);
  const again = await setUp(outcome.step.data);
  return { ...again, truth: () => truths[again.state().question ?? ''] ?? '' };
};

test('[AUTH-38] keeps the login id, the count and the question that login code 107 brought', async () => {
  for (const [column, question] of [
    ['member_name', 'name'],
    ['identity_id', 'identity'],
    ['member_phone', 'phone'],
    ['member_email', 'email'],
    ['withdraw_password', 'withdrawPassword'],
  ]) {
    const { state } = await setUp({ ...asked, question: column, available_questions_count: '2' });
    expect(state()).toMatchObject({ memberLoginId: '77', left: 2, question });
  }
});

test('[AUTH-41] three questions remain when the platform gives no count', async () => {
  const { state } = await setUp({ member_login_id: 'a', question: 'member_name' });
  expect(state().left).toBe(3);
});

test.each([null, 'x', {}, { member_login_id: 1 }, { ...asked, question: 'password' }])(
  '[AUTH-22] data without a question that is known gives none: %o',
  (data) => {
    const deps = testDeps();
    expect(createDoubleValidation({ ...deps, session: createSession(deps) }, data)).toBeNull();
  },
);

test('[AUTH-39] first the answer is asked for, then the captcha; nothing is sent before both are there', async () => {
  const { http, answer } = await setUp();
  expect(await answer(' ', '')).toEqual({ kind: 'incomplete', field: 'answer', key: 'signup.err_phone_blank' });
  expect(await answer('555', ' ')).toEqual({ kind: 'incomplete', field: 'captcha', key: 'ph_account_verify_code' });
  expect(http.sent(ANSWER)).toEqual([]);
});

test('[AUTH-49x] each question has its own message for an empty answer', () => {
  expect(emptyAnswerKey).toEqual({
    name: 'signup.err_name_blank',
    identity: 'signup.err_identity_id',
    phone: 'signup.err_phone_blank',
    email: 'signup.err_email_blank',
    withdrawPassword: 'signup.err_withdrawPsw_blank',
  });
});

test('[AUTH-47x] [AUTH-08] a right answer is a login: stored, reported, with device info, headers and its own captcha', async () => {
  const { http, ports, session, captcha, heard, answer, read, truth, state } = await setUpAsked();
  const { memberLoginId } = state();
  const { token } = captcha.store.getState();
  const [written, shown] = [read(), truth()];
  expect(await answer(` ${shown} `, written)).toEqual({ kind: 'done' });
  expect(http.bodies(ANSWER)[0]).toMatchObject({
    member_login_id: memberLoginId,
    answer: shown,
    captcha_answer: written,
    captcha_token: token,
    remote_addr: '1.2.3.4',
    system_group: 'windows',
  });
  expect(http.sent(ANSWER)[0]?.headers).toMatchObject({ 'X-Client-IP': '1.2.3.4' });
  const { members, sessions } = platform.sandbox.world;
  const signed = sessions.check(ports.storage.get('token') ?? '');
  expect(signed?.memberId).toBe(members.byAccount('careful1')?.id);
  expect(session.store.getState().member?.account).toBe('careful1');
  expect(heard('login')).toHaveLength(1);
  expect(heard('message')).toEqual([{ kind: 'success', key: 'login_success' }]);
});

test('[AUTH-47x] the token may come in the header; a success without any is no login', async () => {
  const { http, ports, session, answer } = await setUp();
  const member = { member_id: 5, member_account: 'careful1', member_currency: 'USD', token: null };
  http.malformed(calls.doubleValidation, member);
  expect(await answer('x')).toEqual({ kind: 'refused' });
  expect(session.isMember()).toBe(false);
  http.malformed(calls.doubleValidation, member, { authorization: 't6' });
  await settle();
  expect(await answer('x')).toEqual({ kind: 'done' });
  expect(ports.storage.get('token')).toBe('t6');
});

test('[AUTH-40] a rejected answer empties the inputs and fetches another captcha', async () => {
  const { http, captcha, state, answer } = await setUp();
  http.code(ANSWER, '103');
  const { turn: before, token } = captcha.store.getState();
  expect(await answer('wrong')).toEqual({ kind: 'refused' });
  await settle();
  expect([state().turn, state().busy]).toEqual([1, false]);
  expect(captcha.store.getState()).toMatchObject({ turn: before + 1, status: 'ready' });
  expect(captcha.store.getState().token).not.toBe(token);
});

test('fifty presses send one answer', async () => {
  const { http, answer } = await setUp();
  http.code(ANSWER, '103');
  const outcomes = await Promise.all(Array.from({ length: 50 }, () => answer('x')));
  expect(outcomes.filter(({ kind }) => kind === 'busy')).toHaveLength(49);
  expect(http.sent(ANSWER)).toHaveLength(1);
});

const refused = (code: string, message = 'server text') => ({ kind: 'refused' as const, code, message });

test.each(['101', '102', '202'])('[AUTH-42] code %s shows the server message', (code) => {
  expect(answerRefusal(refused(code))).toEqual({ kind: 'error', text: 'server text' });
});

test('[AUTH-43] code 106 is an address that is not allowed', () => {
  expect(answerRefusal(refused('106'))).toEqual({ kind: 'error', key: 'ip_error' });
});

test.each(['103', '104', '105', '205', '206'])('[AUTH-44] code %s is a failed verification', (code) => {
  expect(answerRefusal(refused(code))).toEqual({ kind: 'error', key: 'verify_failed' });
});

test('[AUTH-45] code 998 is a failed double validation', () => {
  expect(answerRefusal(refused('998'))).toEqual({ kind: 'error', key: 'double_validation_faild' });
});

test('[AUTH-47x] an unlisted code shows the server message, and the code where there is none', () => {
  expect(answerRefusal(refused('777'))).toEqual({ kind: 'error', text: 'server text' });
  expect(answerRefusal(refused('777', ''))).toMatchObject({ key: 'error_generic_code', params: { code: '777' } });
  expect(answerRefusal({ kind: 'timeout', code: '', message: '' })).toEqual({ kind: 'error', key: 'error_timeout' });
});

test('[AUTH-46] a skip that answers 101 says that the account is wrong', async () => {
  expect(skipRefusal(refused('101'))).toEqual({ kind: 'error', key: 'account_error' });
  expect(skipRefusal(refused('500'))).toEqual({ kind: 'error', text: 'server text' });
  const { http, heard, state, validation } = await setUp();
  http.code(SKIP, '101');
  await validation.skip();
  expect(heard('message')).toEqual([{ kind: 'error', key: 'account_error' }]);
  expect(state()).toMatchObject({ question: 'phone', left: 3, busy: false });
});

test('[AUTH-41] [AUTH-48x] skipping asks another question while more than one is left', async () => {
  const { http, state, validation } = await setUpAsked();
  const { memberLoginId, question } = state();
  await validation.skip();
  expect(http.bodies(SKIP)).toEqual([{ member_login_id: memberLoginId }]);
  expect(state()).toMatchObject({ memberLoginId, left: 2, turn: 1 });
  const second = state().question;
  await validation.skip();
  expect(state()).toMatchObject({ memberLoginId, left: 1 });
  expect(new Set([question, second, state().question]).size).toBe(3);
  expect(canSkip(state())).toBe(false);
  await validation.skip();
  expect(http.sent(SKIP)).toHaveLength(2);
});

test('[AUTH-48x] a skip may bring another login to answer for, or no question at all', async () => {
  const { http, state, validation } = await setUp();
  http.ok(calls.doubleValidationSkip, { member_login_id: 78, question: 'member_email', available_questions_count: 2 });
  await validation.skip();
  expect(state()).toMatchObject({ memberLoginId: '78', question: 'email', left: 2, turn: 1 });
  http.malformed(calls.doubleValidationSkip, { member_login_id: 77, available_questions_count: 0, question: null });
  await validation.skip();
  expect(state().question).toBeNull();
});

test('[AUTH-38] a question begins untouched: nothing under way, no input emptied', async () => {
  const { state } = await setUp();
  expect(state()).toEqual({ question: 'phone', memberLoginId: '77', left: 3, busy: false, turn: 0 });
});

test('[AUTH-40] an answer that never arrived leaves the inputs as they are, and one message', async () => {
  const { http, state, emitted, answer } = await setUp();
  http.on(ANSWER, new TypeError('offline'));
  expect(await answer('555')).toEqual({ kind: 'refused' });
  expect(state()).toMatchObject({ turn: 0, busy: false });
  expect(emitted.map(({ name }) => name)).toEqual(['message']);
});

test('[AUTH-47x] a success without any token is reported and leaves the inputs', async () => {
  const { http, state, heard, answer } = await setUp();
  http.malformed(calls.doubleValidation, {
    member_id: 5,
    member_account: 'careful1',
    member_currency: 'USD',
    token: null,
  });
  await answer('555');
  expect(heard('message')).toEqual([{ kind: 'error', key: 'error_generic' }]);
  expect(state().turn).toBe(0);
});

test('[AUTH-15x] while one of answer and skip is being sent the other is not', async () => {
  const { http, state, answer, validation } = await setUp();
  const answered = http.hold(ANSWER);
  const first = answer('555');
  expect(state().busy).toBe(true);
  await validation.skip();
  expect(http.sent(SKIP)).toHaveLength(0);
  answered({ json: { code: '103', message: '', data: null } });
  await first;
  await settle();
  const skipped = http.hold(SKIP);
  const second = validation.skip();
  expect(state().busy).toBe(true);
  expect(await answer('555')).toEqual({ kind: 'busy' });
  expect(http.sent(ANSWER)).toHaveLength(1);
  skipped(success(calls.doubleValidationSkip, { question: 'member_name', available_questions_count: 2 }));
  await second;
  expect(state().busy).toBe(false);
});

test('[API-14x] a skip that fails is reported once', async () => {
  const { http, emitted, state, validation } = await setUp();
  http.code(SKIP, '500', 'server text');
  await validation.skip();
  expect(emitted).toEqual([{ name: 'message', payload: { kind: 'error', text: 'server text' } }]);
  expect(state()).toMatchObject({ turn: 0, busy: false, memberLoginId: '77' });
});

test('[AUTH-48x] with no question left there is nothing to answer or to skip, whatever the count says', async () => {
  const { http, answer, validation, state } = await setUp();
  http.malformed(calls.doubleValidationSkip, { member_login_id: 77, available_questions_count: 5, question: null });
  await validation.skip();
  expect(canSkip(state())).toBe(false);
  expect(await answer('555')).toEqual({ kind: 'busy' });
  await validation.skip();
  expect([http.sent(ANSWER).length, http.sent(SKIP).length]).toEqual([0, 1]);
});

test('[ERR-06x] a question that is given up on purpose says nothing', async () => {
  const { http, calls, emitted, answer, validation } = await setUp();
  http.hold(ANSWER);
  const answering = answer('555');
  await settle();
  calls.cancelAll();
  expect(await answering).toEqual({ kind: 'refused' });
  http.hold(SKIP);
  const skipping = validation.skip();
  await settle();
  calls.cancelAll();
  await skipping;
  expect(emitted).toEqual([]);
});

test('[AUTH-44] [AUTH-46] a code in an answer that is none has no text of its own', () => {
  const garbled = { kind: 'invalid' as const, code: '103', message: '' };
  expect(answerRefusal(garbled)).toEqual({ kind: 'error', key: 'error_generic' });
  expect(skipRefusal({ ...garbled, code: '101' })).toEqual({ kind: 'error', key: 'error_generic' });
});

test.each([
  ['phone', '+86 １３８ ००१३-8000', '13800138000'],
  ['name', ' 古丽米热•艾比布力 ', '古丽米热·艾比布力'],
  ['name', 'O’Connor', "O'Connor"],
  ['identity', 'Ａ1２3\u200e', 'A123'],
  ['withdrawPassword', '২৪৬৮', '2468'],
  ['email', ' a@b.co ', 'a@b.co'],
] as const)('[FLD-07] [FLD-08] the %s %o is answered as %o', (question, typed, sent) => {
  expect(foldAnswer(question, typed, 'RMB')).toBe(sent);
});
