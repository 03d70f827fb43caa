import { expect, test } from 'vitest';
import { browserProblem, phoneSystem, wantsHomeScreenHint, type BrowserFacts } from './browser-support.ts';

const ios = (rest: string) => `Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 ${rest}`;
const android = (rest: string) => `Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 ${rest}`;
const safari = ios('(KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1');
const oldSafari = ios('(KHTML, like Gecko) Version/15.6 Mobile/15E148 Safari/604.1');
const iosChrome = ios('(KHTML, like Gecko) CriOS/140.0.0.0 Mobile/15E148 Safari/604.1');
const facebook = ios('(KHTML, like Gecko) Mobile/15E148 [FBAN/FBIOS;FBAV/470.0.0.36;FBDV/iPhone15,2]');
const facebookAndroid = android('Version/4.0 Chrome/140.0.0.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/470.0;]');
const instagram = ios('(KHTML, like Gecko) Mobile/15E148 Instagram 340.0.0.0 (iPhone15,2; iOS 18_1)');
const line = ios('(KHTML, like Gecko) Mobile/15E148 Safari/604.1 Line/14.10.0');
const wechat = android('Version/4.0 Chrome/116.0 MQQBrowser/6.2 Mobile Safari/537.36 MicroMessenger/8.0.50');
const chrome = android('(KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36');
const oldChrome = android('(KHTML, like Gecko) Chrome/95.0.4638.50 Mobile Safari/537.36');
const oldFirefox = 'Mozilla/5.0 (Android 12; Mobile; rv:100.0) Gecko/100.0 Firefox/100.0';
const oldDesktop = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/60.0.0.0 Safari/537.36';
const unknown = android('SomeBrowser/3.0');

const facts = (userAgent: string, over: Partial<BrowserFacts> = {}): BrowserFacts => ({
  userAgent,
  standalone: false,
  wrapped: false,
  capable: true,
  minimum: { Chrome: 111, Safari: 16, Firefox: 114 },
  ...over,
});

test.each([
  ['Safari', safari, null],
  ['Safari of old', oldSafari, 'old'],
  ['Chrome on iOS', iosChrome, null],
  ['Facebook', facebook, 'in-app'],
  ['Facebook on Android', facebookAndroid, 'in-app'],
  ['Instagram', instagram, 'in-app'],
  ['Line', line, 'in-app'],
  ['WeChat', wechat, 'in-app'],
  ['Chrome', chrome, null],
  ['Chrome of old', oldChrome, 'old'],
  ['Firefox of old', oldFirefox, 'old'],
  ['a browser nobody knows', unknown, null],
  ['an old browser on a desktop', oldDesktop, null],
])('[SITE-19x] [SHELL-39x] %s', (_, userAgent, problem) => {
  expect(browserProblem(facts(userAgent))).toBe(problem);
});

test('[SITE-19x] a phone without what the site needs is reported, whatever it calls itself; a desktop and a wrapper are not', () => {
  expect(browserProblem(facts(unknown, { capable: false }))).toBe('old');
  expect(browserProblem(facts(oldDesktop, { capable: false }))).toBeNull();
  expect(browserProblem(facts(facebook, { wrapped: true }))).toBeNull();
});

test('[SHELL-39x] the oldest versions come from the config', () => {
  expect(browserProblem(facts(oldChrome, { minimum: { Chrome: 90 } }))).toBeNull();
  expect(browserProblem(facts(safari, { minimum: { Safari: 19 } }))).toBe('old');
  expect(browserProblem(facts(oldSafari, { minimum: {} }))).toBeNull();
});

test('[SHELL-38x] only Safari on iOS, as a page, gets the hint', () => {
  expect(wantsHomeScreenHint(facts(safari))).toBe(true);
  expect(wantsHomeScreenHint(facts(safari, { standalone: true }))).toBe(false);
  expect(wantsHomeScreenHint(facts(safari, { wrapped: true }))).toBe(false);
  for (const other of [facebook, instagram, line, iosChrome, chrome, wechat, oldDesktop])
    expect(wantsHomeScreenHint(facts(other))).toBe(false);
});

test('[SHELL-39x] the oldest version itself is supported', () => {
  expect(browserProblem(facts(chrome, { minimum: { Chrome: 140 } }))).toBeNull();
  expect(browserProblem(facts(chrome, { minimum: { Chrome: 141 } }))).toBe('old');
});

test('[SITE-19x] only a phone has a phone’s system', () => {
  expect([safari, chrome, oldDesktop, ''].map(phoneSystem)).toEqual(['ios', 'android', null, null]);
});

test('[SHELL-38x] Safari on a Mac gets no hint', () => {
  const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.1 Safari/605.1.15';
  expect(wantsHomeScreenHint(facts(mac))).toBe(false);
});
