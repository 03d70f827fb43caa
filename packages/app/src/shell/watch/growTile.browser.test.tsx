import { fakeClock } from '@housefront/core/testing';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Runtime } from '../../kernel/runtime.ts';
import { routeOf, type Route } from '../../kernel/route/route.ts';
import { growTile } from './growTile.ts';

interface Wishes {
  readonly motion?: boolean;
  /** The page of the game gets no frame. */
  readonly frameless?: boolean;
}

/** A page with a tile and a floating button, whose shell has started. */
function open({ motion = true, frameless = false }: Wishes = {}) {
  const clock = fakeClock();
  const controller = new AbortController();
  const listen = window.addEventListener.bind(window);
  vi.stubGlobal('addEventListener', (name: string, call: EventListener, options: object = {}) =>
    listen(name, call, { ...options, signal: controller.signal }),
  );
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: motion && query.includes('no-preference') }));
  document.body.innerHTML =
    '<main><ul><li><button id="tile"><img alt="" width="80" height="80"></button></li></ul></main><button id="other">x</button>';
  const named: string[] = [];
  const name = () =>
    named.push(
      ...[...document.querySelectorAll<HTMLElement>('img, iframe')]
        .filter(({ style }) => style.viewTransitionName === 'game')
        .map(({ tagName }) => tagName),
    );
  const startViewTransition = document.startViewTransition.bind(document);
  const ended: Promise<unknown>[] = [];
  const spy = vi.spyOn(document, 'startViewTransition').mockImplementation((update) => {
    name();
    const transition = startViewTransition(update);
    ended.push(transition.updateCallbackDone.then(name), transition.finished);
    return transition;
  });
  onTestFinished(() => {
    controller.abort();
    spy.mockRestore();
    vi.unstubAllGlobals();
    document.body.innerHTML = '';
  });
  let tell: (to: Route) => void = () => undefined;
  let change: (state: object, before: object) => void = () => undefined;
  const loaded: string[] = [];
  const runtime = {
    core: { ports: { clock }, play: { store: { subscribe: (listener: typeof change) => void (change = listener) } } },
    loadPage: (id: string) => Promise.resolve(loaded.push(id)),
    navigation: { onNavigate: (listener: typeof tell) => void (tell = listener) },
    quietly: (load: () => Promise<unknown>) => load(),
    templates: { loadView: (view: string) => Promise.resolve(loaded.push(view)) },
    arriving: undefined as Promise<void> | undefined,
  };
  growTile(runtime as unknown as Runtime);
  const press = (id: string) => document.getElementById(id)?.click();
  /** Navigates as the app does: the page is rendered once its data has arrived. */
  const go = async (href: string) => {
    tell(routeOf(href));
    await runtime.arriving;
    const main = document.querySelector('main') as HTMLElement;
    main.innerHTML = frameless ? '<p>no game</p>' : '<iframe title="game" width="300" height="200"></iframe>';
  };
  return {
    clock,
    ended,
    go,
    loaded,
    named,
    press,
    start: () => change({ play: { status: 'starting' } }, { play: {} }),
    spy,
  };
}

test('[PLT-03] a pressed tile grows into the frame of its game, whose page is loaded while the game starts', async () => {
  const { ended, go, loaded, named, press, start } = open();
  press('tile');
  start();
  expect(loaded).toEqual(['play', 'play']);
  await go('/play');
  await Promise.all(ended);
  expect(named).toEqual(['IMG', 'IFRAME']);
  // Nothing stays behind that a later fade would take up.
  const frame = () => document.querySelector<HTMLElement>('main iframe');
  await expect.poll(frame).not.toBeNull();
  await expect.poll(() => frame()?.style.viewTransitionName).toBe('');
});

test.each([
  ['motion is not wanted', { motion: false }, ['tile'], '/play'],
  ['no tile was pressed', {}, ['other'], '/play'],
  ['something else was pressed after the tile', {}, ['tile', 'other'], '/play'],
  ['another page follows', {}, ['tile'], '/faq'],
])('[PLT-03] nothing grows, and the page waits for nothing, if %s', async (_, wishes, presses, href) => {
  const { go, press, spy } = open(wishes);
  for (const id of presses) press(id);
  await go(href);
  await expect.poll(() => document.querySelector('main iframe')).not.toBeNull();
  expect(spy).not.toHaveBeenCalled();
});

test('[PLT-03] browsers without view transitions show the page', async () => {
  const { go, press, spy } = open();
  spy.mockRestore();
  const interfaceOf = Document.prototype;
  const own = Object.getOwnPropertyDescriptor(interfaceOf, 'startViewTransition') as PropertyDescriptor;
  Reflect.deleteProperty(interfaceOf, 'startViewTransition');
  onTestFinished(() => void Object.defineProperty(interfaceOf, 'startViewTransition', own));
  press('tile');
  await go('/play');
  await expect.poll(() => document.querySelector('main iframe')).not.toBeNull();
});

test('[PLT-03] a page without a frame is shown after 400 ms', async () => {
  const { clock, ended, go, named, press } = open({ frameless: true });
  press('tile');
  await go('/play');
  await clock.advance(400);
  await Promise.all(ended);
  expect(named).toEqual(['IMG']);
});
