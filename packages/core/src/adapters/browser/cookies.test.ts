import { expect, test } from 'vitest';
import { fakeCookies } from '../../testing/index.ts';
import { cookieIn, cookieLine, cookieNames, createSiteCookies } from './cookies.ts';

test('[STORE-13] [STORE-14] [STORE-19x] a cookie line has path / and Lax, and Secure on https', () => {
  expect(cookieLine('i18n_redirected', 'zh_CN', { maxAge: 31_536_000, secure: true })).toBe(
    'i18n_redirected=zh_CN; path=/; max-age=31536000; SameSite=Lax; Secure',
  );
  expect(cookieLine('isFastDeposit', 'a;b', { secure: false })).toBe('isFastDeposit=a%3Bb; path=/; SameSite=Lax');
});

test('[CONST-03] [STORE-14] [STORE-18] the locale and its mirror live 365 days', () => {
  const cookies = fakeCookies();
  createSiteCookies(cookies).setLocale('zh_CN');
  for (const name of ['i18n_redirected', 'lang']) {
    expect(cookies.written.get(name)).toEqual({ value: 'zh_CN', options: { maxAge: 31_536_000 } });
  }
});

test('[CONST-04] [STORE-17] [STORE-18] currency, its mirror and the domain agent live one day', () => {
  const cookies = fakeCookies();
  const site = createSiteCookies(cookies);
  site.setCurrency('VND');
  site.setAgentDomainId('7');
  for (const [name, value] of [
    ['ccy', 'VND'],
    ['currency', 'VND'],
    ['agent_domain_id', '7'],
  ] as const) {
    expect(cookies.written.get(name)).toEqual({ value, options: { maxAge: 86_400 } });
  }
  expect(site.agentDomainId()).toBe('7');
  site.forgetAgentDomain();
  expect(site.agentDomainId()).toBeUndefined();
});

test('[CONST-05x] [STORE-19x] on conflict the authoritative cookie wins and the mirror is repaired', () => {
  const cookies = fakeCookies({ i18n_redirected: 'zh_CN', lang: 'en_US', ccy: 'RMB', currency: 'USD' });
  const site = createSiteCookies(cookies);
  expect([site.locale(), site.currency()]).toEqual(['zh_CN', 'RMB']);
  expect([cookies.get('lang'), cookies.get('currency')]).toEqual(['zh_CN', 'RMB']);
  expect(createSiteCookies(fakeCookies({ lang: 'en_US' })).locale()).toBe('en_US');
  expect(createSiteCookies(fakeCookies()).locale()).toBeUndefined();
});

test('[STORE-15] redirect flags have the value true', () => {
  const cookies = fakeCookies({ isRouteRegister: '1' });
  const site = createSiteCookies(cookies);
  expect(site.flag('isRouteRegister')).toBe(false);
  site.setFlag('isFastDeposit', true);
  expect(cookies.get('isFastDeposit')).toBe('true');
  expect(site.flag('isFastDeposit')).toBe(true);
  site.setFlag('isFastDeposit', false);
  expect(cookies.get('isFastDeposit')).toBeUndefined();
});

test('[STORE-16] introducer and kind are written together and expire after the configured minutes', () => {
  const cookies = fakeCookies();
  const site = createSiteCookies(cookies);
  site.setIntroducer({ kind: 'recommend_code', value: 'abc' }, 30);
  for (const name of ['member_agent', 'recommend_code', 'register_type']) {
    expect(cookies.written.get(name)?.options).toEqual({ maxAge: 1800 });
  }
  expect(site.introducer()).toEqual({ kind: 'recommend_code', value: 'abc' });
  site.setIntroducer({ kind: 'member_agent', value: '9' }, 30);
  expect(site.introducer()).toEqual({ kind: 'member_agent', value: '9' });
  site.forgetIntroducer();
  expect(site.introducer()).toBeUndefined();
  expect(createSiteCookies(fakeCookies({ register_type: 'other', member_agent: '1' })).introducer()).toBeUndefined();
});

test('cookies are found by their whole name and broken ones count as absent', () => {
  expect(cookieIn('xlang=a; lang=%E4%B8%AD; b=%E4%', 'lang')).toBe('中');
  expect(cookieIn('b=%E4%; c', 'b')).toBeUndefined();
  expect(cookieIn('', 'b')).toBeUndefined();
});

test('[MEM-29] the cookies of the member are these seven, beside those of the language and of redirects', () => {
  const cookies = fakeCookies();
  const site = createSiteCookies(cookies);
  site.setLocale('zh_CN');
  site.setCurrency('RMB');
  site.setAgentDomainId('7');
  site.setIntroducer({ kind: 'recommend_code', value: 'LUCKY88' }, 5);
  site.setFlag('isFastDeposit', true);
  const own = ['member_agent', 'recommend_code', 'register_type', 'currency', 'lang', 'ccy', 'agent_domain_id'];
  expect([...cookies.written.keys()].toSorted()).toEqual([...own, 'i18n_redirected', 'isFastDeposit'].toSorted());
});

test.each([
  ['', []],
  ['consent=a', ['consent']],
  ['consent=a; lang=de; consent=b', ['consent', 'lang', 'consent']],
  [' consent = a ;consent;=x; consent=%', ['consent', 'consent', 'consent']],
])('[CNS-04] the header %j has each cookie as often as it is there', (header, names) => {
  expect(cookieNames(header)).toEqual(names);
});
