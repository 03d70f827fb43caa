import { expect, test } from 'vitest';
import { fakeClock, fakeLogger, fakeWindows, hostileAddresses, settle } from '../../testing/index.ts';
import { inAppWindows } from './in-app-windows.ts';
import { fakePlugins } from './native-app.fixtures.ts';

const game = 'https://provider.test/game?k=1';
const pay = 'https://pay.test/order/7';

const setUp = async () => {
  const fake = fakePlugins();
  const base = fakeWindows();
  const clock = fakeClock();
  const logger = fakeLogger();
  const windows = inAppWindows({ base, browser: fake.plugins.browser, clock, logger });
  await settle();
  fake.log.length = 0;
  return { ...fake, base, clock, logger, windows };
};

test('[GEN-08] [PLAY-09] a window waits without a browser until its address is known, then opens in the app', async () => {
  const { windows, log, base } = await setUp();
  const opened = windows.open('gameWindow', '/loading');
  await settle();
  expect([opened?.closed, log]).toEqual([false, []]);
  expect(opened?.navigate(game)).toBe(true);
  await settle();
  expect([log, windows.get('gameWindow')?.closed, base.opened]).toEqual([[`view ${game}`], false, []]);
});

test('[GEN-08] [PLAY-38x] a window that the member closes reports it, and takes no further address', async () => {
  const { windows, closeByHand, log } = await setUp();
  const opened = windows.open('gameWindow', game);
  await settle();
  closeByHand();
  expect([opened?.closed, opened?.navigate(pay)]).toEqual([true, false]);
  await settle();
  expect(log).toEqual([`view ${game}`]);
});

test.each([true, false])(
  '[GEN-08] the next window replaces the one before, and its own end is seen (the system reports closes: %s)',
  async (reportsClose) => {
    const { windows, system, log, clock, closeByHand } = await setUp();
    system.reportsClose = reportsClose;
    const first = windows.open('gameWindow', game);
    await settle();
    const second = windows.open('depositWindow', pay);
    expect([first?.closed, second?.closed]).toEqual([true, false]);
    await clock.advance(500);
    expect([log, second?.closed]).toEqual([[`view ${game}`, 'close', `view ${pay}`], false]);
    closeByHand();
    expect(second?.closed).toBe(true);
  },
);

test('[GEN-08] [PLAY-37x] the next game uses the same window: its page closes while the next address is awaited', async () => {
  const { windows, log } = await setUp();
  const opened = windows.open('gameWindow', game);
  await settle();
  expect(windows.open('gameWindow', '/loading')).toBe(opened);
  await settle();
  expect([log, opened?.closed]).toEqual([[`view ${game}`, 'close'], false]);
  opened?.navigate(pay);
  await settle();
  expect(log.at(-1)).toBe(`view ${pay}`);
});

test('[GEN-08] a window that was closed or sent on before the browser was free never opens', async () => {
  const { windows, log } = await setUp();
  const opened = windows.open('gameWindow', '/loading');
  opened?.navigate(game);
  opened?.navigate(pay);
  opened?.close();
  windows.open('depositWindow', pay)?.navigate(game);
  await settle();
  expect(log).toEqual([`view ${game}`]);
});

test.each(['/close', '/', '/user/Deposit?order=7', '/loading'])(
  '[GEN-08] [PLAY-13x] a window that comes back to %s of the site closes',
  async (path) => {
    const { windows, emit, log } = await setUp();
    const opened = windows.open('gameWindow', game);
    await settle();
    emit('browserPageNavigationCompleted', { url: 'https://provider.test/lobby' });
    expect(opened?.closed).toBe(false);
    emit('browserPageNavigationCompleted', { url: `https://site.test${path}` });
    await settle();
    expect([opened?.closed, log.at(-1)]).toEqual([true, 'close']);
  },
);

test('[GEN-08] pages of the site take the place of this document, never a browser with another storage', async () => {
  const { windows, base, log } = await setUp();
  const waiting = windows.open('fpWindow', '/loading');
  expect(waiting?.navigate('/user/Deposit')).toBe(true);
  windows.open('memberWindow', '/user/Info');
  windows.openApart('/faq');
  windows.goTo('https://site.test/sponsor');
  windows.leaveTo('/');
  await settle();
  expect(base.gone).toEqual(['/user/Deposit', '/user/Info', '/faq', 'https://site.test/sponsor']);
  expect([base.left, base.apart, log, waiting?.closed]).toEqual([['/'], [], [], true]);
});

test('[GEN-08] other sites open in the browser of the system', async () => {
  const { windows, log, base } = await setUp();
  windows.openApart('https://help.test/a');
  windows.goTo('http://help.test/b');
  windows.leaveTo('https://help.test/c');
  await settle();
  expect(log).toEqual(['external https://help.test/a', 'external http://help.test/b', 'external https://help.test/c']);
  expect([base.gone, base.left, base.apart]).toEqual([[], [], []]);
});

test('[GEN-08] [XWIN-08] a sign-in opens in the browser of the system and is awaited for three seconds after it closed', async () => {
  const { windows, log, clock, closeByHand } = await setUp();
  const opened = windows.open('authWindow', 'https://id.test/start');
  await settle();
  expect(log).toEqual(['system https://id.test/start']);
  closeByHand();
  await clock.advance(2999);
  expect(opened?.closed).toBe(false);
  await clock.advance(1);
  expect(opened?.closed).toBe(true);
});

test('[GEN-08] a browser that cannot open closes its window, and the next one opens', async () => {
  const { windows, log, logger, ...fake } = await setUp();
  fake.break('open');
  const opened = windows.open('gameWindow', game);
  await settle();
  expect([opened?.closed, logger.lines.length]).toEqual([true, 1]);
  fake.mend();
  windows.open('gameWindow', pay);
  await settle();
  expect(log).toEqual([`view ${pay}`]);
});

test('[GEN-08] [ERR-11] nothing but http and https is opened, in any way', async () => {
  const { windows, log, base } = await setUp();
  const waiting = windows.open('gameWindow', '/loading');
  for (const address of [...hostileAddresses, 'intent://x#Intent;end', 'file:///etc/hosts', 'capacitor://localhost/']) {
    expect([windows.open('depositWindow', address), waiting?.navigate(address)]).toEqual([null, false]);
    for (const go of [windows.goTo, windows.leaveTo, windows.openApart]) expect(() => go(address)).toThrow(TypeError);
  }
  await settle();
  expect([log, base.gone, base.left, base.apart, waiting?.closed]).toEqual([[], [], [], [], false]);
});

test('[GEN-08] what an earlier document left open is closed', async () => {
  const fake = fakePlugins();
  fake.system.isOpen = true;
  const windows = inAppWindows({
    base: fakeWindows(),
    browser: fake.plugins.browser,
    clock: fakeClock(),
    logger: fakeLogger(),
  });
  await settle();
  expect([fake.log, windows.find('gameWindow'), windows.hasOpener()]).toEqual([['close'], null, false]);
});
