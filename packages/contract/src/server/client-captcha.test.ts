import { afterEach, expect, test, vi } from 'vitest';
import { openCaptcha, sealCaptcha } from './client-captcha.ts';

afterEach(() => vi.unstubAllGlobals());

test('[HELP-02x] a sealed text opens to itself under its key only, iv first in base64, and never looks the same twice', async () => {
  const sealed = await sealCaptcha('AC34', 'public-key');
  expect(atob(sealed)).toHaveLength(12 + 4 + 16);
  expect(await openCaptcha(sealed, 'public-key')).toBe('AC34');
  expect(await openCaptcha(sealed, 'other-key')).toBeNull();
  expect(await sealCaptcha('AC34', 'public-key')).not.toBe(sealed);
  for (const broken of ['', '%', 'AAAA', `${sealed.slice(0, -4)}AAAA`]) {
    expect(await openCaptcha(broken, 'public-key')).toBeNull();
  }
});

test('[FLD-11] [HELP-02x] without the secure context that crypto.subtle needs, a text opens under its key only as well', async () => {
  const texts = ['AC34', '', '7x9', '张三', 'x'.repeat(100)];
  const sealed = await Promise.all(texts.map((text) => sealCaptcha(text, 'public-key')));
  const [first = ''] = sealed;
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  expect(await Promise.all(sealed.map((one) => openCaptcha(one, 'public-key')))).toEqual(texts);
  expect(await openCaptcha(first, 'other-key')).toBeNull();
  for (const broken of ['', '%', 'AAAA', `${first.slice(0, -4)}AAAA`]) {
    expect(await openCaptcha(broken, 'public-key')).toBeNull();
  }
  vi.stubGlobal('crypto', undefined);
  expect(await openCaptcha(first, 'public-key')).toBe('AC34');
});
