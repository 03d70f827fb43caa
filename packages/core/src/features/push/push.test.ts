import { calls } from '@housefront/contract/calls';
import { CONSENT_COOKIE, consentText } from '@housefront/contract/consent';
import { beforeAll, expect, test } from 'vitest';
import { success } from '../../testing/index.ts';
import { usePlatform } from '../../testing/platform.ts';
import { quiet, readOutcome } from '../quiet-read.fixtures.ts';
import { createSession } from '../session/index.ts';
import { choosePush, followPush, pushQueries } from './index.ts';
import { pushMembers } from './push.fixtures.ts';

beforeAll(() => Promise.all([import('./push.api.ts'), import('@housefront/contract/endpoint')]));

const PUSH = '/api/member/push';
const STORE = '/api/member/push/store';
const DESTROY = '/api/member/push/destroy';
const platform = usePlatform();

const { member, letterTo, arrived } = pushMembers(platform);

test('[PLT-04] a member agrees to kinds after a press: the browser asks first, then the platform knows kinds and language', async () => {
  const { deps, choose, settings, asked, current } = await member();
  expect((await settings()).subscription).toBeNull();
  await choose('letter', 'withdrawal');
  expect(asked).toEqual(['ask', 'subscribe']);
  expect((await settings()).subscription).toEqual({
    endpoint: current()?.endpoint,
    kinds: ['letter', 'withdrawal'],
    language: 'zh_CN',
  });
  expect(deps.heard('message')).toEqual([{ kind: 'success', key: 'push.saved' }]);
  await letterTo('lucky88');
  expect(await arrived()).toEqual(['您有一封新站内信']);
  await choose('withdrawal');
  await letterTo('lucky88');
  expect(await arrived()).toHaveLength(1);
});

test('[PLT-04] no kind ends the notices here first and then at the platform', async () => {
  const { deps, choose, settings, current } = await member();
  await choose('letter');
  await choose();
  expect([current(), (await settings()).subscription]).toEqual([null, null]);
  expect(deps.heard('message').at(-1)).toEqual({ kind: 'success', key: 'push.off' });
  deps.ports.http.on(`/api${calls.pushDestroy.path}`, new TypeError('network'));
  await choose('letter');
  await choose();
  expect(current()).toBeNull();
  expect(deps.heard('message').at(-1)).toEqual({ kind: 'error', key: 'error_network' });
  expect(deps.heard('failure')).toEqual([]);
});

test.each(['default', 'denied'] as const)(
  '[PLT-04] a visitor who answers %s is not subscribed anywhere',
  async (answer) => {
    const { choose, settings, asked, deps } = await member('lucky88', {}, { ask: () => Promise.resolve(answer) });
    await choose('letter');
    expect([asked, (await settings()).subscription, deps.heard('message')]).toEqual([[], null, []]);
  },
);

test('[PLT-04] a browser that refuses, and a platform that refuses, leave nothing behind', async () => {
  const refused = await member('lucky88', {}, { subscribe: () => Promise.resolve(null) });
  await refused.choose('letter');
  expect(refused.deps.heard('message')).toEqual([{ kind: 'error', key: 'push.failed' }]);
  const { deps, choose, current } = await member();
  deps.ports.http.code(`/api${calls.pushStore.path}`, '102', 'words');
  await choose('letter');
  expect([current(), deps.heard('message')]).toEqual([null, [{ kind: 'info', key: 'push.not_now' }]]);
});

test('[PLT-04] a change that may have reached the platform keeps the notices; one that is given up says nothing', async () => {
  const { deps, choose, current } = await member();
  deps.ports.http.on(STORE, new TypeError('network'));
  await choose('letter');
  expect(current()).not.toBeNull();
  expect(deps.heard('message')).toEqual([{ kind: 'error', key: 'error_network' }]);
  deps.ports.http.hold(STORE);
  const chosen = choose('letter');
  await expect.poll(() => deps.ports.http.sent(STORE).length).toBe(2);
  deps.calls.cancelAll();
  await chosen;
  expect([deps.heard('message').length, deps.heard('failure')]).toEqual([1, []]);
});

test('[PLT-04] after a change the page reads the notices again; a read that fails is reported nowhere', async () => {
  const { deps, choose, settings } = await member();
  await settings();
  const { queryKey } = pushQueries(deps).settings();
  const isStale = () => deps.queryClient.getQueryState(queryKey)?.isInvalidated;
  expect(isStale()).toBe(false);
  await choose('letter');
  expect(isStale()).toBe(true);
  expect(await readOutcome(deps, pushQueries(deps).settings(), PUSH)).toEqual(quiet);
});

test.each(['asked', 'expired', 'other-device', 'mismatch', 'clean-cache'] as const)(
  '[PLT-04] a login that ends (%s) ends the notices in the browser, also when the platform cannot be reached',
  async (reason) => {
    const { deps, choose, device, session, current } = await member();
    void followPush({ ...deps, session }, { device })();
    await choose('letter');
    expect(current()).not.toBeNull();
    deps.ports.http.on('/api/logout', new TypeError('network'));
    if (reason === 'asked' || reason === 'clean-cache') await session.logout(reason);
    else deps.events.emit('logout', { reason });
    await expect.poll(current).toBeNull();
    await letterTo('lucky88');
    expect(await arrived()).toEqual([]);
  },
);

test('[PLT-04] signing out ends them at the platform as well', async () => {
  const { choose, session } = await member();
  await choose('letter');
  const { world } = platform.sandbox;
  const lucky = world.members.byAccount('lucky88');
  expect(lucky && world.push.to(lucky, 'letter')).toHaveLength(1);
  await session.logout();
  expect(lucky && world.push.to(lucky, 'letter')).toEqual([]);
});

test('[PLT-04] a page that opens as a guest, or as another member, ends the notices of the member before', async () => {
  const before = await member();
  await before.choose('letter');
  const guest = platform.deps();
  const other = await member('river77');
  await followPush({ ...other.deps, session: other.session }, { device: before.device })();
  expect(before.current()).toBeNull();
  await before.choose('letter');
  await followPush({ ...guest, session: createSession(guest) }, { device: before.device })();
  expect(before.current()).toBeNull();
});

test('[PLT-04] a stored login that the start has not read yet, and a platform that is away, end nothing', async () => {
  const { deps, choose, device, session, current } = await member();
  await choose('letter');
  await followPush({ ...deps, session: createSession(deps) }, { device })();
  deps.ports.http.on(`/api${calls.push.path}`, new TypeError('network'));
  await followPush({ ...deps, session }, { device })();
  expect(current()).not.toBeNull();
});

test('[PLT-04] a member who signs in on the page ends the notices of the member before', async () => {
  const before = await member();
  await before.choose('letter');
  const guest = platform.deps();
  const session = createSession(guest);
  followPush({ ...guest, session }, { device: before.device });
  const { members, sessions } = platform.sandbox.world;
  const { id } = members.byAccount('river77') ?? { id: 0 };
  session.complete({ id: String(id), account: 'river77', currency: 'RMB', token: sessions.start(id).token });
  await expect.poll(before.current).toBeNull();
});

test.each([
  ['ask', ['letter'], false],
  ['subscribe', ['letter'], true],
  ['end', [], true],
] as const)('[PLT-04] another member who signs in during %s gets no notices', async (at, wanted, ends) => {
  const { deps, choose, device, settings, current } = await member();
  await choose('letter');
  const { publicKey } = await settings();
  const meanwhile = async (key: string) => {
    const answer = await device[at](key);
    platform.signIn(deps.ports, 'river77');
    return answer;
  };
  await choosePush(deps, publicKey, wanted, { device: { ...device, [at]: meanwhile } });
  expect([STORE, DESTROY].map((path) => deps.ports.http.sent(path).length)).toEqual([1, 0]);
  expect([current() === null, deps.heard('message').length]).toEqual([ends, 1]);
  expect((await settings()).subscription).toBeNull();
});

test('[PLT-04] a visit changes nothing at the platform if nothing has changed, and asks nothing without notices here', async () => {
  const { deps, choose, device, session, current } = await member();
  const { http } = deps.ports;
  const look = followPush({ ...deps, session }, { device });
  await look();
  expect(http.sent(PUSH)).toEqual([]);
  await choose('letter');
  await look();
  expect([http.sent(STORE).length, current() === null]).toEqual([1, false]);
});

test('[PLT-04] an answer to the member before changes nothing of the login that has begun', async () => {
  const { deps, choose, device, session, asked } = await member();
  await choose('letter');
  deps.site.setState({ locale: 'de_DE' });
  const { http } = deps.ports;
  const { publicKey, subscription } = await deps.queryClient.fetchQuery(pushQueries(deps).settings());
  http.on(PUSH, () => {
    session.store.setState({ member: { id: '43', account: 'river77', currency: 'RMB' } });
    return success(calls.push, { public_key: publicKey, subscription });
  });
  await followPush({ ...deps, session }, { device })();
  expect([http.sent(STORE).length, asked]).toEqual([1, ['ask', 'subscribe']]);
});

test('[PLT-04] another language is reported to the platform with the next visit', async () => {
  const { deps, choose, device, session, settings } = await member();
  await choose('letter');
  deps.site.setState({ locale: 'de_DE' });
  await followPush({ ...deps, session }, { device })();
  expect((await settings()).subscription).toMatchObject({ language: 'de_DE', kinds: ['letter'] });
});

const consent = {
  version: 1,
  days: 180,
  categories: ['marketing' as const],
  adapters: { metaRelay: false },
};
const agreed = (names: readonly 'marketing'[], now: number) => consentText(names, consent, now);

test('[PLT-04] promotions need the consent to marketing where the site asks for it, and end when it is taken back', async () => {
  const { deps, choose, device, session, settings } = await member('lucky88', { config: { consent } });
  await choose('letter', 'promotion');
  expect((await settings()).subscription?.kinds).toEqual(['letter']);
  const now = deps.ports.clock.now();
  deps.ports.cookies.set(CONSENT_COOKIE, agreed(['marketing'], now));
  await choose('letter', 'promotion');
  expect((await settings()).subscription?.kinds).toEqual(['letter', 'promotion']);
  const look = followPush({ ...deps, session }, { device });
  deps.ports.cookies.set(CONSENT_COOKIE, agreed([], now));
  await look();
  expect((await settings()).subscription?.kinds).toEqual(['letter']);
  // The only kind ends with its consent, in the browser too.
  deps.ports.cookies.set(CONSENT_COOKIE, agreed(['marketing'], now));
  await choose('promotion');
  deps.ports.cookies.set(CONSENT_COOKIE, agreed([], now));
  await look();
  expect([(await settings()).subscription, await device.current()]).toEqual([null, null]);
});

test.each([
  [['letter', 'promotion'], ['letter']],
  [['promotion'], undefined],
] as const)('[PLT-04] consent that is taken back while the browser asks holds for %s', async (wanted, kinds) => {
  const { deps, device, settings, current } = await member('lucky88', { config: { consent } });
  const agree = (names: readonly 'marketing'[]) =>
    deps.ports.cookies.set(CONSENT_COOKIE, agreed(names, deps.ports.clock.now()));
  agree(['marketing']);
  const ask = () => {
    agree([]);
    return Promise.resolve('granted' as const);
  };
  await choosePush(deps, (await settings()).publicKey, wanted, { device: { ...device, ask } });
  expect((await settings()).subscription?.kinds).toEqual(kinds);
  // Nothing is requested for no kind at all, so no refusal is shown.
  expect([current() === null, deps.heard('message').length]).toEqual(kinds ? [false, 1] : [true, 0]);
});
