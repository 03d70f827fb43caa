import { beforeAll, expect, test } from 'vitest';
import { fakePorts, testDeps, type FakePorts } from '../../testing/index.ts';
import { createSession } from './index.ts';

beforeAll(() => Promise.all([import('./session.api.ts'), import('@housefront/contract/endpoint')]));

const query = '?tk=first&member_id=7&member_account=river77&member_currency=USD';

/** A document at an address; every one has a core of its own, storage lives on. */
const arrive = async (ports: FakePorts, search: string) => {
  ports.windows.here = { ...ports.windows.here, path: '/gameHall/2', search };
  const deps = testDeps({ ports });
  const session = createSession(deps);
  await session.start();
  return { ...deps, session };
};

test('[XWIN-13x] the same address loaded again keeps the token that was rotated since', async () => {
  const ports = fakePorts();
  await arrive(ports, query);
  expect(ports.storage.get('token')).toBe('first');
  ports.storage.set('token', 'rotated');
  const again = await arrive(ports, query);
  expect(ports.storage.get('token')).toBe('rotated');
  expect(again.session.isMember()).toBe(true);
  expect(ports.windows.here.search).toBe('');
});

test('[XWIN-13x] a fresh tab may sign in with it, and so may this one after a logout', async () => {
  const ports = fakePorts();
  const { session } = await arrive(ports, query);
  ports.http.ok('/api/logout', null);
  await session.logout();
  expect(ports.storage.session.getItem('skipReloadGetInfo')).toBeNull();
  const later = await arrive(ports, query.replace('first', 'second'));
  expect([ports.storage.get('token'), later.session.isMember()]).toEqual(['second', true]);
});

test('[XWIN-13x] a mark in local storage keeps the address from signing in as well', async () => {
  const ports = fakePorts();
  ports.storage.local.setItem('skipReloadGetInfo', '1');
  const { session } = await arrive(ports, query);
  expect([session.isMember(), ports.storage.get('token')]).toEqual([false, undefined]);
});

test('[XWIN-13x] of a sealed link and values beside it, the link counts', async () => {
  const ports = fakePorts();
  const sealed = { tk: 'sealed', member_id: '8', member_account: 'lucky88', member_currency: 'RMB' };
  ports.http.on('/get_info_data', { json: sealed });
  await arrive(ports, `${query}&enc=E`);
  expect([ports.storage.get('token'), ports.storage.get('member_account')]).toEqual(['sealed', 'lucky88']);
  ports.http.on('/get_info_data', { status: 400, json: { code: '400' } });
  const bad = fakePorts();
  bad.http.on('/get_info_data', { status: 400, json: { code: '400' } });
  const { session } = await arrive(bad, `${query}&enc=E`);
  expect([session.isMember(), bad.storage.get('token')]).toEqual([false, undefined]);
});

test('[HELP-09] the sealed text leaves the address before it is sent anywhere', async () => {
  const ports = fakePorts();
  const seen: string[] = [];
  ports.http.on('/get_info_data', () => {
    const { path, search } = ports.windows.here;
    seen.push(path + search);
    return { status: 400, json: { code: '400' } };
  });
  await arrive(ports, '?enc=E&keep=1');
  expect(seen).toEqual(['/']);
});

test('[XWIN-13x] a token from the address that the platform does not know logs out like any other', async () => {
  const ports = fakePorts();
  const { session, calls, heard } = await arrive(ports, query);
  const { profile } = await import('@housefront/contract/features/member');
  ports.http.on('/api/member/profile', { status: 401, json: { code: '401', message: '' } });
  await calls.send(profile, {});
  expect(session.isMember()).toBe(false);
  expect(heard('logout')).toEqual([{ reason: 'expired' }]);
  expect(ports.storage.get('token')).toBeUndefined();
});
