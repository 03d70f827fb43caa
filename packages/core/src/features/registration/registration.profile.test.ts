import { emptyRegistration, profilePlan, type ProfileField } from '@housefront/contract/rules';
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { testDeps } from '../../testing/index.ts';
import { usePlatform } from '../../testing/platform.ts';
import { quiet, readOutcome } from '../quiet-read.fixtures.ts';
import { proveByPassword } from '../reauthentication/index.ts';
import { createProfileEdit, settingsQuery } from './index.ts';

beforeAll(() => import('@housefront/contract/endpoint'));

const SETTINGS = '/api/arks/web/register-settings';
const EDIT = '/api/member/profile/edit';
const SMS = '/api/register/sms';
const PHONE = '13811112222';
const platform = usePlatform();

const open = async (member: string, currency: string, filled: readonly ProfileField[]) => {
  const deps = platform.deps({ member });
  const settings = await deps.queryClient.fetchQuery(settingsQuery(deps));
  const edit = createProfileEdit(deps);
  onTestFinished(edit.dispose);
  const scope = { plan: profilePlan(settings, currency, (field) => filled.includes(field)), currency };
  const values = (over: object) => ({ ...emptyRegistration(1001, currency), ...over });
  const said = () =>
    Object.fromEntries(Object.entries(edit.store.getState().status).map(([field, entry]) => [field, entry.message]));
  return { ...deps, http: deps.ports.http, edit, scope, values, said };
};
const river = () => open('river77', 'USD', ['memberName']);
const lucky = () => open('lucky88', 'RMB', ['memberName']);
const stored = (account: string) => platform.sandbox.world.members.byAccount(account)?.profile;

test('[MEM-06x] what was filled in is saved in wire names, and layout and profile are read again', async () => {
  const { edit, scope, values, http, heard } = await river();
  const form = values({ memberEmail: 'river@example.org', memberBirthday: { year: '1990', month: '01', day: '31' } });
  expect(edit.faults(form, scope)).toEqual([]);
  expect(await edit.save(form, scope)).toEqual({ saved: true, field: null });
  expect(http.bodies(EDIT)).toEqual([{ member_email: 'river@example.org', member_birthday: '1990-01-31' }]);
  expect(stored('river77')).toEqual({ member_email: 'river@example.org', member_birthday: '1990-01-31' });
  expect(heard('message')).toEqual([{ kind: 'success', key: 'account.details_saved' }]);
  expect(heard('profile-changed')).toEqual([null]);
});

test('[MEM-06x] a form without a value is not sent, and asks for the first field', async () => {
  const { edit, scope, values, http, said } = await river();
  expect(await edit.save(values({}), scope)).toEqual({ saved: false, field: 'memberEmail' });
  expect(said()).toEqual({ memberEmail: { kind: 'error', key: 'signup.require_text' } });
  edit.changed('memberSkype');
  expect([said(), http.sent(EDIT).length]).toEqual([{}, 0]);
});

test('[MEM-06x] a value that is taken is reported at its field, by the full code', async () => {
  const { edit, scope, values, said, heard } = await river();
  const form = values({ memberEmail: 'grace@careful.test', memberSkype: 'river.skype' });
  expect(await edit.save(form, scope)).toEqual({ saved: false, field: 'memberEmail' });
  expect(said()).toEqual({ memberEmail: { kind: 'error', key: 'signup.err_email_used' } });
  expect([heard('message'), heard('profile-changed'), stored('river77')]).toEqual([[], [], {}]);
  edit.changed('memberEmail');
  expect(said()).toEqual({});
});

test('[MEM-06x] a phone that has to be verified gets an SMS by the rules of registration, and its code counts', async () => {
  const { edit, scope, values, http, said, heard } = await lucky();
  expect(edit.faults(values({ memberPhone: PHONE }), scope).map(({ field }) => field)).toEqual(['phoneVerify']);
  expect([edit.canSendCode(values({ memberPhone: '12a' }), scope), edit.canSendCode(values({}), scope)]).toEqual([
    false,
    false,
  ]);
  expect(edit.canSendCode(values({ memberPhone: PHONE }), scope)).toBe(true);
  await edit.sendCode(PHONE, 'RMB');
  await edit.sendCode(PHONE, 'RMB');
  expect(http.bodies(SMS)).toEqual([{ member_phone: PHONE, currency: 'RMB', type: 'register_member', site_id: 1001 }]);
  expect(edit.store.getState().sms).toEqual({ sending: false, secondsLeft: 300 });
  expect(edit.canSendCode(values({ memberPhone: PHONE }), scope)).toBe(false);
  const messages = platform.sandbox.world.outbox.list(PHONE);
  const code = String(messages[0]?.code);
  const wrong = code === '000000' ? '000001' : '000000';
  expect(await edit.save(values({ memberPhone: PHONE, phoneVerify: wrong }), scope)).toMatchObject({
    field: 'phoneVerify',
  });
  expect(said()).toEqual({ phoneVerify: { kind: 'error', key: 'signup.error_verify' } });
  expect(await edit.save(values({ memberPhone: PHONE, phoneVerify: code }), scope)).toMatchObject({ saved: true });
  expect(stored('lucky88')).toEqual({ member_phone: PHONE });
  expect(heard('message')).toEqual([
    { kind: 'success', key: 'signup.sms_sent' },
    { kind: 'success', key: 'account.details_saved' },
  ]);
});

test('[REG-85] [MEM-06x] a refused SMS is reported where registration reports it', async () => {
  const { edit, http, said } = await lucky();
  http.code(SMS, '102');
  await edit.sendCode(PHONE, 'RMB');
  expect(said()).toEqual({ phoneVerify: { kind: 'error', key: 'signup.err_sms_limit' } });
  expect(edit.store.getState().sms.secondsLeft).toBe(300);
  edit.changed('memberPhone');
  expect(said()).toEqual({});
});

test.each([
  [
    'the server’s words',
    { code: '555', message: 'Not today' },
    { kind: 'error', key: 'signup.err_unknown', text: 'Not today' },
  ],
  [
    'a code of a field that is not shown',
    { code: '101', codeFull: '104' },
    { kind: 'error', key: 'signup.err_phone_used' },
  ],
  [
    'customer service where there is no such call',
    { code: '404' },
    { kind: 'info', key: 'account.details_by_service' },
  ],
])('[MEM-06x] any other refusal shows %s', async (_, reply, message) => {
  const { edit, scope, values, http, heard } = await river();
  http.on(EDIT, { json: { message: '', data: null, ...reply } });
  expect(await edit.save(values({ memberEmail: 'r@example.org' }), scope)).toEqual({ saved: false, field: null });
  expect(heard('message')).toEqual([message]);
});

test('[ERR-04x] the settings fail without a word, and are given up when nothing waits for them', async () => {
  const deps = testDeps();
  expect(await readOutcome(deps, settingsQuery(deps), SETTINGS)).toEqual(quiet);
});

test('[MEM-06x] [SEC-10] what proves identity asks for a proof once the sign-in is old, and is saved with it', async () => {
  const { values, scope, http, heard, ...deps } = await river();
  await deps.ports.clock.advance(600_000);
  const form = values({ memberEmail: 'river@example.org' });
  const prove = vi.fn(async () => (await proveByPassword(deps, 'River777')).ok);
  const declining = createProfileEdit(deps, () => Promise.resolve(false));
  const proving = createProfileEdit(deps, prove);
  onTestFinished(() => [declining, proving].forEach(({ dispose }) => dispose()));
  expect(await declining.save(form, scope)).toEqual({ saved: false, field: null });
  expect([heard('message'), declining.store.getState().status, stored('river77')]).toEqual([[], {}, {}]);
  expect(await proving.save(form, scope)).toEqual({ saved: true, field: null });
  expect([prove.mock.calls.length, http.sent(EDIT).length]).toEqual([1, 3]);
  expect(stored('river77')).toEqual({ member_email: 'river@example.org' });
});

test('[MEM-06x] [SEC-10] where no proof can be asked for, the words of the platform are shown, never those of an introducer', async () => {
  const { edit, scope, values, http, said, heard } = await river();
  http.code(EDIT, '109', 'Confirm first that it is you');
  const form = values({ memberEmail: 'river@example.org' });
  expect(await edit.save(form, scope)).toEqual({ saved: false, field: null });
  expect([said(), heard('message')]).toEqual([{}, [{ kind: 'error', text: 'Confirm first that it is you' }]]);
});
