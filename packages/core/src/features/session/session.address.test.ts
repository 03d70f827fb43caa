import { calls } from '@housefront/contract/calls';
import { beforeAll, expect, test } from 'vitest';
import type { FakePorts } from '../../testing/index.ts';
import { usePlatform } from '../../testing/platform.ts';
import { createSession } from './index.ts';

beforeAll(() => Promise.all([import('./session.api.ts'), import('@housefront/contract/endpoint')]));

const platform = usePlatform();

/** Another login at the platform. */
const newLogin = (account: string) => {
  const { members, sessions } = platform.sandbox.world;
  const member = members.byAccount(account);
  if (!member) throw new Error(`there is no member ${account}`);
  const { token } = sessions.start(member.id);
  return { tk: token, member_id: String(member.id), member_account: account, member_currency: member.currency };
};
const queryOf = (link: Readonly<Record<string, string>>) => `?${new URLSearchParams(link).toString()}`;

/** A document at an address; every one has its own core, storage persists. */
const arrive = async (ports: FakePorts, search: string) => {
  ports.windows.here = { ...ports.windows.here, path: '/gameHall/2', search };
  const deps = platform.deps({ ports });
  const session = createSession(deps);
  await session.start();
  return { ...deps, session };
};

test('[XWIN-13x] the same address loaded again keeps the token that was rotated since', async () => {
  const ports = platform.ports();
  const link = newLogin('river77');
  await arrive(ports, queryOf(link));
  expect(ports.storage.get('token')).toBe(link.tk);
  ports.storage.set('token', 'rotated');
  const again = await arrive(ports, queryOf(link));
  expect(ports.storage.get('token')).toBe('rotated');
  expect(again.session.isMember()).toBe(true);
  expect(ports.windows.here.search).toBe('');
});

test('[XWIN-13x] a fresh tab may sign in with it, and so may this one after a logout', async () => {
  const ports = platform.ports();
  const { session } = await arrive(ports, queryOf(newLogin('river77')));
  await session.logout();
  expect(ports.storage.session.getItem('skipReloadGetInfo')).toBeNull();
  const second = newLogin('river77');
  const later = await arrive(ports, queryOf(second));
  expect([ports.storage.get('token'), later.session.isMember()]).toEqual([second.tk, true]);
});

test('[XWIN-13x] a mark in local storage keeps the address from signing in as well', async () => {
  const ports = platform.ports();
  ports.storage.local.setItem('skipReloadGetInfo', '1');
  const { session } = await arrive(ports, queryOf(newLogin('river77')));
  expect([session.isMember(), ports.storage.get('token')]).toEqual([false, undefined]);
});

test('[XWIN-13x] of a sealed link and values beside it, the link counts', async () => {
  const ports = platform.ports();
  const sealed = newLogin('lucky88');
  const query = queryOf(newLogin('river77'));
  ports.http.ok(calls.infoData, sealed);
  await arrive(ports, `${query}&enc=E`);
  expect([ports.storage.get('token'), ports.storage.get('member_account')]).toEqual([sealed.tk, 'lucky88']);
  const bad = platform.ports();
  bad.http.on('/get_info_data', { status: 400, json: { code: '400' } });
  const { session } = await arrive(bad, `${query}&enc=E`);
  expect([session.isMember(), bad.storage.get('token')]).toEqual([false, undefined]);
});

test('[HELP-09] the sealed text leaves the address before it is sent anywhere', async () => {
  const ports = platform.ports();
  const seen: string[] = [];
  ports.http.on('/get_info_data', () => {
    const { path, search } = ports.windows.here;
    seen.push(path + search);
    return { status: 400, json: { code: '400' } };
  });
  await arrive(ports, '?enc=E&keep=1');
  expect(seen).toEqual(['/']);
});

test('[XWIN-13x] [SEC-05] a token from the address that the platform does not know signs no one in, and leaves a login as it is', async () => {
  for (const member of [undefined, 'falcon1']) {
    const ports = platform.ports();
    if (member !== undefined) platform.signIn(ports, member);
    const kept = ports.storage.get('token');
    const { session, heard } = await arrive(ports, queryOf({ ...newLogin('river77'), tk: 'unknown' }));
    expect([session.store.getState().member?.account, ports.storage.get('token')]).toEqual([member, kept]);
    expect([heard('logout'), heard('message')]).toEqual([[], [{ kind: 'error', key: 'session.link_dead' }]]);
  }
});

test('[OPS-05] a visitor whose link no gateway can open now reads so, and reads nothing when the link itself is refused', async () => {
  for (const [status, heard] of [
    [503, [{ kind: 'error', key: 'session.link_later' }]],
    [400, []],
  ] as const) {
    const ports = platform.ports();
    ports.http.on('/get_info_data', { status, json: { code: String(status), message: 'in English', data: null } });
    const arrived = await arrive(ports, '?enc=E');
    expect([arrived.session.isMember(), arrived.heard('message')]).toEqual([false, heard]);
  }
});
