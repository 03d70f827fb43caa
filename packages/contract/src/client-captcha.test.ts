import { expect, test } from 'vitest';
import { openCaptcha, sealCaptcha } from './client-captcha.ts';

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
