import { afterEach, expect, test, vi } from 'vitest';
import { createBrowserPorts, realtimeHost } from './browser.ts';
import { createSiteCookies } from './cookies.ts';
import type { BrowserPortsOptions } from './browser.ts';

const ports = (over: Partial<BrowserPortsOptions> = {}) =>
  createBrowserPorts({ config: {}, branch: 'production', ...over });

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  document.querySelectorAll('iframe').forEach((frame) => frame.remove());
});

const frame = () => {
  const element = document.createElement('iframe');
  document.body.append(element);
  const inner = element.contentWindow;
  if (inner === null) throw new Error('no frame');
  return inner;
};

/** A cookie that the document has set: the browser's store has it some time later. */
async function keptCookie(name: string) {
  await expect.poll(() => window.cookieStore.get(name)).not.toBeNull();
  return window.cookieStore.get(name);
}

test('[STORE-01] [XWIN-01] a change made by another document of the site is reported', async () => {
  const { storage } = ports();
  const heard = vi.fn<() => void>();
  const stop = storage.onChange('token', heard);
  frame().localStorage.setItem('token', 'other');
  await expect.poll(() => heard.mock.calls.length).toBe(1);
  expect(storage.get('token')).toBe('other');
  frame().localStorage.clear();
  await expect.poll(() => heard.mock.calls.length).toBe(2);
  stop();
});

test('[STORE-12] [STORE-20x] values land in their own area', () => {
  const { storage } = ports();
  storage.set('token', 't');
  storage.set('popUpDiscountModalCloseTime', 5);
  expect([localStorage.getItem('token'), sessionStorage.getItem('popUpDiscountModalCloseTime')]).toEqual(['t', '5']);
  expect(localStorage.getItem('popUpDiscountModalCloseTime')).toBeNull();
});

test('[STORE-13] [STORE-14] cookies are readable on every path with the attributes of the product', async () => {
  const { cookies } = ports();
  cookies.set('i18n_redirected', 'zh_CN', { maxAge: 31_536_000 });
  const kept = await keptCookie('i18n_redirected');
  expect(kept).toMatchObject({ value: 'zh_CN', path: '/', sameSite: 'lax' });
  expect(Math.abs(((kept as { expires?: number } | null)?.expires ?? 0) - Date.now() - 31_536_000_000)).toBeLessThan(
    60_000,
  );
  expect(cookies.get('i18n_redirected')).toBe('zh_CN');
  cookies.remove('i18n_redirected');
  expect(cookies.get('i18n_redirected')).toBeUndefined();
});

test.each([
  ['language', ['i18n_redirected', 'lang'], 365 * 86_400_000],
  ['currency', ['ccy', 'currency'], 86_400_000],
] as const)(
  '[CONST-03] [CONST-04] [CONST-05x] the browser keeps the cookies of the %s as long as they are to live',
  async (kind, names, life) => {
    const site = createSiteCookies(ports().cookies);
    if (kind === 'language') site.setLocale('ta_IN');
    else site.setCurrency('VND');
    const now = Date.now();
    for (const name of names) {
      const kept = await keptCookie(name);
      expect(kept).toMatchObject({ value: kind === 'language' ? 'ta_IN' : 'VND', path: '/', sameSite: 'lax' });
      const { expires = 0 } = (kept ?? {}) as { expires?: number };
      expect(Math.abs(expires - now - life)).toBeLessThan(60_000);
      ports().cookies.remove(name);
    }
  },
);

test('windows open only web addresses, centred, and a blocked one is null', () => {
  const opened = {
    closed: false,
    location: { replace: vi.fn<(url: string) => void>() },
    focus: vi.fn<() => void>(),
    close: vi.fn<() => void>(),
  };
  const open = vi.spyOn(window, 'open').mockReturnValue(opened as unknown as Window);
  const { windows } = ports();
  expect(windows.open('gameWindow', 'javascript:alert(1)')).toBeNull();
  expect(open).not.toHaveBeenCalled();
  const handle = windows.open('gameWindow', '/loading', { width: 1500, height: 800 });
  expect(open.mock.calls[0]?.slice(0, 2)).toEqual([`${location.origin}/loading`, 'gameWindow']);
  expect(open.mock.calls[0]?.[2]).toMatch(/^popup,width=\d+,height=\d+,left=\d+,top=\d+$/);
  expect(handle?.navigate('data:text/html,x')).toBe(false);
  expect(handle?.navigate('https://games.test/1')).toBe(true);
  expect(opened.location.replace.mock.calls).toEqual([['https://games.test/1']]);
  expect(windows.open('gameWindow', '/again')).toBe(handle);
  expect(open).toHaveBeenCalledTimes(1);
  expect(windows.get('gameWindow')).toBe(handle);
  open.mockReturnValue(null);
  expect(windows.open('memberWindow', '/user')).toBeNull();
  expect(() => windows.leaveTo('javascript:alert(1)')).toThrow(TypeError);
  open.mockRestore();
});

test('[SHELL-58] [PLAY-26] showing and hiding of the page are reported', () => {
  const { windows } = ports();
  const shown: boolean[] = [];
  const hidden = vi.fn<() => void>();
  const stops = [windows.onShow((persisted) => shown.push(persisted)), windows.onHide(hidden)];
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
  window.dispatchEvent(new PageTransitionEvent('pagehide'));
  stops.forEach((stop) => stop());
  window.dispatchEvent(new PageTransitionEvent('pagehide'));
  expect([shown, hidden.mock.calls.length]).toEqual([[true, false], 1]);
});

test('[AGT-20x] documents of a site take turns under a name, and see each other’s', async () => {
  const { locks } = ports();
  const other = ports({ window: frame() }).locks;
  const order: string[] = [];
  const [started, over] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const first = other.hold('a', () => {
    started.resolve();
    return over.promise;
  });
  await started.promise;
  const second = locks.hold('a', async () => void order.push('second'));
  expect(await locks.held()).toEqual(['a']);
  order.push('first');
  over.resolve();
  await Promise.all([first, second]);
  expect([order, await locks.held()]).toEqual([['first', 'second'], []]);
});

test('[AGT-20x] on plain http there are no locks, which is reported', async () => {
  const plain = frame();
  Object.defineProperty(plain.navigator, 'locks', { value: undefined });
  const { locks } = ports({ window: plain });
  await expect(locks.hold('a', () => Promise.resolve(1))).rejects.toThrow(TypeError);
  await expect(locks.held()).rejects.toThrow(TypeError);
});

test('[CFG-24x] a wrapper is known by its bridge and gets messages', () => {
  expect(ports().device).toMatchObject({ nativeBridge: false, userAgent: navigator.userAgent, host: location.host });
  const post = vi.fn<(text: string) => void>();
  window.housefrontNative = { udid: 'u1', post };
  const { device } = ports();
  expect([device.nativeBridge, device.udid, device.postToWrapper({ type: 'logout' })]).toEqual([true, 'u1', true]);
  expect(post.mock.calls).toEqual([['{"type":"logout"}']]);
  delete window.housefrontNative;
});

test('[API-01] calls go to the site’s own origin', async () => {
  const { http } = ports();
  const signal = new AbortController().signal;
  const reply = await http.send({ url: '/api/none', method: 'POST', headers: {}, body: '{}', signal });
  expect(reply.status).toBeGreaterThanOrEqual(200);
  const given = new AbortController();
  given.abort();
  await expect(http.send({ url: '/', method: 'GET', headers: {}, signal: given.signal })).rejects.toMatchObject({
    name: 'AbortError',
  });
});

test('[RT-03x] without a configured address realtime stays off', async () => {
  const { realtime } = ports();
  await realtime.connect({ token: () => 't', refused: () => undefined });
  expect(realtime.state()).toBe('off');
});

test('[FLD-11] cookies that throw count as none, and a browser without a list of languages has none', () => {
  const inner = frame();
  const refuse = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  Object.defineProperty(inner.document, 'cookie', { get: refuse, set: refuse });
  Object.defineProperty(inner.navigator, 'languages', { value: undefined });
  const { cookies, device } = ports({ window: inner });
  cookies.set('ccy', 'USD');
  cookies.remove('lang');
  expect([cookies.get('ccy'), createSiteCookies(cookies).locale(), device.languages]).toEqual([
    undefined,
    undefined,
    [],
  ]);
});

test('[RT-03x] the config names the host of realtime, or that of the page', () => {
  expect(realtimeHost('rt.example.com', location)).toBe('rt.example.com');
  expect(realtimeHost('same', location)).toBe(location.hostname);
  expect(realtimeHost('same', new URL('https://play.example.com:8443/a'))).toBe('play.example.com');
  expect(realtimeHost('same.example.com', location)).toBe('same.example.com');
});
