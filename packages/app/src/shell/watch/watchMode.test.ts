import { parseSiteConfig } from '@housefront/contract/site-config';
import { expect, test } from 'vitest';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { modeOfWidth } from './watchMode.ts';

test.each([
  [320, true, 'mobile'],
  [400, true, 'mobile'],
  [991, true, 'mobile'],
  [992, true, 'desktop'],
  [1920, true, 'desktop'],
  [320, false, 'desktop'],
  [400, false, 'desktop'],
  [991, false, 'desktop'],
  [992, false, 'desktop'],
] as const)('[CONST-01] [SHELL-20] [SITE-21] at %i px with the lock %s the mode is %s', (width, lock, mode) => {
  expect(modeOfWidth(width, lock)).toBe(mode);
});

test('[SHELL-21x] [SITE-22x] the lock is on unless a site turns it off, and generated sites do not', () => {
  const site = {
    version: 1,
    siteId: 1,
    public: {
      SITE_NAME: 'a',
      TEMPLATE_NAME: 'desktop_1',
      MOBILE_TEMPLATE_NAME: 'H5_1',
      SITE_TITLE: 'a',
      SITE_TITLE_EN: 'a',
    },
    currencies: 'USD',
    languages: 'en_US',
    theme: 'midnight',
    upstream: 'http://localhost:1',
  };
  const locks = [site, { ...site, desktopLock: false }].map((config) => {
    const result = parseSiteConfig(config);
    return result.ok && result.config.desktopLock;
  });
  expect(locks).toEqual([true, false]);
  const template = join(import.meta.dirname, '../../../../generator/src/templates/site/site.config.ts.hbs');
  expect(readFileSync(template, 'utf8')).not.toContain('desktopLock');
});
