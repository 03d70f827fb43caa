import { afterEach, expect, test } from 'vitest';
import { hostileAddresses } from '../../testing/hostile-addresses.fixtures.ts';
import { createBrowserPorts } from './browser.ts';
import { browserWindows } from './browser-windows.ts';

declare global {
  interface Window {
    /** Set by every hostile address that runs. */
    opened?: string;
  }
}

afterEach(() => {
  localStorage.clear();
  document.querySelectorAll('iframe').forEach((frame) => frame.remove());
});

/** A real document that may be sent anywhere without the test leaving with it. */
const realWindow = async (): Promise<Window> => {
  const frame = document.createElement('iframe');
  frame.src = '/robots.txt?stays';
  const loaded = new Promise((done) => frame.addEventListener('load', done, { once: true }));
  document.body.append(frame);
  await loaded;
  if (frame.contentWindow === null) throw new Error('no frame');
  return frame.contentWindow;
};

test('[ERR-11] a real document is sent nowhere by a hostile address, and nothing of it runs', async () => {
  const win = await realWindow();
  const loads: Event[] = [];
  win.addEventListener('pagehide', (event) => loads.push(event));
  const popups: unknown[] = [];
  const open = win.open.bind(win);
  win.open = (...args) => {
    popups.push(args);
    return open(...args);
  };
  const windows = browserWindows(win);
  for (const address of hostileAddresses) {
    expect(windows.open('memberWindow', address)).toBeNull();
    for (const go of [windows.leaveTo, windows.goTo, windows.openApart]) {
      expect(() => go(address)).toThrow('refused to navigate');
    }
  }
  expect([popups, loads, win.opened, window.opened]).toEqual([[], [], undefined, undefined]);
  expect(win.location.search).toBe('?stays');
});

test('[ERR-11] the window of a game stays where it is when the address of the game is hostile', async () => {
  // A frame of that name is what the browser takes for the window.
  const win = await realWindow();
  win.name = 'gameWindow';
  const { windows } = createBrowserPorts({ config: {}, branch: 'production' });
  const opened = windows.open('gameWindow', '/robots.txt?game');
  await expect.poll(() => win.location.search).toBe('?game');
  const taken = hostileAddresses.filter((address) => opened?.navigate(address) ?? true);
  expect([...taken, ...hostileAddresses.filter((address) => windows.open('gameWindow', address) !== null)]).toEqual([]);
  expect([win.location.search, win.opened, window.opened]).toEqual(['?game', undefined, undefined]);
});

test('[ERR-11] a hostile address that another document left for /loading is not read', () => {
  const { storage } = createBrowserPorts({ config: {}, branch: 'production' });
  const read = hostileAddresses.filter((address) => {
    localStorage.setItem('waitingUrl', address);
    return storage.get('waitingUrl') !== undefined;
  });
  expect(read).toEqual([]);
});
