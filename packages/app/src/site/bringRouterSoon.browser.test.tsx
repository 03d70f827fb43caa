import { expect, onTestFinished, test, vi } from 'vitest';
import { bringRouterSoon } from './bringRouterSoon.ts';

const here = () => location.pathname + location.search + location.hash;

/** A hydrated page with two links; a quiet moment comes when the test says so. */
function hydrated({ shown = here(), comes = true } = {}) {
  let quiet: () => void = () => undefined;
  let later: () => void = () => undefined;
  const { setTimeout: wait } = globalThis;
  vi.stubGlobal('setTimeout', (work: () => void, ms?: number) => {
    if (ms !== 4000) return wait(work, ms);
    later = work;
    return 0;
  });
  vi.stubGlobal('requestIdleCallback', (work: () => void) => {
    quiet = work;
    return 1;
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  document.body.innerHTML =
    '<a href="/faq"><b>ours</b></a><a href="https://a.test/">theirs</a><i>text</i><div><p></p></div>';
  const bring = vi.fn(() => (comes ? Promise.resolve() : Promise.reject(new TypeError('gone'))));
  bringRouterSoon({ bring } as never, shown);
  const on = (selector: string, name: string) =>
    document.querySelector(selector)?.dispatchEvent(new Event(name, { bubbles: true }));
  const calm = () => {
    later();
    quiet();
  };
  return { bring, on, later: () => later(), quiet: calm };
}

test('[PRF-01] the router is fetched in a quiet moment after four seconds', () => {
  const { bring, later, quiet } = hydrated();
  later();
  expect(bring).not.toHaveBeenCalled();
  quiet();
  expect(bring).toHaveBeenCalledTimes(1);
});

test.each(['pointerover', 'pointerdown', 'touchstart', 'focusin'])(
  '[PRF-01] a %s on a link of this site fetches it at once, on nothing else',
  (intent) => {
    const { bring, on } = hydrated();
    on('i', intent);
    on('a[href^="https"]', intent);
    expect(bring).not.toHaveBeenCalled();
    on('b', intent);
    on('b', intent);
    expect(bring).toHaveBeenCalledTimes(1);
  },
);

test('[SHELL-58] who goes back fetches it at once, before or after the page was hydrated', () => {
  const { bring } = hydrated();
  dispatchEvent(new PopStateEvent('popstate'));
  expect(bring).toHaveBeenCalledTimes(1);
  expect(hydrated({ shown: '/elsewhere' }).bring).toHaveBeenCalledTimes(1);
});

test('[VER-05] what could not be fetched is fetched with the next intent', async () => {
  const { bring, on, quiet } = hydrated({ comes: false });
  quiet();
  await vi.waitFor(() => {
    on('b', 'pointerover');
    expect(bring).toHaveBeenCalledTimes(2);
  });
});

test('[CAT-12] who scrolls fetches it at once, and it is told what was scrolled before it came', async () => {
  const { bring, later, quiet } = hydrated();
  const box = document.querySelector('div') as HTMLElement;
  Object.assign(box.style, { height: '50px', overflow: 'auto' });
  (box.firstElementChild as HTMLElement).style.height = '500px';
  const told: unknown[] = [];
  const listen = ({ target }: Event) => void told.push(target);
  addEventListener('scroll', listen, true);
  onTestFinished(() => removeEventListener('scroll', listen, true));
  expect(bring).not.toHaveBeenCalled();
  box.scrollTop = 120;
  // By the browser, and again when the router listens.
  await expect.poll(() => told).toEqual([box, box]);
  later();
  quiet();
  expect(bring).toHaveBeenCalledTimes(1);
});

test('[CAT-12] a list stands where an earlier document left it in this entry', () => {
  history.replaceState({ ...history.state, __TSR_key: 'k1' }, '');
  const key = 'tsr-scroll-restoration-v1_3';
  sessionStorage.setItem(key, JSON.stringify({ k1: { '#box': { scrollX: 0, scrollY: 90 } } }));
  onTestFinished(() => {
    sessionStorage.removeItem(key);
    box.remove();
  });
  const box = document.createElement('div');
  box.id = 'box';
  Object.assign(box.style, { height: '50px', overflow: 'auto' });
  box.innerHTML = '<p style="height: 500px"></p>';
  document.documentElement.append(box);
  hydrated();
  expect(box.scrollTop).toBe(90);
});
