import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { descriptions, pageFile, siteConfigPage } from './page.ts';

test('[GEN-04] the committed page is what the schema says (npm run docs:api writes it)', () => {
  expect(readFileSync(pageFile, 'utf8')).toBe(siteConfigPage());
});

test('[GEN-04] a key has its description, remedy, default and example', () => {
  expect(siteConfigPage()).toContain(
    [
      '## `linkLifetimeMinutes`',
      'Lifetime in minutes of a stored referral link and of a sealed sign-in link. Write whole minutes.',
      'Default: `1440`. Example: `linkLifetimeMinutes: 60`',
    ].join('\n\n'),
  );
  expect(siteConfigPage()).toContain('### `authProviders.url`');
});

test('descriptions are the comments right above keys, without rows of the requirements', () => {
  const text = `
    export const schema = object({
      /** One (or two) of them (SITE-05x). */
      one: list(object({
        /** Described in two lines. */
        inner: text,
      })),
      // Plain.
      two: text, /* Behind. */
      three: text,
      none: text.register({ fix: 'x' }),
    });`;
  expect(Object.fromEntries(descriptions(text))).toEqual({
    one: 'One (or two) of them.',
    'one.inner': 'Described in two lines.',
    two: 'Plain.',
    three: 'Behind.',
  });
});
