import { expect, test } from 'vitest';
import { readUserAgent } from './index.ts';
import { buildDeviceInfo } from './session.device.ts';

const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';
const sources = { userAgent: chrome, host: 'site.test', remoteAddress: '1.2.3.4', cdn: 'edge', udid: 'device-1' };

test('[AUTH-08] nine fields in a browser, udid only inside the app', () => {
  const info = buildDeviceInfo({ ...sources, clientType: 'desktop' });
  expect(Object.keys(info).toSorted()).toEqual(
    'browser cdn device host login_type remote_addr system system_group system_version'.split(' '),
  );
  expect(buildDeviceInfo({ ...sources, clientType: 'app' })).toMatchObject({ udid: 'device-1', device: 2 });
  expect(buildDeviceInfo({ ...sources, clientType: 'app', udid: undefined })).not.toHaveProperty('udid');
});

test('[AUTH-09x] [CFG-17x] [CFG-18x] values follow client type, host and helper', () => {
  expect(buildDeviceInfo({ ...sources, clientType: 'desktop' })).toEqual({
    remote_addr: '1.2.3.4',
    host: 'site.test',
    device: 0,
    login_type: 'desktop',
    cdn: 'edge',
    system_group: 'windows',
    system: 'Windows',
    system_version: '10.0',
    browser: 'Chrome 140',
  });
  for (const clientType of ['mobile', 'wechat', 'pwa'] as const) {
    expect(buildDeviceInfo({ ...sources, clientType })).toMatchObject({ device: 1, login_type: clientType });
  }
  for (const clientType of ['app', 'gesture', 'finger'] as const) {
    expect(buildDeviceInfo({ ...sources, clientType })).toMatchObject({ device: 2, login_type: clientType });
  }
});

test.each([
  [chrome, 'windows', 'Windows', '10.0', 'Chrome 140'],
  [iphone, 'ios', 'iOS', '18.1.1', 'Safari 18'],
  [iphone.replace('Safari/604.1', '[FBAN/FBIOS;FBAV/480.0.0]'), 'ios', 'iOS', '18.1.1', 'Facebook 480'],
  [
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) Chrome/129.0 Mobile Safari/537.36 Line/14.1',
    'android',
    'Android',
    '14',
    'Line 14',
  ],
  ['Mozilla/5.0 (Linux; Android 14) Chrome/86.0 MicroMessenger/8.0.49', 'android', 'Android', '14', 'WeChat 8'],
  ['Mozilla/5.0 (Linux; Android) Gecko Firefox/130.0', 'android', 'Android', '', 'Firefox 130'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/17.6 Safari/605.1', 'mac', 'macOS', '10.15.7', 'Safari 17'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Chrome/140.0 Safari/537.36 Edg/140.0',
    'mac',
    'macOS',
    '10.15.7',
    'Edge 140',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0', 'linux', 'Linux', '', 'Firefox 130'],
  ['curl/8', 'other', '', '', ''],
  ['', 'other', '', '', ''],
])('[AUTH-09x] reads %s', (userAgent, system_group, system, system_version, browser) => {
  expect(readUserAgent(userAgent)).toEqual({ system_group, system, system_version, browser });
});
