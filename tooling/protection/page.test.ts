import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pageFile, protectionPage } from './page.ts';

test('the committed page is what the profiles say (npm run docs:api writes it)', () => {
  expect(readFileSync(pageFile, 'utf8')).toBe(protectionPage());
});

test('a value is in words, marked where it has to be confirmed', () => {
  const page = protectionPage();
  const german = page.slice(page.indexOf('### `de`'), page.indexOf('### `se`'));
  expect(german).toContain('| `raise` | wait 7d [c] |');
  expect(german).toContain('| `sums` | days 30; everyHours 24 |');
  expect(german).toContain('| `autoplay` | no |');
  expect(german).not.toContain('`marketing`');
  expect(page).toContain('| `limits` | keys deposit day, week, month; time day, week, month; suggestions no [c] |');
});
