import { calls } from '@housefront/contract/calls';
import * as fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { fakeStorage, settle, type FakePorts } from '../../testing/index.ts';
import { usePlatform } from '../../testing/platform.ts';
import { createMember } from '../member/index.ts';
import { isSameMember } from './session.credentials.ts';
import { createSession } from './index.ts';

beforeAll(() =>
  Promise.all([
    import('./session.api.ts'),
    import('../member/member.api.ts'),
    import('../member/member.loads.ts'),
    import('@housefront/contract/endpoint'),
  ]),
);

const LAYOUT = '/api/member/profile/common/layout';
const platform = usePlatform();

const nameOf = (account: string) => {
  const member = platform.sandbox.world.members.byAccount(account);
  if (!member) throw new Error(`there is no member ${account}`);
  return { member_id: String(member.id), member_account: account, member_currency: member.currency };
};
/** Another login at the platform; it ends the member's previous one. */
const newLogin = (account: string) => {
  const name = nameOf(account);
  return { ...name, tk: platform.sandbox.world.sessions.start(Number(name.member_id)).token };
};
type Link = ReturnType<typeof newLogin>;

const plain = (ports: FakePorts, link: Link) => {
  ports.windows.here = {
    ...ports.windows.here,
    path: '/fastPayment',
    search: `?${new URLSearchParams(link).toString()}`,
  };
};
const sealed = (ports: FakePorts, link: Link) => {
  ports.windows.here = { ...ports.windows.here, path: '/fastPayment', search: '?enc=E' };
  ports.http.ok(calls.infoData, link);
};
const ways = [
  ['a plain link', plain],
  ['a sealed link', sealed],
] as const;

/** A document of this browser. */
const open = async (ports: FakePorts, sealedLinksOnly = false) => {
  const deps = platform.deps({ ports, config: { sealedLinksOnly } });
  const session = createSession(deps);
  const member = createMember(deps);
  await session.start();
  await settle();
  const shown = () => session.store.getState().member?.account;
  return { ...deps, session, member, shown };
};

const sentWith = ({ http }: FakePorts, token: string) =>
  http.requests.filter(({ headers }) => headers['authorization'] === token).map(({ path }) => path);

test.each(ways)(
  '[SEC-05] %s with another member’s token under the visitor’s own name signs no one in',
  async (_, hand) => {
    for (const before of [undefined, 'falcon1']) {
      const ports = platform.ports();
      if (before !== undefined) platform.signIn(ports, before);
      const kept = ports.storage.get('token');
      const { tk } = newLogin('river77');
      hand(ports, { ...nameOf('falcon1'), tk });
      const { shown, session, heard } = await open(ports);
      expect([shown(), ports.storage.get('token'), session.store.getState().offer]).toEqual([before, kept, null]);
      expect(heard('message')).toEqual([{ kind: 'error', key: 'session.mismatch' }]);
      // Nothing but the question whose it is was asked with it.
      expect(sentWith(ports, tk)).toEqual([LAYOUT]);
    }
  },
);

test.each(ways)('[SEC-05] %s whose id or account alone is another’s is no login', async (_, hand) => {
  const river = newLogin('river77');
  const falcon = newLogin('falcon1');
  for (const link of [
    { ...river, member_id: falcon.member_id },
    { ...river, member_account: falcon.member_account },
    { ...river, member_account: `${river.member_account}0` },
    { ...river, member_id: `${river.member_id}0` },
    { ...river, member_id: `0${river.member_id}` },
  ]) {
    const ports = platform.ports();
    hand(ports, link);
    const { session, heard } = await open(ports);
    expect([session.isMember(), ports.storage.get('token')]).toEqual([false, undefined]);
    expect(heard('message')).toEqual([{ kind: 'error', key: 'session.mismatch' }]);
  }
});

test('[SEC-05] no other id and no other account is ever the same member', () => {
  const word = fc.string({ minLength: 1 });
  fc.assert(
    fc.property(word, word, word, word, (id, account, otherId, otherAccount) => {
      fc.pre(otherId !== id && otherAccount.trim().toLowerCase() !== account.trim().toLowerCase());
      expect(isSameMember({ id: otherId, account }, { id, account })).toBe(false);
      expect(isSameMember({ id, account: otherAccount }, { id, account })).toBe(otherAccount === '');
      expect(isSameMember({ id, account: account.toUpperCase() }, { id, account })).toBe(
        account.toUpperCase().trim().toLowerCase() === account.trim().toLowerCase(),
      );
    }),
    { numRuns: 500 },
  );
});

test('[SEC-05] name, id and currency of the page are the platform’s, however the link writes them', async () => {
  const ports = platform.ports();
  const link = newLogin('river77');
  plain(ports, { ...link, member_account: ' RIVER77 ', member_currency: 'VND' });
  const { session } = await open(ports);
  expect(session.store.getState()).toMatchObject({
    confirmed: true,
    member: { id: link.member_id, account: 'river77', currency: 'USD' },
  });
  expect(['member_id', 'member_account', 'currency', 'token'].map((key) => ports.storage.local.getItem(key))).toEqual([
    link.member_id,
    'river77',
    'USD',
    link.tk,
  ]);
});

test('[SEC-05] before anything else is read of a member, the login is the platform’s already', async () => {
  const ports = platform.ports();
  plain(ports, { ...newLogin('river77'), member_account: 'RIVER77', member_currency: 'VND' });
  const session = createSession(platform.deps({ ports }));
  await session.start();
  expect(session.store.getState().member).toMatchObject({ account: 'river77', currency: 'USD' });
  expect([ports.storage.get('member_account'), ports.storage.get('currency')]).toEqual(['river77', 'USD']);
});

test('[SEC-05] a newer form of the other token never takes the place of the one that is kept', async () => {
  const ports = platform.ports();
  platform.signIn(ports, 'falcon1');
  const kept = ports.storage.get('token');
  const { tk, ...name } = newLogin('river77');
  plain(ports, { tk, ...name });
  const layout = { ...name, id: name.member_id, member_type: 1 };
  ports.http.ok(calls.commonLayout, { member_common_layout: layout }, { authorization: 'newer' });
  const session = createSession(platform.deps({ ports }));
  await session.start();
  expect(session.store.getState().offer).toEqual({ account: 'river77', current: 'falcon1' });
  expect(ports.storage.get('token')).toBe(kept);
  session.answerOffer(true);
  expect(ports.storage.get('token')).toBe('newer');
});

test('[SEC-05] a question that was withdrawn is not answered later, not even by the same member signed in again', async () => {
  const ports = platform.ports();
  platform.signIn(ports, 'falcon1');
  plain(ports, newLogin('river77'));
  const { session } = await open(ports);
  await session.logout();
  const { tk, member_id, member_account, member_currency } = newLogin('falcon1');
  session.complete({ token: tk, id: member_id, account: member_account, currency: member_currency });
  session.answerOffer(true);
  expect([ports.storage.get('token'), ports.windows.reloads]).toEqual([tk, 0]);
});

test('[SEC-05] a token that the platform replaces while it is asked is kept in the newer form', async () => {
  const ports = platform.ports();
  const { tk, member_id, member_account, member_currency } = newLogin('river77');
  plain(ports, { tk, member_id, member_account, member_currency });
  const layout = { id: member_id, member_type: 1, member_account, member_currency };
  ports.http.ok(calls.commonLayout, { member_common_layout: layout }, { authorization: 'newer' });
  const session = createSession(platform.deps({ ports }));
  await session.start();
  expect(ports.storage.get('token')).toBe('newer');
});

test.each(ways)('[SEC-05] %s of the member who is signed in is taken without a question', async (_, hand) => {
  const ports = platform.ports();
  platform.signIn(ports, 'river77');
  const link = newLogin('river77');
  hand(ports, link);
  const { shown, session } = await open(ports);
  expect([shown(), ports.storage.get('token'), session.store.getState().offer]).toEqual(['river77', link.tk, null]);
});

test.each(ways)(
  '[SEC-05] %s of another member asks first, and nothing of theirs is asked for or kept until then',
  async (_, hand) => {
    const ports = platform.ports();
    platform.signIn(ports, 'falcon1');
    const kept = ports.storage.get('token');
    const link = newLogin('river77');
    hand(ports, link);
    const { shown, session, heard } = await open(ports);
    expect(session.store.getState().offer).toEqual({ account: 'river77', current: 'falcon1' });
    expect([shown(), ports.storage.get('token')]).toEqual(['falcon1', kept]);
    expect(sentWith(ports, link.tk)).toEqual([LAYOUT]);
    expect([...ports.storage.tabs.items.values()]).not.toContain(link.tk);
    expect(heard('logout')).toEqual([]);
  },
);

test('[SEC-05] staying drops the other login; a reload and a second answer change nothing', async () => {
  const ports = platform.ports();
  platform.signIn(ports, 'falcon1');
  const kept = ports.storage.get('token');
  const link = newLogin('river77');
  plain(ports, link);
  const { session } = await open(ports);
  session.answerOffer(false);
  session.answerOffer(true);
  const again = await open(ports);
  expect([again.shown(), again.session.store.getState().offer, ports.storage.get('token')]).toEqual([
    'falcon1',
    null,
    kept,
  ]);
  expect([sentWith(ports, link.tk), ports.windows.reloads]).toEqual([[LAYOUT], 0]);
});

test('[SEC-05] a reload instead of an answer stays with the member who is signed in', async () => {
  const ports = platform.ports();
  platform.signIn(ports, 'falcon1');
  plain(ports, newLogin('river77'));
  await open(ports);
  expect(ports.windows.here.search).toBe('');
  const again = await open(ports);
  expect([again.shown(), again.session.store.getState().offer]).toEqual(['falcon1', null]);
});

test('[SEC-05] going on ends the first login, keeps the other one and loads the page anew; the link is used up', async () => {
  const ports = platform.ports();
  platform.signIn(ports, 'falcon1');
  const link = newLogin('river77');
  plain(ports, link);
  const opened = ports.windows.open('memberWindow', '/user');
  const { session, heard, queryClient } = await open(ports);
  ports.storage.set('isPlay', true);
  session.answerOffer(true);
  expect(heard('logout')).toEqual([{ reason: 'replaced' }]);
  expect([session.store.getState().status, opened?.closed, ports.windows.reloads]).toEqual(['guest', true, 1]);
  expect([ports.storage.get('token'), ports.storage.get('member_account')]).toEqual([link.tk, 'river77']);
  expect([ports.storage.get('isPlay'), queryClient.getQueryCache().findAll({ queryKey: ['member'] })]).toEqual([
    false,
    [],
  ]);
  plain(ports, newLogin('falcon1'));
  const later = await open(ports);
  expect([later.shown(), later.session.store.getState().offer]).toEqual(['river77', null]);
});

test.each([
  ['a logout', (deps: Awaited<ReturnType<typeof open>>) => deps.session.logout(), undefined],
  [
    'a sign-in in another tab',
    ({ ports }: Awaited<ReturnType<typeof open>>) => {
      const { member_id, member_account, tk } = newLogin('lucky88');
      ports.storage.local.setItem('member_id', member_id);
      ports.storage.local.setItem('member_account', member_account);
      ports.storage.fromOtherTab('token', tk);
    },
    'lucky88',
  ],
  [
    'the same answer in another tab',
    ({ ports }: Awaited<ReturnType<typeof open>>) => {
      const { member_id, member_account, tk } = newLogin('river77');
      ports.storage.local.setItem('member_id', member_id);
      ports.storage.local.setItem('member_account', member_account);
      ports.storage.fromOtherTab('token', tk);
    },
    'river77',
  ],
  [
    'a login that ends',
    ({ events }: Awaited<ReturnType<typeof open>>) => events.emit('session-expired', { message: '' }),
    undefined,
  ],
])('[SEC-05] %s while the question is open withdraws it, and a late answer does nothing', async (_, happen, left) => {
  const ports = platform.ports();
  platform.signIn(ports, 'falcon1');
  const link = newLogin('river77');
  plain(ports, link);
  const deps = await open(ports);
  await Promise.resolve(happen(deps));
  const kept = ports.storage.get('token');
  expect(deps.session.store.getState().offer).toBeNull();
  deps.session.answerOffer(true);
  expect([deps.shown(), ports.storage.get('token'), ports.windows.reloads]).toEqual([left, kept, 0]);
});

test('[SEC-05] another tab whose word is still on its way is not replaced by the answer', async () => {
  const ports = platform.ports();
  platform.signIn(ports, 'falcon1');
  plain(ports, newLogin('river77'));
  const { session } = await open(ports);
  const { member_id, tk } = newLogin('lucky88');
  ports.storage.local.setItem('member_id', member_id);
  ports.storage.local.setItem('token', tk);
  session.answerOffer(true);
  expect([ports.storage.get('token'), ports.windows.reloads]).toEqual([tk, 0]);
});

test('[SEC-05] a site that takes sealed links only says so to a plain one, asks nothing with it and takes the sealed', async () => {
  for (const before of [undefined, 'falcon1', 'river77']) {
    const ports = platform.ports();
    const link = newLogin('river77');
    if (before !== undefined) platform.signIn(ports, before);
    const kept = ports.storage.get('token');
    plain(ports, link);
    const { shown, heard, session } = await open(ports, true);
    expect([shown(), ports.storage.get('token'), session.store.getState().offer]).toEqual([before, kept, null]);
    expect([heard('message'), sentWith(ports, link.tk)]).toEqual([
      [{ kind: 'warning', key: 'session.link_refused' }],
      [],
    ]);
  }
  const ports = platform.ports();
  sealed(ports, newLogin('river77'));
  expect((await open(ports, true)).shown()).toBe('river77');
});

test.each([
  ['id', 'member_id', 'falcon1'],
  ['account', 'member_account', 'falcon1'],
] as const)('[SEC-05] a kept login whose %s is not what the platform says of its token ends', async (_, key, other) => {
  const ports = platform.ports();
  platform.signIn(ports, 'river77');
  ports.storage.set(key, key === 'member_id' ? nameOf(other).member_id : other);
  const { session, heard, queryClient } = await open(ports);
  expect([session.isMember(), ports.storage.get('token')]).toEqual([false, undefined]);
  expect([heard('logout'), heard('message')]).toEqual([
    [{ reason: 'mismatch' }],
    [{ kind: 'error', key: 'session.mismatch' }],
  ]);
  expect(queryClient.getQueryData(['member', 'layout', ports.storage.get('member_id') ?? ''])).toBeUndefined();
});

test('[SEC-05] an account that was not kept is the platform’s, and so is a currency that was kept otherwise', async () => {
  const ports = platform.ports();
  platform.signIn(ports, 'river77');
  ports.storage.remove('member_account');
  ports.storage.set('currency', 'VND');
  const { session, site } = await open(ports);
  expect(session.store.getState()).toMatchObject({ confirmed: true, member: { account: 'river77', currency: 'USD' } });
  expect([ports.storage.get('member_account'), ports.storage.get('currency'), site.getState().currency]).toEqual([
    'river77',
    'USD',
    'USD',
  ]);
});

test('[SEC-05] what another tab stored is taken up before a word of the platform about it ends anything', async () => {
  const ports = platform.ports();
  platform.signIn(ports, 'falcon1');
  const first = await open(ports);
  // The other tab’s change is in storage, its event is not here yet.
  const beside = fakeStorage(ports.storage);
  const { member_id, member_account, member_currency, tk } = newLogin('river77');
  beside.set('member_id', member_id);
  beside.set('member_account', member_account);
  beside.set('currency', member_currency);
  beside.set('token', tk);
  first.events.emit('member-read', { id: member_id, account: member_account, currency: member_currency });
  expect([first.shown(), ports.storage.get('token')]).toEqual(['river77', tk]);
  await settle();
  expect([first.shown(), first.heard('message')]).toEqual(['river77', []]);
});

test('[SEC-05] the running login goes on while another member’s token is asked about, and its end does not end the question', async () => {
  const ports = platform.ports();
  platform.signIn(ports, 'falcon1');
  const deps = platform.deps({ ports });
  const session = createSession(deps);
  await session.start();
  const kept = ports.storage.get('token');
  const release = ports.http.hold(LAYOUT);
  const asked = session.admit({ token: 'foreign', id: '1', account: 'a', currency: 'USD' });
  await settle();
  deps.calls.renewLogin();
  release({ status: 401, json: { code: '401', message: '' } });
  expect(await asked).toBe('refused');
  expect([session.isMember(), ports.storage.get('token'), deps.heard('logout')]).toEqual([true, kept, []]);
  expect(deps.heard('message')).toEqual([{ kind: 'error', key: 'session.link_dead' }]);
});
