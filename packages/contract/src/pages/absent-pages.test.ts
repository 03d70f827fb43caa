import { expect, test } from 'vitest';
import { absentPages } from './absent-pages.ts';
import type { ShownConfig } from '../site/site-shown.ts';

const everything: ShownConfig = { features: {} };
const nothing: ShownConfig = {
  features: { redEnvelope: false, roulette: false, sportFrame: false, sponsor: false, letters: false },
  halls: { order: [3, 2], hidden: [6, 8], first: 3 },
};
const isAbsentPage = (config: ShownConfig, href: string) => {
  const pattern = absentPages(config);
  return pattern !== undefined && new RegExp(pattern, 'i').test(href);
};

test.each([
  '/sponsor',
  '/Sponsor/',
  '/sponsor?lang=en_US#top',
  '/user/Letter',
  '/USER/letter',
  '/user/Letter?x=1',
  '/user?page=Letter',
  '/user?page=LETTER',
  '/gameHall/8',
  '/gamehall/8/',
  '/gameHall/8?house=x',
  '/gameHall/6',
  '/slotgame?gt_id=6&gp_id=GPJD&house=gpjd',
  '/slotgame?gp_id=GPJD&gt_id=6',
  '/gameRoom?gt_id=6&gp_id=GPJD',
  '/games?gt_id=8',
])('[CAT-06] [SHELL-03] [LET-01] %s is not there on a site that leaves it out', (href) => {
  expect([isAbsentPage(everything, href), isAbsentPage(nothing, href)]).toEqual([false, true]);
});

test.each([
  '/',
  '/gameHall/2',
  '/gameHall/3',
  '/gameHall/9',
  '/gameHall',
  '/gameHall/x',
  '/slotgame?gt_id=2&gp_id=GPJD',
  '/games',
  '/games?q=8',
  '/discount?gt_id=8',
  '/user',
  '/user/Info',
  '/user/Info?page=Letter',
  '/proxy?page=Letter',
  '/main/sponsor',
  '/sponsors',
  '/nowhere/8',
  'https://sponsor.example.com/sponsor',
  'https://example.com/gameHall/8',
  'mailto:sponsor@example.com',
])('%s stays', (href) => {
  expect(isAbsentPage(nothing, href)).toBe(false);
});
