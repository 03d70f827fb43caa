import { describe, expect, test } from 'vitest';
import { chooseLaunch, chooseMode, type LaunchInput, type ModeInput } from './play.mode.ts';

const chrome = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36';
const facebook = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148 [FBAN/FBIOS;FBAV/480.0.0.0]';
const facebookAndroid = 'Mozilla/5.0 (Linux; Android 14) Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/450.0;]';
const line = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148 Safari Line/14.9.0';

const desktop: ModeInput = {
  desktop: true,
  nativeApp: false,
  userAgent: chrome,
  gpId: 'GP01',
  forceWindow: ['GPW', 'GPBOTH'],
  forceModal: ['GPM', 'GPBOTH'],
};
const mobile: ModeInput = { ...desktop, desktop: false };

describe('chooseMode', () => {
  test('[PLAY-03] mobile web forces window mode, whatever was asked for', () => {
    expect(
      (['modal', 'page', 'redirect', 'window'] as const).map((requested) => chooseMode({ ...mobile, requested })),
    ).toEqual(['window', 'window', 'window', 'window']);
  });

  test('[PLAY-04] an in-app browser of Facebook or Line redirects on mobile only', () => {
    for (const userAgent of [facebook, facebookAndroid, line]) {
      expect(chooseMode({ ...mobile, userAgent, requested: 'modal' })).toBe('redirect');
      expect(chooseMode({ ...desktop, userAgent, requested: 'modal' })).toBe('modal');
    }
    expect(chooseMode({ ...mobile, userAgent: 'Mozilla/5.0 Online/1.0 FBXYZ Chrome/1' })).toBe('window');
  });

  test('[PLAY-05] native apps and listed providers force the window, other listed ones the modal', () => {
    expect(chooseMode({ ...mobile, nativeApp: true, requested: 'modal' })).toBe('window');
    expect(chooseMode({ ...desktop, gpId: 'GPW', requested: 'page' })).toBe('window');
    expect(chooseMode({ ...desktop, gpId: 'GPM', requested: 'page' })).toBe('modal');
  });

  test.each<[string, ModeInput, string]>([
    ['app before in-app browser', { ...mobile, nativeApp: true, userAgent: facebook }, 'window'],
    ['app before forced modal', { ...mobile, nativeApp: true, gpId: 'GPM' }, 'window'],
    ['in-app browser before forced window', { ...mobile, userAgent: line, gpId: 'GPW' }, 'redirect'],
    ['in-app browser before forced modal', { ...mobile, userAgent: facebook, gpId: 'GPM' }, 'redirect'],
    ['forced window before forced modal', { ...desktop, gpId: 'GPBOTH' }, 'window'],
    ['forced modal before mobile web', { ...mobile, gpId: 'GPM' }, 'modal'],
    ['mobile web before the request', { ...mobile, requested: 'page' }, 'window'],
    ['the request', { ...desktop, requested: 'redirect' }, 'redirect'],
    ['nothing asked for', desktop, 'window'],
  ])('[PLAY-06x] %s', (_, input, mode) => {
    expect(chooseMode(input)).toBe(mode);
  });
});

describe('chooseLaunch', () => {
  test('[PLAY-02] each mode comes down to its place', () => {
    const surfaces = (['window', 'modal', 'page', 'redirect'] as const).map((requested) =>
      chooseLaunch({ ...desktop, requested, nativeBridge: false }),
    );
    expect(surfaces.map(({ mode, surface }) => `${mode}: ${surface}`)).toEqual([
      'window: popup',
      'modal: modal',
      'page: page',
      'redirect: self',
    ]);
  });

  test('[PLAY-07] window mode is a pop-up on desktop and this document elsewhere', () => {
    expect(chooseLaunch({ ...desktop, nativeBridge: false }).surface).toBe('popup');
    expect(chooseLaunch({ ...mobile, nativeBridge: false }).surface).toBe('self');
  });

  test('[PLAY-08x] a native wrapper opens its own window when it can', () => {
    expect(chooseLaunch({ ...mobile, nativeApp: true, nativeBridge: true }).surface).toBe('bridge');
    expect(chooseLaunch({ ...mobile, nativeApp: true, nativeBridge: false }).surface).toBe('self');
  });
});

test('[GEN-08] [PLAY-08x] the site’s own app shows a game in its browser; other wrappers keep their ways', () => {
  const inApp = { ...mobile, nativeApp: true, nativeBridge: true };
  expect(chooseLaunch({ ...inApp, inAppWindows: true })).toEqual({ mode: 'window', surface: 'popup' });
  expect(chooseLaunch({ ...inApp, inAppWindows: false }).surface).toBe('bridge');
  expect(chooseLaunch({ ...mobile, nativeBridge: false, inAppWindows: false }).surface).toBe('self');
});

describe('a browser that takes something away', () => {
  const launch = (input: Partial<LaunchInput>) => {
    const { mode, surface } = chooseLaunch({ ...desktop, nativeBridge: false, ...input });
    return `${mode}: ${surface}`;
  };

  test.each<[string, Partial<LaunchInput>, string]>([
    ['a refused window', { windowRefused: true }, 'modal: modal'],
    ['a refused window of a provider that has to have one', { windowRefused: true, gpId: 'GPW' }, 'redirect: self'],
    ['a refused window where the game had none', { windowRefused: true, requested: 'page' }, 'page: page'],
    ['a refused window on a phone', { windowRefused: true, desktop: false }, 'window: self'],
    ['no storage on a phone', { loginLasts: false, desktop: false }, 'modal: modal'],
    ['no storage in Facebook', { loginLasts: false, desktop: false, userAgent: facebook }, 'modal: modal'],
    ['no storage, redirect asked for', { loginLasts: false, requested: 'redirect' }, 'modal: modal'],
    [
      'no storage, a provider that has to have a window',
      { loginLasts: false, desktop: false, gpId: 'GPW' },
      'redirect: self',
    ],
    ['no storage on a desktop with windows', { loginLasts: false }, 'window: popup'],
    ['no storage and no windows', { loginLasts: false, windowRefused: true }, 'modal: modal'],
    ['storage and windows', { loginLasts: true, windowRefused: false }, 'window: popup'],
  ])('[PLAY-08x] [STORE-20x] %s', (_, input, expected) => {
    expect(launch(input)).toBe(expected);
  });
});

test.each<[string, Partial<LaunchInput>, string]>([
  ['on a desktop', {}, 'modal: modal'],
  ['on a phone', { desktop: false }, 'page: page'],
  ['in Facebook', { desktop: false, userAgent: facebook }, 'page: page'],
  ['where a frame was asked for', { requested: 'page' }, 'page: page'],
  ['of a provider that has to have a window', { gpId: 'GPW' }, 'window: popup'],
  ['in the native app', { desktop: false, nativeApp: true }, 'window: self'],
])('[RG-10] [RG-11] a game that the site has to cover, %s', (_, input, expected) => {
  const { mode, surface } = chooseLaunch({ ...desktop, nativeBridge: false, covered: true, ...input });
  expect(`${mode}: ${surface}`).toBe(expected);
});
