import { login } from '@housefront/contract/features/session';
import { latestBuild } from '@housefront/contract/features/version';
import { describe, expect, test } from 'vitest';
import { fakePorts, settle, testDeps, type FakePorts } from '../../testing/index.ts';
import { createStorage, memoryArea } from '../../adapters/storage/storage.ts';
import { reloadTo, watchVersion } from './index.ts';
import type { VersionSources } from './version.watch.ts';

const HOUR = 3_600_000;

interface Wishes {
  readonly interval?: number;
  readonly latest?: () => string | null;
  readonly meta?: (id: string) => { readonly id: string } | null;
}

function setup({ interval = HOUR, latest = () => 'b2', meta = (id) => ({ id }) }: Wishes = {}) {
  const ports = fakePorts();
  const status = { playing: false, changing: false };
  let state: object = { status: 'idle', launch: null };
  let asked = 0;
  const metas: string[] = [];
  const play = { store: { getState: () => ({ play: state }) } } as unknown as VersionSources['play'];
  const watch = watchVersion({
    config: { versionCheckIntervalMs: interval },
    ports,
    calls: { isChanging: () => status.changing },
    play,
    version: {
      latest: () => Promise.resolve(((asked += 1), latest())),
      meta: (id) => Promise.resolve((metas.push(id), meta(id))),
    },
    buildId: 'b1',
  });
  return {
    ports,
    watch,
    status,
    asked: () => asked,
    metas,
    playAs: (next: object) => void (state = next),
  };
}

const loads = async (ports: FakePorts) => {
  await ports.clock.advance(0);
  return ports.windows.gone;
};

describe('which build is the newest', () => {
  test.each([
    ['another id', 'b2', true],
    ['the same id', 'b1', false],
    ['a file that fails or is none', null, false],
  ])('[VER-01] %s', async (_name, latest, outdated) => {
    const { ports, watch, metas } = setup({ latest: () => latest });
    expect(watch.outdated()).toBe(false);
    await ports.clock.advance(HOUR);
    expect(watch.outdated()).toBe(outdated);
    expect(metas).toEqual(outdated ? [latest] : []);
    expect(await loads(ports)).toEqual([]);
  });

  test('[API-17] a build that is named and not here yet changes nothing; it is looked for again', async () => {
    const answers: ({ readonly id: string } | null)[] = [null, { id: 'b1' }, { id: 'b2' }];
    const { ports, watch, metas } = setup({ meta: () => answers.shift() ?? null });
    for (const outdated of [false, false, true]) {
      await ports.clock.advance(HOUR);
      expect(watch.outdated()).toBe(outdated);
    }
    await ports.clock.advance(2 * HOUR);
    expect(metas).toEqual(['b2', 'b2', 'b2']);
    expect(watch.navigated('/faq')).toBe(true);
  });

  test('[VER-03x] it is asked after each interval and when the tab is looked at again, never with interval 0', async () => {
    const usual = setup({ latest: () => 'b1' });
    expect(usual.asked()).toBe(0);
    await usual.ports.clock.advance(HOUR - 1);
    expect(usual.asked()).toBe(0);
    await usual.ports.clock.advance(1);
    expect(usual.asked()).toBe(1);
    usual.ports.device.setVisible(false);
    await usual.ports.clock.advance(HOUR);
    expect(usual.asked()).toBe(1);
    usual.ports.device.setVisible(true);
    await settle();
    expect(usual.asked()).toBe(2);
    usual.watch.stop();
    usual.ports.device.setVisible(true);
    await usual.ports.clock.advance(3 * HOUR);
    expect(usual.asked()).toBe(2);
    const off = setup({ interval: 0 });
    off.ports.device.setVisible(true);
    await off.ports.clock.advance(10 * HOUR);
    expect(off.asked()).toBe(0);
  });
});

describe('an outdated app', () => {
  test('[VER-02] stays as it is until the next navigation, which loads the address as a document', async () => {
    const { ports, watch } = setup();
    expect(watch.navigated('/faq')).toBe(false);
    await ports.clock.advance(HOUR);
    expect(await loads(ports)).toEqual([]);
    expect(watch.navigated('/gameHall/3?label=1')).toBe(true);
    expect(await loads(ports)).toEqual(['/gameHall/3?label=1']);
  });

  test.each([
    ['a game starts', { status: 'starting', launch: { surface: 'popup' } }],
    ['a game is left', { status: 'quitting', launch: null }],
    ['a game plays in the modal', { status: 'playing', launch: { surface: 'modal' } }],
    ['a game plays at /play', { status: 'playing', launch: { surface: 'page' } }],
  ])('[VER-04x] while %s the load waits for a later navigation', async (_name, state) => {
    const { ports, watch, playAs } = setup();
    await ports.clock.advance(HOUR);
    playAs(state);
    expect(watch.navigated('/faq')).toBe(false);
    expect(await loads(ports)).toEqual([]);
    playAs({ status: 'idle', launch: null });
    expect(await loads(ports)).toEqual([]);
    expect(watch.navigated('/faq')).toBe(true);
  });

  test('[VER-04x] while a request that changes data is pending the load waits; a game in its own window does not stop it', async () => {
    const { ports, watch, status, playAs } = setup();
    await ports.clock.advance(HOUR);
    status.changing = true;
    expect(watch.navigated('/faq')).toBe(false);
    status.changing = false;
    playAs({ status: 'playing', launch: { surface: 'popup' } });
    expect(watch.navigated('/faq')).toBe(true);
  });
});

describe('the guard', () => {
  test('[VER-05] one path is loaded once in ten seconds, other paths are free, also over the load itself', async () => {
    const ports = fakePorts();
    expect(reloadTo(ports, '/a?x=1')).toBe(true);
    expect(reloadTo(ports, '/a?x=2')).toBe(false);
    expect(reloadTo(ports, '/b')).toBe(true);
    expect(await loads(ports)).toEqual(['/a?x=1', '/b']);
    await ports.clock.advance(9999);
    // The loaded document has new code over the same session storage.
    const storage = createStorage({
      local: memoryArea,
      session: () => ports.storage.session,
      onExternalChange: () => () => undefined,
    });
    expect(reloadTo({ ...ports, storage }, '/a')).toBe(false);
    await ports.clock.advance(1);
    expect(reloadTo({ ...ports, storage }, '/a')).toBe(true);
    expect(await loads(ports)).toEqual(['/a?x=1', '/b', '/a']);
  });

  test('[VER-06x] path and expiry are under reload-guard in session storage; rubbish there is no guard', () => {
    const ports = fakePorts();
    reloadTo(ports, '/a');
    expect(JSON.parse(ports.storage.session.getItem('reload-guard') ?? '')).toEqual({
      '/a': ports.clock.now() + 10_000,
    });
    for (const rubbish of ['x', '[]', '{"/b":"soon"}', `{"/b":${ports.clock.now() + 10 * HOUR}}`, 'null']) {
      ports.storage.session.setItem('reload-guard', rubbish);
      expect([rubbish, reloadTo(ports, '/b')]).toEqual([rubbish, true]);
    }
  });

  test.each([
    [
      'refuses everything',
      () => {
        throw new Error('blocked');
      },
    ],
    [
      'is full',
      () => ({
        ...memoryArea(),
        setItem: () => {
          throw new Error('full');
        },
      }),
    ],
  ])('[VER-06x] no load when storage %s', async (_name, session) => {
    const ports = fakePorts();
    const storage = createStorage({ local: memoryArea, session, onExternalChange: () => () => undefined });
    expect(reloadTo({ ...ports, storage }, '/a')).toBe(false);
    expect(await loads(ports)).toEqual([]);
  });
});

test('[VER-04x] the client of calls knows while a request that changes data is under way', async () => {
  const { calls, ports } = testDeps({ token: 't' });
  ports.http.hold('/api/login');
  ports.http.hold('/builds/latest.json');
  const reading = calls.send(latestBuild, { timestamp: '1' }, { silent: true });
  expect(calls.isChanging()).toBe(false);
  const changing = calls.send(login, {} as never, { silent: true });
  expect(calls.isChanging()).toBe(true);
  calls.cancelAll();
  await Promise.all([reading, changing]);
  expect(calls.isChanging()).toBe(false);
});
