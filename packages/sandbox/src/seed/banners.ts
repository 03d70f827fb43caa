import type { SeedBanner } from './types.ts';
import { bannerTexts } from './vocabulary/announcements-and-banners.ts';
import { bannerButtons, bannerHeadlines, bannerLines } from './vocabulary/banner-words.ts';
import { campaignTexts } from './vocabulary/promotions.ts';
import type { Word } from './vocabulary/table.ts';

type Target = Pick<SeedBanner, 'url' | 'linkType' | 'linkMethod' | 'gameLink'>;

const targets: Readonly<Record<string, Target>> = {
  // A list of games.
  dragon: {
    url: '/slotgame?gt_id=2&gp_id=GPJD&house=gpjd',
    linkType: 2,
    linkMethod: 0,
    gameLink: { currency: 'RMB', gtId: 2, gpId: 'GPJD', gpGtName: 'Jadewind', customized: 0 },
  },
  // A provider without a list: its only game.
  live: {
    url: '/gameHall/3',
    linkType: 2,
    linkMethod: 0,
    gameLink: { currency: 'RMB', gtId: 3, gpId: 'GPNL', gpGtName: 'Northlight', customized: 0 },
  },
  sport: { url: '/gameHall/4', linkType: 1, linkMethod: 0, gameLink: null },
  gems: { url: '/discount', linkType: 1, linkMethod: 0, gameLink: null },
  // The agent window.
  invite: { url: '/proxy?page=Register', linkType: 1, linkMethod: 0, gameLink: null },
  // A picture only.
  cards: { url: '', linkType: 0, linkMethod: 0, gameLink: null },
  // Another site, in a new window: the chat of the sandbox.
  club: { url: '/service', linkType: 0, linkMethod: 1, gameLink: null },
  // A whole hall, in a new window.
  moon: {
    url: '/gameHall/6',
    linkType: 2,
    linkMethod: 1,
    gameLink: { currency: 'RMB', gtId: 6, gpId: '', gpGtName: '', customized: 0 },
  },
  // For another currency only.
  lotus: {
    url: '/slotgame?gt_id=2&gp_id=GPJD&house=gpjd',
    linkType: 2,
    linkMethod: 0,
    gameLink: { currency: 'VND', gtId: 2, gpId: 'GPJD', gpGtName: 'Jadewind', customized: 0 },
  },
};

/** Days that each offer still runs; the others have no end. */
const days: Readonly<Record<string, number>> = { dragon: 24, sport: 61, gems: 31, cards: 17, lotus: 9 };

const said = (table: readonly Word[], key: string) => table.find((word) => word.key === key)?.texts ?? null;

/** Nine carousel pictures with words and every kind of target (HOME-07). */
export function seedBanners(): SeedBanner[] {
  return [...bannerTexts, ...campaignTexts].map((word, index) => {
    const target = targets[word.key];
    if (target === undefined) throw new Error(`banner without a target: ${word.key}`);
    const { key } = word;
    const art = (size: string): string => `/api/art/banners/${key}-${size}.svg`;
    return {
      id: index + 1,
      ...target,
      art: { 0: art('desktop'), 1: art('card'), 2: art('mobile') },
      alt: word.texts,
      headline: said(bannerHeadlines, key),
      line: said(bannerLines, key),
      button: said(bannerButtons, key),
      days: days[key] ?? null,
      sort: index + 1,
    };
  });
}
