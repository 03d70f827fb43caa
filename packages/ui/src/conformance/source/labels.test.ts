import { expect, test } from 'vitest';
import { labels, translator } from '../../slots/labels.fixtures.ts';
import { faqLabels } from '../../views/faq/labels.ts';
import { playLabels } from '../../views/play/labels.ts';

test('[DES-06] fixtures speak the texts that ship, in every language', () => {
  expect(labels('en_US', faqLabels).retry).toBe('Try again');
  expect(labels('zh_CN', faqLabels).retry).toBe('重试');
  expect(labels('my_MM', faqLabels).retry).toMatch(/^\p{sc=Mymr}/u);
  expect(labels('en_US', playLabels).frame({ game: 'Koi' })).toBe('Game: Koi');
  const count = translator('en_US');
  expect([0, 1, 2].map((games) => count('catalogue.game_count', { count: games }))).toEqual([
    '0 games',
    '1 game',
    '2 games',
  ]);
});

test('[DES-06] texts that find cut labels are grown English, and the longest of all languages', () => {
  const retry = (locale: Parameters<typeof labels>[0]) => labels(locale, faqLabels).retry;
  expect(retry('pseudo')).toMatch(/^Trý ágáïñ lor/);
  expect(retry('longest').length).toBeGreaterThanOrEqual(retry('ta_IN').length);
  expect(retry('longest').length).toBeGreaterThanOrEqual(retry('vi_VN').length);
  expect(labels('pseudo', playLabels).frame({ game: 'Koi' })).toContain('Koi');
});

test('a key without a text is an error of the fixture', () => {
  expect(() => translator('en_US')('faq.nothing')).toThrow('The catalogue of en_US has no text "faq.nothing".');
});
