import { calls } from '@housefront/contract/calls';
import type { AnyCall } from '@housefront/contract/endpoint';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { describeError } from './call-message.ts';
import { applyToBeAgent } from '../features/agent/agent.apply.ts';
import { bindBankAccount, cancelOrder, createMoneyOrders } from '../features/cashier/index.ts';
import { endDevice, endOtherDevices } from '../features/devices/index.ts';
import { changePassword, changeWithdrawPassword } from '../features/password/index.ts';
import { addPasskey, removePasskey, renamePasskey } from '../features/passkeys/index.ts';
import {
  acknowledgeFunds,
  answerCheck,
  confirmRaise,
  markSumsRead,
  optIn,
  storeCheck,
  storeLimits,
  storePayout,
  withdrawRaise,
} from '../features/protection/index.ts';
import { createRedEnvelope } from '../features/red-envelope/index.ts';
import { createWheel } from '../features/roulette/index.ts';
import {
  confirmSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
  setUpSecondFactor,
} from '../features/second-factor/index.ts';
import { createSession } from '../features/session/index.ts';
import { createWallet } from '../features/wallet/index.ts';
import { fakePorts, settle, testDeps, type TestDeps, money } from '../testing/index.ts';

beforeAll(() => import('@housefront/contract/endpoint'));

const prove = () => Promise.resolve(true);
const passwords = { oldPassword: '1234', password: '2468', checkPassword: '2468' };

/** A member whose session the platform has ended: each call is answered with 401. */
const setUp = () => {
  const over = { status: 401, header: () => null, text: '{"code":"401","message":"Signed in elsewhere","data":null}' };
  const deps = testDeps({ token: 't1', ports: fakePorts({}, {}, () => Promise.resolve(over)) });
  onTestFinished(createSession(deps).dispose);
  return deps;
};

const order = (kind: 'deposit' | 'withdrawal') => (deps: TestDeps) => {
  const orders = kind === 'deposit' ? createMoneyOrders(deps, 'deposit') : createMoneyOrders(deps, 'withdrawal');
  onTestFinished(orders.dispose);
  const form = { methodId: 'bank', accountId: '1', payerName: '', bankAccountId: '1', amount: money(2000n) };
  return orders.send({ ...form, password: '1122' });
};

/** Acts of members by calls whose failures the callers report by themselves. */
const acts: readonly (readonly [string, (deps: TestDeps) => unknown])[] = [
  [
    'a draw of the wheel',
    async (deps) => {
      deps.ports.http.ok(calls.rouletteInfo, {
        detail: { prize_settings: [{ prize_id: 1, name: 'x' }], remaining_draws: 2 },
      });
      const wheel = createWheel(deps, { turnMs: () => 0, warn: () => undefined });
      onTestFinished(wheel.dispose);
      await wheel.open();
      await wheel.spin();
    },
  ],
  [
    'a claim of a red envelope',
    async (deps) => {
      deps.ports.http.ok(calls.redEnvelopePromotion, { list: [{ id: 7, end_at: '2099-01-01 00:00:00' }] });
      const envelope = createRedEnvelope(deps);
      await settle();
      await envelope.claim();
    },
  ],
  ['a recall', (deps) => createWallet(deps).recallAll()],
  ['a collection of the balance', (deps) => createWallet(deps).getBack()],
  ['a deposit', order('deposit')],
  ['a withdrawal', order('withdrawal')],
  ['a cancelled withdrawal', (deps) => cancelOrder(deps, 'W1')],
  [
    'a bank account',
    (deps) => bindBankAccount(deps, { bankId: '1', accountName: 'A', accountNo: '123456', branch: '' } as never),
  ],
  ['an application', (deps) => applyToBeAgent(deps, '', { contact: '', remark: '' })],
  ['a second factor', (deps) => setUpSecondFactor(deps, prove)],
  ['the first code of a second factor', (deps) => confirmSecondFactor(deps, '123456')],
  ['recovery codes', (deps) => renewRecoveryCodes(deps, prove)],
  ['the end of a second factor', (deps) => removeSecondFactor(deps, '123456')],
  ['a device', (deps) => endDevice(deps, '1')],
  ['all other devices', (deps) => endOtherDevices(deps)],
  ['the password', (deps) => changePassword(deps, passwords)],
  ['the withdrawal password', (deps) => changeWithdrawPassword(deps, passwords, true)],
  ['a new passkey', (deps) => addPasskey(deps, prove)],
  ['the name of a passkey', (deps) => renamePasskey(deps, '1', 'Phone')],
  ['a removed passkey', (deps) => removePasskey(deps, prove, '1')],
  ['a limit', (deps) => storeLimits(deps, [{ key: { kind: 'deposit', period: 'day' }, amount: 1n }])],
  ['a confirmed raise', (deps) => confirmRaise(deps, { kind: 'deposit', period: 'day' }, 1n)],
  ['a dropped raise', (deps) => withdrawRaise(deps, { kind: 'deposit', period: 'day' })],
  ['read sums', (deps) => markSumsRead(deps)],
  ['a reality check', (deps) => answerCheck(deps, 'continue')],
  ['the interval of reality checks', (deps) => storeCheck(deps, 30)],
  ['the payment of winnings', (deps) => storePayout(deps, 100n)],
  ['a promotion', (deps) => optIn(deps, '1')],
  ['the notice of client money', (deps) => acknowledgeFunds(deps, 1)],
];

test.each(acts)('[ERR-01] %s that finds the session ended has one message, that of the session', async (_, act) => {
  const deps = setUp();
  await act(deps);
  await settle();
  expect(deps.ports.http.requests.length).toBeGreaterThan(0);
  expect(deps.heard('session-expired')).toHaveLength(1);
  expect([deps.heard('message'), deps.heard('failure')]).toEqual([
    [{ kind: 'error', text: 'Signed in elsewhere' }],
    [],
  ]);
});

const all: readonly AnyCall[] = Object.values(calls);
const signed = all.filter(({ auth, base }) => auth === 'member' && base === 'api');

test.each(signed.map((call) => [call.name, call] as const))(
  '[ERR-01] a silent %s that is answered with 401 has nothing to say beside the end of the session',
  async (_, call) => {
    const deps = setUp();
    const both = await Promise.all([1, 2].map(() => deps.calls.send(call, {}, { silent: true })));
    for (const result of both) expect(result.ok ? 'answered' : describeError(result.error)).toBeNull();
    expect([deps.heard('session-expired').length, deps.heard('message').length]).toEqual([1, 1]);
  },
);

test('[ERR-01] a 401 to a guest, and one to a token that was replaced meanwhile, is reported by the caller', async () => {
  const guest = setUp();
  guest.ports.storage.remove('token');
  const refused = await guest.calls.send(calls.jackpot, { currency: 'RMB' }, { silent: true });
  expect(refused.ok ? null : describeError(refused.error)).toEqual({ kind: 'error', text: 'Signed in elsewhere' });
});
