import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { fakePorts } from '../../testing/index.ts';
import { outsideAddress, wayOutside } from './browser-support.outside.ts';

const ios = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148';
const android = 'Mozilla/5.0 (Linux; Android 14; wv) AppleWebKit/537.36 Version/4.0 Chrome/131.0 Mobile Safari/537.36';
const page = 'https://site.test/gameHall/3?a=1&b=%3B';
const intent = 'intent://site.test/gameHall/3?a=1&b=%3B#Intent;scheme=https;end';
const line = 'https://site.test/gameHall/3?a=1&b=%3B&openExternalBrowser=1';
const kakao = 'kakaotalk://web/openExternal?url=https%3A%2F%2Fsite.test%2FgameHall%2F3%3Fa%3D1%26b%3D%253B';

test.each([
  [`${ios} Safari Line/14.19.1`, line],
  [`${android} Line/14.19.1/IAB`, line],
  [`${ios} KAKAOTALK 11.1.0`, kakao],
  [`${android} KAKAOTALK/11.1.0 (INAPP)`, kakao],
  [`${android} [FB_IAB/FB4A;FBAV/480.0.0.54.88;]`, intent],
  [`${android} [FB_IAB/Orca-Android;FBAV/440.0;]`, intent],
  [`${android} Instagram 341.0.0.45.100 Android`, intent],
  [`${android} Barcelona 300.0.0.31`, intent],
  [`${android} Telegram-Android/11.4.2 (Samsung)`, intent],
  [`${ios} [FBAN/FBIOS;FBAV/470.0.0.36]`, null],
  [`${ios} Instagram 340.0.0.18.92`, null],
  [`${ios} MicroMessenger/8.0.54`, null],
  [`${android} MicroMessenger/8.0.49`, null],
  [`${android} trill_2023701040 ByteLocale/vi`, null],
  [`${ios} musical_ly_37.1.0 ByteLocale/en`, null],
  [`${android} Zalo android/12050608 ZaloTheme/light`, null],
  [`${ios} Zalo iOS/605`, null],
  [`${ios} Version/18.1 Safari/604.1`, null],
  [android, null],
  ['', null],
])('[SITE-19x] %s leaves by %s', (userAgent, address) => {
  expect(outsideAddress(userAgent, page)).toBe(address);
});

test('[SITE-19x] plain http stays plain http, with its port', () => {
  const userAgent = `${android} [FB_IAB/FB4A;FBAV/480.0;]`;
  expect(outsideAddress(userAgent, 'http://10.0.0.5:8080/')).toBe('intent://10.0.0.5:8080/#Intent;scheme=http;end');
});

test('[SITE-19x] [ERR-11] whatever the query, the address names this page and no other app', () => {
  fc.assert(
    fc.property(fc.webPath(), fc.string(), (path, text) => {
      const from = new URL(`https://site.test${path}?q=${text}`);
      const address = outsideAddress(`${android} Instagram 341`, from.origin + from.pathname + from.search) ?? '';
      const [target = '', orders, ...more] = address.split('#');
      expect([target.replace('intent:', 'https:'), orders, more]).toEqual([
        from.origin + from.pathname + from.search,
        'Intent;scheme=https;end',
        [],
      ]);
    }),
  );
});

test('[SITE-19x] Line takes an address of the site, Facebook one of the system, others none', () => {
  const opened: string[] = [];
  const way = (userAgent: string) => {
    const ports = fakePorts({ userAgent });
    return { ports, go: wayOutside(ports, (address) => void opened.push(address)) };
  };
  const inLine = way(`${ios} Line/14.1.0`);
  inLine.go?.();
  expect(inLine.ports.windows.gone).toEqual(['https://site.test/?openExternalBrowser=1']);
  way(`${android} [FB_IAB/FB4A;FBAV/480.0;]`).go?.();
  expect(opened).toEqual(['intent://site.test/#Intent;scheme=https;end']);
  expect(way(`${ios} MicroMessenger/8.0.54`).go).toBeNull();
});
