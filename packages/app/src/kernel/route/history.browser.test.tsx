import { fakePorts } from '@housefront/core/testing';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createBrowserHistory } from './history.ts';

/** A tall page with a list that scrolls, and a history whose listeners end with the test. */
function openDocument(ports = fakePorts()) {
  const before = [location.href, history.state] as const;
  document.body.innerHTML =
    '<div id="list" style="height: 50px; overflow: auto"><p style="height: 500px"></p></div><p id="far" style="margin-top: 4000px">far</p>';
  const controller = new AbortController();
  const listen = window.addEventListener.bind(window);
  vi.stubGlobal('addEventListener', (name: string, call: EventListener, options: object = {}) =>
    listen(name, call, { ...options, signal: controller.signal }),
  );
  onTestFinished(() => {
    controller.abort();
    vi.unstubAllGlobals();
    history.replaceState(before[1], '', before[0]);
    document.body.innerHTML = '';
    window.scrollTo(0, 0);
  });
  const own = createBrowserHistory(ports);
  return { own, ports, list: document.querySelector('#list') as HTMLElement };
}

const scrollPage = async (top: number) => {
  const scrolled = new Promise((resolve) => document.addEventListener('scroll', resolve, { once: true }));
  window.scrollTo(0, top);
  await scrolled;
};

test('[CAT-12] going back restores the page and its lists; a new entry begins at the top', async () => {
  const { own, list } = openDocument();
  let moved = 0;
  own.listen(() => (moved += 1));
  expect(own.canGoBack()).toBe(false);
  list.scrollTop = 90;
  await scrollPage(700);
  own.write('/faq', false);
  // The page that is left stays on screen while the next one loads.
  expect([location.pathname, window.scrollY, own.leftAt(), own.canGoBack()]).toEqual(['/faq', 700, 0, true]);
  own.arrive(false);
  list.scrollTop = 0;
  expect(window.scrollY).toBe(0);
  own.back();
  await expect.poll(() => moved).toBe(1);
  expect([own.leftAt(), own.canGoBack()]).toEqual([700, false]);
  own.arrive(false);
  await expect.poll(() => [window.scrollY, list.scrollTop]).toEqual([700, 90]);
});

test('[CAT-12] what changes the query of a page leaves it where it is scrolled to', async () => {
  const { own } = openDocument();
  own.listen(() => undefined);
  await scrollPage(300);
  own.write('/games?q=a', true);
  own.arrive(true);
  expect([window.scrollY, own.canGoBack()]).toEqual([300, false]);
  own.write('/faq', false);
  own.arrive(false);
  own.back();
  await expect.poll(() => own.leftAt()).toBe(300);
});

test('[CAT-12] a reload restores the positions of the document before; rubbish in the storage restores nothing', async () => {
  const { own, ports, list } = openDocument();
  own.listen(() => undefined);
  list.scrollTop = 60;
  await scrollPage(500);
  dispatchEvent(new Event('pagehide'));
  window.scrollTo(0, 0);
  list.scrollTop = 0;
  const reloaded = createBrowserHistory(ports);
  expect(reloaded.leftAt()).toBe(500);
  reloaded.listen(() => undefined);
  await expect.poll(() => [window.scrollY, list.scrollTop]).toEqual([500, 60]);
  for (const rubbish of ['{', '[]', '{"a":1}', '{"a":{"":"x"}}', '{"a":{"":[1]}}', 'null']) {
    ports.storage.session.setItem('scrollPositions', rubbish);
    expect(createBrowserHistory(ports).leftAt()).toBe(0);
  }
});

test('[CAT-12] a page that was scrolled before hydration is restored too', async () => {
  const { own } = openDocument();
  await scrollPage(250);
  own.listen(() => undefined);
  await new Promise(requestAnimationFrame);
  own.write('/faq', false);
  own.arrive(false);
  own.back();
  await expect.poll(() => own.leftAt()).toBe(250);
});

test('[SHELL-58] a new entry with a fragment begins at its element, a malformed one at the top', async () => {
  const { own } = openDocument();
  own.listen(() => undefined);
  own.write('/faq#far', false);
  own.arrive(false);
  expect(window.scrollY).toBeGreaterThan(1000);
  own.write('/faq#%zz', false);
  own.arrive(false);
  expect(window.scrollY).toBe(0);
});

test('[SHELL-58] a fragment that the browser follows is an entry, and going back restores the position before it', async () => {
  const { own } = openDocument();
  let moved = 0;
  own.listen(() => {
    moved += 1;
    own.arrive(false);
  });
  await scrollPage(200);
  location.hash = 'far';
  await expect.poll(() => moved).toBe(1);
  expect([own.canGoBack(), window.scrollY > 1000]).toEqual([true, true]);
  own.back();
  await expect.poll(() => moved).toBe(2);
  expect(window.scrollY).toBe(200);
});

test('[SHELL-30x] what an entry holds is its number and a key, not its address', () => {
  const { own } = openDocument();
  own.write('/faq?token=secret', false);
  expect(Object.keys(history.state as object).sort()).toEqual(['index', 'key']);
  expect(JSON.stringify(history.state)).not.toContain('secret');
});
