import { calls } from '@housefront/contract/calls';
import { beforeAll, describe, expect, test } from 'vitest';
import { settle, success } from '../../testing/index.ts';
import { entry, good, openRegistration, PATHS, setUpRegistration } from './registration.fixtures.ts';

beforeAll(() => import('@housefront/contract/endpoint'));

const refuse = (codeFull: string, message = '') => ({ json: { code: '500', codeFull, message, data: null } });
const member = { member_id: 42, member_account: 'newone1', member_currency: 'RMB', token: 't1' };

describe('opening', () => {
  test('[REG-11x] what the form can do without is waited for no longer than five seconds, and fails without a word', async () => {
    for (const path of [PATHS.domain, PATHS.friend, PATHS.valid, PATHS.member]) {
      const shell = setUpRegistration({ search: '?id=7' });
      shell.http.hold(path);
      let opened = false;
      const opening = shell.registration.open().then(() => (opened = true));
      await shell.ports.clock.advance(4999);
      expect([path, opened]).toEqual([path, false]);
      await shell.ports.clock.advance(1);
      await opening;
      expect([shell.state().settings, shell.heard('failure')]).toEqual(['ready', []]);
    }
  });

  test('[REG-11x] settings that fail are reported by the banner alone, and nothing is open meanwhile', async () => {
    const shell = setUpRegistration();
    const release = shell.http.hold(PATHS.settings);
    const opening = shell.registration.open();
    expect(shell.state().settings).toBe('loading');
    expect(await shell.registration.submit()).toEqual({ kind: 'busy' });
    release({ status: 500, text: 'oops' });
    await opening;
    expect([shell.state().settings, shell.heard('failure')]).toEqual(['failed', []]);
    const again = shell.http.hold(PATHS.settings);
    const retrying = shell.registration.retry();
    expect(shell.state().settings).toBe('loading');
    again({ status: 500, text: 'oops' });
    await retrying;
    expect(shell.state().settings).toBe('failed');
  });

  test('[REG-08] [REG-35] settings and link are asked for by site', async () => {
    const shell = await openRegistration({ search: '?id=7' });
    expect(shell.http.bodies(PATHS.settings)).toEqual([{ site_id: 1001 }]);
    expect(shell.http.bodies(PATHS.valid)).toEqual([{ site_id: 1001, agent_id: '7' }]);
  });

  test('[REG-38] an agent and a currency that do not count lock nothing', async () => {
    const shell = await openRegistration({
      prepare: ({ http }) => http.ok(calls.checkAgentDomain, { is_valid: 0, agent_id: 9, currency: 'VND' }),
    });
    expect([shell.state().introducer.locked, shell.values().memberAgent, shell.state().currency]).toEqual([
      false,
      '',
      'RMB',
    ]);
  });

  test('[REG-37x] the agent of an invitation is asked for no currency', async () => {
    const shell = await openRegistration({ search: '?invite=AB' });
    expect(shell.http.sent(PATHS.member)).toEqual([]);
  });

  test('[REG-04x] a currency of the link that is not open is named by at most ten characters', async () => {
    const shell = await openRegistration({ search: '?currency=ABCDEFGHIJKLM' });
    expect(shell.state().banners).toEqual([
      { id: 'currency', key: 'signup.currency_not_open', params: { currency: 'ABCDEFGHIJ' } },
    ]);
    const open = await openRegistration({ search: '?currency=VND' });
    expect([open.state().currency, open.state().banners]).toEqual(['VND', []]);
  });

  test('[REG-34] whether recommending is on is asked once per currency', async () => {
    const shell = await openRegistration({ search: '?invite=AB' });
    await shell.registration.chooseCurrency('VND');
    await shell.registration.chooseCurrency('RMB');
    await shell.registration.chooseCurrency('VND');
    expect(shell.http.bodies(PATHS.friend)).toMatchObject([{ member_currency: 'RMB' }, { member_currency: 'VND' }]);
  });

  test('the picture is asked for once, when the form asks for it', async () => {
    const shell = await openRegistration();
    await settle();
    await shell.registration.retry();
    await settle();
    expect(shell.http.sent('/api/captcha')).toHaveLength(1);
    const without = await openRegistration({
      prepare: ({ http }) => http.ok(calls.registerSettings, { list: [entry('member_account', 'RMB')] }),
    });
    await settle();
    expect(without.http.sent('/api/captcha')).toEqual([]);
  });
});

describe('another currency', () => {
  test('[REG-12] that is not to be chosen, or is the one that is shown, changes nothing', async () => {
    const shell = await openRegistration();
    const before = shell.state();
    await shell.registration.chooseCurrency('USD');
    await shell.registration.chooseCurrency('RMB');
    expect(shell.state()).toBe(before);
  });

  test('[REG-14] drops what was said of fields that are checked again, keeps what was said of others', async () => {
    const shell = await openRegistration();
    shell.type({ memberAccount: 'newone1' });
    await shell.registration.left('memberAccount');
    shell.http.on(PATHS.verification, refuse('105'));
    shell.type({ memberEmail: 'a@b.co' });
    await shell.registration.left('memberEmail');
    shell.http.ok(calls.registerVerification, null);
    await shell.registration.chooseCurrency('VND');
    expect(shell.state().status).toMatchObject({ memberAccount: { ok: true }, memberEmail: { ok: true } });
  });
});

describe('the field', () => {
  test('[REG-24] what the platform said of a value is gone as soon as it is edited, of others it stays', async () => {
    const shell = await openRegistration();
    shell.http.on(PATHS.verification, refuse('105'));
    shell.type({ memberEmail: 'a@b.co' });
    await shell.registration.left('memberEmail');
    shell.type({ memberAccount: 'newone1' });
    expect(shell.state().status.memberEmail?.ok).toBe(false);
    shell.type({ memberEmail: 'c@d.co' });
    expect(shell.state().status).toEqual({});
  });

  test('[REG-33x] of a locked introducer is not asked about', async () => {
    const shell = await openRegistration({ search: '?invite=AB' });
    await shell.registration.left('recommendCode');
    expect(shell.http.sent(PATHS.verification)).toEqual([]);
  });

  test('[REG-22] an error that the platform gave is noted with its code, one of a rule without', async () => {
    const shell = await openRegistration();
    shell.http.on(PATHS.verification, refuse('105'));
    shell.type({ ...good, memberEmail: 'a@b.co' });
    await shell.registration.left('memberEmail');
    shell.registration.shown('memberEmail', 'signup.err_email_used');
    shell.registration.shown('memberEmail', 'signup.err_email_format');
    shell.type({ memberEmail: '' });
    await shell.registration.submit();
    expect(shell.http.bodies(PATHS.register)).toMatchObject([
      {
        errorTrack: [
          { field: 'memberEmail', key: 'signup.err_email_used', code: '105' },
          { field: 'memberEmail', key: 'signup.err_email_format', code: '' },
        ],
      },
    ]);
  });

  test('[REG-22] a toast is noted too, by its key and code, and sent with the next attempt', async () => {
    const shell = await openRegistration();
    await settle();
    shell.http.on(PATHS.register, refuse('218'));
    shell.type(good);
    await shell.registration.submit();
    await settle();
    shell.http.ok(calls.register, member);
    shell.type({ verifyCode: 'again' });
    await shell.registration.submit();
    expect(shell.http.bodies(PATHS.register)[1]).toMatchObject({
      errorTrack: [{ field: '', key: 'signup.err_ip', code: '218' }],
    });
  });
});

describe('sending', () => {
  test('[REG-25] the form is busy until the answer is here, also when it fails', async () => {
    const shell = await openRegistration();
    const release = shell.http.hold(PATHS.register);
    shell.type(good);
    const sent = shell.registration.submit();
    expect(shell.state().busy).toBe(true);
    release({ status: 500, text: 'oops' });
    await sent;
    expect(shell.state().busy).toBe(false);
  });

  test('[REG-27] a token may come in the header; without any the success is a failure', async () => {
    const shell = await openRegistration();
    shell.http.malformed(calls.register, { ...member, token: null }, { authorization: 't9' });
    shell.type(good);
    expect(await shell.registration.submit()).toEqual({ kind: 'done' });
    expect(shell.ports.storage.get('token')).toBe('t9');
    const none = await openRegistration();
    none.http.malformed(calls.register, { ...member, token: null });
    none.type(good);
    expect(await none.registration.submit()).toEqual({ kind: 'refused', field: null });
    expect(none.heard('message')).toEqual([{ kind: 'error', key: 'error_generic' }]);
  });

  test('[REG-29x] the introducer of a registration without one is none', async () => {
    const shell = await openRegistration();
    shell.type(good);
    await shell.registration.submit();
    expect(shell.tracked).toEqual([
      { name: 'CompleteRegistration', id: '42', custom: { currency: 'RMB', register_type: 'none' } },
    ]);
    expect(shell.state().status).toEqual({});
  });

  test('[REG-59] a field that the platform refused keeps the registration back', async () => {
    const shell = await openRegistration();
    shell.http.on(PATHS.verification, refuse('105'));
    shell.type({ ...good, memberEmail: 'a@b.co' });
    await shell.registration.left('memberEmail');
    expect(await shell.registration.submit()).toEqual({ kind: 'refused', field: 'memberEmail' });
    expect(shell.http.sent(PATHS.register)).toEqual([]);
  });

  test('[REG-26] a form that asks for no picture loads none after an attempt', async () => {
    const shell = await openRegistration({
      prepare: ({ http }) =>
        http.ok(calls.registerSettings, { list: [entry('member_account', 'RMB'), entry('password', 'RMB')] }),
    });
    shell.type({ ...good, verifyCode: '' });
    expect(await shell.registration.submit()).toEqual({ kind: 'done' });
    await settle();
    expect(shell.http.sent('/api/captcha')).toEqual([]);
  });
});

describe('the end', () => {
  test('nothing ticks and nothing is written after the form is closed', async () => {
    const shell = await openRegistration();
    await settle();
    shell.type({ memberPhone: '13800000000' });
    await shell.registration.sendCode();
    expect(shell.ports.clock.pending()).toBe(1);
    shell.registration.dispose();
    expect(shell.ports.clock.pending()).toBe(0);
    shell.type({ verifyCode: 'kept' });
    await shell.registration.captcha.reload();
    expect(shell.values().verifyCode).toBe('kept');
  });

  test('[REG-40x] an SMS that is sent as the form closes counts for the next one', async () => {
    const shell = await openRegistration();
    await settle();
    const release = shell.http.hold(PATHS.sms);
    shell.type({ memberPhone: '13800000000' });
    const sending = shell.registration.sendCode();
    expect([shell.state().sms.sending, shell.registration.canSendCode()]).toEqual([true, false]);
    await shell.registration.sendCode();
    await settle();
    expect(shell.http.sent(PATHS.sms)).toHaveLength(1);
    shell.registration.dispose();
    release(success(calls.registerSms, null));
    await sending;
    expect([shell.ports.clock.pending(), shell.ports.storage.get('smsWaitUntil')]).toEqual([
      0,
      shell.ports.clock.now() + 300_000,
    ]);
  });
});
