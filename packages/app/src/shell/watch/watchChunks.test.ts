import { fakePorts } from '@housefront/core/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { routeOf } from '../../kernel/route/route.ts';
import { watchChunks } from './watchChunks.ts';

afterEach(() => vi.unstubAllGlobals());

function setup(wanted = '/gameHall/2', onLine = true) {
  vi.stubGlobal('navigator', { onLine });
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  const ports = fakePorts();
  const { isLeaving, quietly, follow } = watchChunks(ports, () => wanted);
  let goTo: (href: string) => void = () => undefined;
  follow({
    onNavigate: (listener) => {
      goTo = (href) => listener(routeOf(href), routeOf(wanted));
    },
  });
  return {
    ports,
    isLeaving,
    quietly,
    goTo: (href: string) => goTo(href),
    tell: (...names: readonly string[]) =>
      names.forEach((name) => page.dispatchEvent(Object.assign(new Event(name), { payload: new TypeError('gone') }))),
    /** A load of a part that is missing, as Vite's preload helper does it. */
    lose: (error = new TypeError('gone')) => {
      page.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: error }));
      return Promise.reject(error);
    },
  };
}

test('[VER-07] a part that cannot be loaded loads the address on the way, once', async () => {
  const { ports, isLeaving, tell } = setup();
  expect(isLeaving()).toBe(false);
  tell('vite:preloadError', 'vite:preloadError');
  expect(isLeaving()).toBe(true);
  await ports.clock.advance(0);
  expect(ports.windows.gone).toEqual(['/gameHall/2']);
});

test('[VER-07] a page that is gone to while the document is loaded anew is loaded in its place', async () => {
  const { ports, goTo, tell } = setup();
  goTo('/games');
  await ports.clock.advance(0);
  expect(ports.windows.gone).toEqual([]);
  tell('vite:preloadError');
  await ports.clock.advance(0);
  goTo('/main/responsible');
  // Its own part is gone too.
  tell('vite:preloadError');
  await ports.clock.advance(0);
  expect(ports.windows.gone).toEqual(['/gameHall/2', '/main/responsible']);
});

test('[VER-07] a visitor who leaves the site is not held back by a page of it', async () => {
  const { ports, goTo, tell } = setup();
  tell('beforeunload', 'vite:preloadError');
  goTo('/games');
  await ports.clock.advance(0);
  expect(ports.windows.gone).toEqual([]);
});

test('[VER-07] a part that is cut off because the page is left calls nothing back', async () => {
  const { ports, isLeaving, tell } = setup();
  tell('beforeunload', 'vite:preloadError');
  expect(isLeaving()).toBe(true);
  await ports.clock.advance(29_999);
  expect(ports.windows.gone).toEqual([]);
});

test('[VER-07] [RG-11] without a connection the page stays', async () => {
  const { ports, isLeaving, tell } = setup('/', false);
  tell('vite:preloadError');
  expect(isLeaving()).toBe(false);
  await ports.clock.advance(60_000);
  expect(ports.windows.gone).toEqual([]);
});

test('[VER-07] a visitor who is still there long after has the part loaded', async () => {
  const { ports, tell } = setup();
  tell('beforeunload', 'vite:preloadError');
  await ports.clock.advance(30_000);
  expect(ports.windows.gone).toEqual(['/gameHall/2']);
});

test('[VER-07] a download that was begun long before changes nothing', async () => {
  const { ports, tell } = setup();
  tell('beforeunload');
  await ports.clock.advance(30_000);
  tell('vite:preloadError');
  await ports.clock.advance(0);
  expect(ports.windows.gone).toEqual(['/gameHall/2']);
});

test('[VER-07] [PLAY-10] a window that waits for its game is not called back from it', async () => {
  const { ports, tell } = setup('/loading?k=1');
  tell('vite:preloadError');
  await ports.clock.advance(29_999);
  expect(ports.windows.gone).toEqual([]);
  await ports.clock.advance(1);
  expect(ports.windows.gone).toEqual(['/loading?k=1']);
});

test('[VER-07] a part that nothing waits for loads nothing when it cannot be had, the next one that is wanted does', async () => {
  const { ports, isLeaving, quietly, tell, lose } = setup();
  await expect(quietly(() => lose())).rejects.toThrow('gone');
  await ports.clock.advance(60_000);
  expect([isLeaving(), ports.windows.gone]).toEqual([false, []]);
  tell('vite:preloadError');
  await ports.clock.advance(0);
  expect(ports.windows.gone).toEqual(['/gameHall/2']);
});

test('[VER-07] a part that is waited for loads the address also while others are fetched ahead', async () => {
  const { ports, quietly, tell } = setup();
  void quietly(() => new Promise(() => undefined));
  tell('vite:preloadError');
  await ports.clock.advance(0);
  expect(ports.windows.gone).toEqual(['/gameHall/2']);
});

test('[VER-05] [VER-07] a part that is waited for loads the address, whatever is fetched ahead at the same moment', async () => {
  const ends: readonly (readonly [string, (lose: () => Promise<never>) => Promise<unknown>])[] = [
    ['well', () => Promise.resolve()],
    ['with another part that is missing', (lose) => lose()],
    ['with an error of its own', () => Promise.reject(new Error('no part'))],
  ];
  for (const [end, ahead] of ends) {
    const { ports, quietly, lose } = setup();
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    const loading = quietly(() => held.then(() => ahead(() => lose()))).catch(() => undefined);
    const wanted = lose();
    release();
    await expect(wanted).rejects.toThrow('gone');
    await loading;
    await ports.clock.advance(0);
    expect([end, ports.windows.gone]).toEqual([end, ['/gameHall/2']]);
  }
});

test('[VER-07] a part that is both fetched ahead and waited for loads the address, with one error for both', async () => {
  const { ports, quietly, lose } = setup();
  const error = new TypeError('gone');
  const ahead = quietly(() => lose(error));
  await expect(lose(error)).rejects.toThrow('gone');
  await expect(ahead).rejects.toThrow('gone');
  await ports.clock.advance(0);
  expect(ports.windows.gone).toEqual(['/gameHall/2']);
});
