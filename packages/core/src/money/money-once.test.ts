import { minor } from '@housefront/contract/money';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { CoreMessage } from '../base/events.ts';
import type { StorageKey } from '../adapters/storage/storage.values.ts';
import { createAgentTransfers } from '../features/agent-centre/index.ts';
import { createMoneyOrders } from '../features/cashier/index.ts';
import { createRedEnvelope } from '../features/red-envelope/index.ts';
import { createWheel } from '../features/roulette/index.ts';
import { createWallet } from '../features/wallet/index.ts';
import type { RecordedRequest } from '../testing/http.ts';
import { fakeStorage, settle, type TestDeps, money } from '../testing/index.ts';
import { usePlatform } from '../testing/platform.ts';

beforeAll(() =>
  Promise.all([
    import('../features/agent-centre/agent-centre.api.ts'),
    import('../features/agent-centre/agent-centre.records.ts'),
    import('../features/cashier/cashier.api.ts'),
    import('../features/roulette/roulette.api.ts'),
    import('../features/wallet/wallet.api.ts'),
    import('@housefront/contract/endpoint'),
  ]),
);

const platform = usePlatform();
const world = () => platform.sandbox.world;
const memberId = () => world().members.byAccount('falcon1')?.id ?? 0;
const movements = (kind: string) =>
  world()
    .ledger.movements(memberId())
    .filter((movement) => movement.kind === kind).length;

/** Something of a page that moves money when it is pressed. */
interface Control {
  readonly press: () => Promise<unknown>;
  readonly dispose: () => void;
}

/** A way in which members move money. */
interface Action {
  readonly path: string;
  /** Storage key of its idempotency key. A recall sets a state instead of moving an amount, so it needs none. */
  readonly slot?: StorageKey;
  /** Makes it possible. */
  readonly prepare?: () => void;
  readonly open: (deps: TestDeps) => Control | Promise<Control>;
  /** How many times the ledger has moved money for it. */
  readonly moved: () => number;
  /** Movements of the ledger when the member presses once more after the outcome is known. */
  readonly again: number;
  /** Message after a lost answer; an envelope shows its amount instead. */
  readonly said: readonly CoreMessage[];
}

const deposit: Action = {
  path: '/api/member/deposit/store',
  slot: 'depositRequest',
  open: (deps) => {
    const orders = createMoneyOrders(deps, 'deposit');
    const form = { methodId: 'bank', accountId: 'harbor-1', amount: money(10_000n, 'USD'), payerName: '' };
    return { press: () => orders.send(form), dispose: orders.dispose };
  },
  moved: () => {
    for (const { number } of world().cashier.orders(memberId(), 'deposit')) world().cashier.finish(number, 'success');
    return movements('deposit');
  },
  again: 1,
  said: [{ kind: 'success', key: 'cashier.order_found' }],
};

const withdrawal: Action = {
  path: '/api/member/withdrawal/store',
  slot: 'withdrawalRequest',
  open: (deps) => {
    const orders = createMoneyOrders(deps, 'withdrawal');
    const form = { bankAccountId: '2', amount: money(2000n, 'USD'), password: '1122' };
    return { press: () => orders.send(form), dispose: orders.dispose };
  },
  moved: () => movements('withdrawal'),
  // One at a time.
  again: 0,
  said: [{ kind: 'success', key: 'cashier.order_found' }],
};

const transfer: Action = {
  path: '/api/arks/web/agent/transfer',
  slot: 'transferRequest',
  open: (deps) => {
    const transfers = createAgentTransfers(deps);
    const [target = ''] = lineMembers();
    const form = { target, amount: money(2500n, 'USD'), remark: '', password: '1122' };
    return { press: () => transfers.send(form), dispose: transfers.dispose };
  },
  moved: () => movements('member-transfer'),
  again: 1,
  said: [{ kind: 'success', key: 'agent.transfer_found' }],
};
const lineMembers = () => {
  const agent = world().members.byAccount('falcon1');
  return agent === undefined
    ? []
    : world()
        .agency.line(agent)
        .map(({ account }) => account);
};

const envelope: Action = {
  path: '/api/arks/web/activity/red_envelope',
  slot: 'envelopeRequest',
  prepare: () => void world().envelopes.hand('USD', minor(888n), world().clock.now() + 600_000),
  open: async (deps) => {
    const found = createRedEnvelope(deps);
    await settle();
    return { press: found.claim, dispose: found.dispose };
  },
  moved: () => movements('envelope'),
  again: 0,
  said: [],
};

const spin: Action = {
  path: '/api/arks/web/activity/roulette/spin',
  slot: 'spinRequest',
  prepare: () => {
    world().wheel.show(8);
    world().wheel.give(memberId(), 3);
  },
  open: async (deps) => {
    const wheel = createWheel(deps, { turnMs: () => 1500, warn: () => undefined });
    await wheel.open();
    const press = () => {
      // Every draw wins something.
      world().wheel.order(memberId(), 3);
      return wheel.spin();
    };
    return { press, dispose: wheel.dispose };
  },
  moved: () => movements('prize'),
  again: 1,
  said: [{ kind: 'info', key: 'roulette.checked', params: { draws: 2 } }],
};

const recall = (name: 'recallAll' | 'getBack', path: string): Action => ({
  path,
  prepare: () => void world().ledger.post(memberId(), 'GPR8', minor(4000n), 'adjustment', 'left at a game'),
  open: (deps) => {
    const wallet = createWallet(deps);
    return { press: wallet[name], dispose: wallet.dispose };
  },
  moved: () => world().ledger.transfers(memberId()).length,
  again: 0,
  said: [
    { kind: 'info', key: 'wallet.checking' },
    { kind: 'success', key: 'success' },
  ],
});

/** falcon1 in a tab of one browser; what one of another process stores is known to others 50 ms later, and the other way round. */
const openTab = (beside?: TestDeps, name = '', isApart = false) => {
  const ports = platform.ports();
  const late = (tell: () => void) => void ports.clock.after(50, tell);
  const { storage, locks } = beside
    ? { storage: fakeStorage(beside.ports.storage, isApart ? late : undefined), locks: beside.ports.locks }
    : ports;
  const random = { ...ports.random, id: () => `${name}${ports.random.id()}` };
  const deps = platform.deps({ ports: { ...ports, storage, locks, random }, ...(!beside && { member: 'falcon1' }) });
  deps.site.setState({ currency: 'USD' });
  return deps;
};
const openControl = async (action: Action, deps: TestDeps): Promise<Control> => {
  const control = await action.open(deps);
  onTestFinished(control.dispose);
  return control;
};
/** A member who can do it, in a tab that shows it. */
const setUp = async (action: Action) => {
  const deps = openTab();
  action.prepare?.();
  return { deps, control: await openControl(action, deps) };
};
/** The requests of the browser arrive at the platform. */
const arrive = async ({ path }: Action, { headers, body }: Pick<RecordedRequest, 'headers' | 'body'>) => {
  const reply = await platform.sandbox.app.request(path, { method: 'POST', headers, body: JSON.stringify(body) });
  return { text: await reply.text() };
};
const wait = async ({ ports }: TestDeps, seconds: number) => {
  for (let second = 0; second < seconds; second += 1) {
    await ports.clock.advance(1000);
    await settle();
  }
};
const isOpen = ({ ports }: TestDeps, { slot }: Action) => slot !== undefined && ports.storage.get(slot) !== undefined;

describe.each([
  ['[MEM-37x] a deposit', deposit],
  ['[MEM-39x] a withdrawal', withdrawal],
  ['[AGT-20x] a transfer to a member', transfer],
  ['[ENV-05] [ENV-06] a claim of an envelope', envelope],
  ['[ROU-06] a spin of the wheel', spin],
  ['[WAL-03] [WAL-06] a recall of all funds', recall('recallAll', '/api/member/profile/balance/all/back')],
  ['[MEM-23] [MEM-24] a collection of the balance', recall('getBack', '/api/member/profile/balance_get_back')],
])('%s moves money once', (_, action) => {
  test('when it is pressed twice', async () => {
    const { deps, control } = await setUp(action);
    await Promise.all([control.press(), control.press()]);
    expect([deps.ports.http.sent(action.path).length, action.moved()]).toEqual([1, 1]);
    expect(isOpen(deps, action)).toBe(false);
  });

  test('when two tabs press at once', async () => {
    const { deps, control } = await setUp(action);
    const other = openTab(deps, 'other ');
    const beside = await openControl(action, other);
    await Promise.all([control.press(), beside.press()]);
    await wait(deps, 10);
    expect([action.moved(), isOpen(deps, action)]).toEqual([1, false]);
  });

  test('when tabs of two processes press at once, before either has heard of the other', async () => {
    const { deps, control } = await setUp(action);
    const other = openTab(deps, 'other ', true);
    const beside = await openControl(action, other);
    const tabs = [deps, other];
    const sent = () => tabs.flatMap(({ ports }) => ports.http.sent(action.path));
    const bothSent = Promise.withResolvers<undefined>();
    for (const { ports } of tabs)
      ports.http.on(action.path, async (request) => {
        if (sent().length === 2) bothSent.resolve(undefined);
        await bothSent.promise;
        return arrive(action, request);
      });
    await Promise.all([control.press(), beside.press()]);
    await wait(deps, 10);
    const keys = new Set(sent().map(({ headers }) => headers['idempotency-key']));
    // Recalls need no common key.
    expect([action.moved(), keys.size]).toEqual([1, action.slot === undefined ? 2 : 1]);
    expect([isOpen(deps, action), isOpen(other, action)]).toEqual([false, false]);
    // A second order on purpose is executed.
    await (await openControl(action, openTab(deps, 'later '))).press();
    expect(action.moved()).toBe(1 + action.again);
  });

  test('when its page is loaded anew while the answer is awaited', async () => {
    const { deps, control } = await setUp(action);
    deps.ports.http.hold(action.path);
    void control.press();
    await settle();
    control.dispose();
    const [sent] = deps.ports.http.sent(action.path);
    const reloaded = openTab(deps, 'reloaded ');
    // It arrives at the platform, but its answer is lost.
    if (sent) await arrive(action, sent);
    const again = await openControl(action, reloaded);
    await settle();
    await wait(reloaded, 15);
    expect([action.moved(), isOpen(reloaded, action)]).toEqual([1, false]);
    expect(reloaded.heard('message')).toEqual(action.slot === undefined ? [] : action.said);
    await again.press();
    expect(action.moved()).toBe(1 + action.again);
  });

  test('when its answer is lost: it is looked what became of it, and said', async () => {
    const { deps, control } = await setUp(action);
    let lost = 0;
    deps.ports.http.on(action.path, async (request) => {
      const answer = await arrive(action, request);
      return (lost += 1) === 1 ? new TypeError('the network failed') : answer;
    });
    await control.press();
    await wait(deps, 15);
    expect([action.moved(), isOpen(deps, action)]).toEqual([1, false]);
    expect(deps.heard('message')).toEqual(action.said);
  });

  test('when the browser or something on the way sends it again', async () => {
    const { deps, control } = await setUp(action);
    deps.ports.http.on(action.path, async (request) => {
      await arrive(action, request);
      await arrive(action, request);
      return arrive(action, request);
    });
    await control.press();
    await settle();
    expect([deps.ports.http.sent(action.path).length, action.moved(), isOpen(deps, action)]).toEqual([1, 1, false]);
    expect(world().ledger.problems()).toEqual([]);
  });
});
