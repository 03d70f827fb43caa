import * as fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { hostileAddresses } from '../../testing/hostile-addresses.fixtures.ts';
import {
  checkNavigation,
  createNavigate,
  LONGEST_ADDRESS,
  navigationTarget,
  RefusedNavigation,
  type NavigationAllowance,
} from './navigation.ts';
import { webAddress } from './web-address.ts';

const origin = 'https://site.test';

const reason = (to: unknown, allowance?: NavigationAllowance): string => {
  try {
    return checkNavigation(to, allowance).kind;
  } catch (error) {
    return error instanceof RefusedNavigation ? error.reason : 'another error';
  }
};

const document = () => {
  const gone: string[] = [];
  const navigate = createNavigate({
    origin: () => origin,
    own: (path, replace) => void gone.push(`${replace ? 'replace' : 'own'} ${path}`),
    leave: (address) => void gone.push(`leave ${address}`),
    apart: (address) => void gone.push(`apart ${address}`),
  });
  return { navigate, gone };
};

test('[ERR-10] another origin needs to be allowed, also without a protocol', () => {
  const { navigate, gone } = document();
  for (const address of ['https://a.b', 'http://a.b/x', '//a.b']) {
    expect(() => navigate(address)).toThrow(RefusedNavigation);
    expect(() => navigate(address, { newWindow: true })).toThrow('external');
  }
  expect(gone).toEqual([]);
  navigate('https://a.b', { external: true });
  navigate('//a.b/x?y#z', { external: true });
  navigate('https://a.b', { external: true, newWindow: true });
  expect(gone).toEqual(['leave https://a.b/', 'leave https://a.b/x?y#z', 'apart https://a.b/']);
});

test('[ERR-10] paths of the site are gone to without a load', () => {
  const { navigate, gone } = document();
  navigate('/discount/3?x=1#y');
  navigate(' /a/../b ', { replace: true });
  navigate(`${origin}/gameHall/3`);
  navigate('//site.test/faq', { newWindow: true });
  expect(gone).toEqual(['own /discount/3?x=1#y', 'replace /b', 'own /gameHall/3', 'apart /faq']);
});

test('[ERR-11] unsafe protocols are refused even when another origin is allowed', () => {
  for (const text of [' JaVaScript:alert(1)', 'data:text/html,..', 'vbscript:x', 'blob:https://a/b', 'file:///etc']) {
    expect(reason(text, { external: true })).toBe('protocol');
  }
  expect(reason('java\tscript:alert(1)', { external: true })).toBe('hidden');
});

test('[ERR-11] at least 250 hostile addresses: none is a place to go, whatever is allowed', () => {
  expect(hostileAddresses.length).toBeGreaterThanOrEqual(250);
  const { navigate, gone } = document();
  const passed = hostileAddresses.filter((address) => {
    for (const options of [{}, { external: true }, { external: true, newWindow: true }, { replace: true }]) {
      expect(() => navigate(address, options)).toThrow(RefusedNavigation);
    }
    return webAddress(address) !== null || webAddress(address, 'https://site.test/x') !== null;
  });
  expect(passed).toEqual([]);
  expect(gone).toEqual([]);
});

test('[ERR-11] whatever passes is http, https or a path that stays here when it is followed', () => {
  const part = fc.constantFrom(
    '/',
    '//',
    '\\',
    '.',
    '..',
    '%2e',
    '%5c',
    '@',
    ':',
    'https:',
    'javascript:',
    'a.test',
    'x',
    '?',
    '#',
    '\t',
    ' ',
    '。',
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 8 }), fc.boolean(), (parts, external) => {
      const target = navigationTarget(parts.join(''), { external, origin });
      if (target === null) return;
      const followed = new URL(target.href, 'https://site.test/a/b');
      expect(['http:', 'https:']).toContain(followed.protocol);
      expect(followed.username + followed.password).toBe('');
      expect(target.kind === 'own' ? followed.origin === origin : external).toBe(true);
      // A second check of an accepted address gives the same result.
      expect(navigationTarget(target.href, { external, origin })).toEqual(target);
    }),
    { numRuns: 5000 },
  );
});

test('only text is an address, and a refusal never repeats it', () => {
  for (const value of [null, undefined, 3, {}, ['/x'], { toString: () => '/x' }]) expect(reason(value)).toBe('empty');
  expect(reason(`/${'x'.repeat(LONGEST_ADDRESS)}`)).toBe('long');
  expect(() => checkNavigation('https://a.test/?token=secret')).toThrow(/^refused to navigate: external$/);
});

test('[ERR-11] windows and this document are sent nowhere by a refused address', () => {
  const open = vi.fn<() => void>();
  for (const text of ['https://a.test@b.test', '/\\a.test']) {
    if (webAddress(text, origin) !== null) open();
  }
  expect(open).not.toHaveBeenCalled();
});

test('a page on http follows an address without protocol by http', () => {
  expect(checkNavigation('//a.test/x', { external: true, origin: 'http://site.test' }).href).toBe('http://a.test/x');
});
