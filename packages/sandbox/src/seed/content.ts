import type { SeedAnnouncement, SeedBanner, SeedBulletin, SeedMember } from './types.ts';
import { textsOf } from './vocabulary/table.ts';
import { announcementTexts, bannerTexts, bulletinBodies, bulletinTitles } from './vocabulary/news.ts';

const bannerTargets: Readonly<Record<string, Pick<SeedBanner, 'url' | 'linkType' | 'linkMethod' | 'gameLink'>>> = {
  dragon: {
    url: '/slotgame?gt_id=2&gp_id=GPJD&house=gpjd',
    linkType: 2,
    linkMethod: 0,
    gameLink: { currency: 'RMB', gtId: 2, gpId: 'GPJD', gpGtName: 'Jadewind', customized: 0 },
  },
  live: {
    url: '/gameHall/3',
    linkType: 2,
    linkMethod: 0,
    gameLink: { currency: 'RMB', gtId: 3, gpId: 'GPNL', gpGtName: 'Northlight', customized: 0 },
  },
  sport: { url: '/gameHall/4', linkType: 1, linkMethod: 0, gameLink: null },
  gems: { url: '/discount', linkType: 1, linkMethod: 0, gameLink: null },
  invite: { url: '/proxy?page=Register', linkType: 1, linkMethod: 1, gameLink: null },
  cards: { url: '', linkType: 0, linkMethod: 0, gameLink: null },
};

/** Six carousel pictures with every kind of target (HOME-04 to HOME-08). */
export function seedBanners(): SeedBanner[] {
  return bannerTexts.map((word, index) => {
    const target = bannerTargets[word.key];
    if (target === undefined) throw new Error(`banner without a target: ${word.key}`);
    const art = (size: string): string => `/api/art/banners/${word.key}-${size}.svg`;
    return {
      id: index + 1,
      ...target,
      art: { 0: art('desktop'), 1: art('small'), 2: art('mobile') },
      alt: word.texts,
      sort: index + 1,
    };
  });
}

/** Ten marquee lines for guests, members or both (HOME-13). */
export function seedAnnouncements(): SeedAnnouncement[] {
  return announcementTexts.map((word, index) => ({
    id: index + 1,
    texts: word.texts,
    before: word.key !== 'member',
    after: word.key !== 'guest',
    sort: index + 1,
  }));
}

const bulletinSettings = [
  { key: 'welcome', displayDevice: 0, displayFrequency: 1, displayLocation: 2, picture: 'gems', past: false },
  { key: 'rebate', displayDevice: 0, displayFrequency: 0, displayLocation: 2, picture: null, past: false },
  { key: 'deposit', displayDevice: 0, displayFrequency: 1, displayLocation: 3, picture: null, past: false },
  { key: 'season', displayDevice: 1, displayFrequency: 1, displayLocation: 2, picture: 'sport', past: false },
  { key: 'rebate', displayDevice: 0, displayFrequency: 1, displayLocation: 2, picture: null, past: true },
  { key: 'season', displayDevice: 0, displayFrequency: 1, displayLocation: 2, picture: 'sport', past: true },
] as const;

/** Pop-up promotions, running and past (HOME-16, HOME-24). */
export function seedBulletins(): SeedBulletin[] {
  return bulletinSettings.map((setting, index) => {
    const titles = bulletinTitles.find((word) => word.key === setting.key)?.texts;
    if (titles === undefined) throw new Error(`promotion without a title: ${setting.key}`);
    const body = bulletinBodies.find((word) => word.key === setting.key)?.texts;
    const picture = setting.picture === null ? null : `/api/art/banners/${setting.picture}-small.svg`;
    return {
      id: index + 1,
      displayDevice: setting.displayDevice,
      kind: picture === null ? 'text' : 'picture',
      titles,
      content: textsOf((locale) =>
        picture === null
          ? `<p>${body?.[locale] ?? titles[locale]}</p>`
          : `<img src="${picture}" alt="${titles[locale]}">`,
      ),
      displayFrequency: setting.displayFrequency,
      displayLocation: setting.displayLocation,
      updatedAt: `2026-01-0${String(index + 1)} 12:00:00`,
      past: setting.past,
    };
  });
}

/** The demo members of the sandbox. */
export function seedMembers(): SeedMember[] {
  return [
    { account: 'lucky88', password: 'Lucky888', name: 'Lucky', currency: 'RMB', mainMinor: 8_888_888, state: 'active' },
    { account: 'river77', password: 'River777', name: 'River', currency: 'USD', mainMinor: 250_000, state: 'active' },
    {
      account: 'sakura6',
      password: 'Sakura66',
      name: 'Sakura',
      currency: 'VND',
      mainMinor: 500_000_000,
      state: 'active',
    },
    {
      account: 'careful1',
      password: 'Careful11',
      name: 'Grace Hill',
      currency: 'USD',
      mainMinor: 120_000,
      state: 'active',
      profile: { member_email: 'grace@careful.test', member_phone: '5550100', new_identity_id: 'A123456789' },
      guard: { withdrawPassword: '2468', deviceCheck: true },
    },
    {
      account: 'moved01',
      password: 'Moved0011',
      name: 'Miles Ward',
      currency: 'USD',
      mainMinor: 75_000,
      state: 'active',
      profile: { member_email: 'miles@moved.test', member_phone: '5550199' },
      guard: { withdrawPassword: '1357', moved: true },
    },
    { account: 'frozen1', password: 'Frozen11', name: 'Frozen', currency: 'RMB', mainMinor: 10_000, state: 'frozen' },
    { account: 'closed1', password: 'Closed11', name: 'Closed', currency: 'RMB', mainMinor: 0, state: 'disabled' },
    {
      account: 'falcon1',
      password: 'Falcon11',
      name: 'Falcon Gray',
      currency: 'USD',
      mainMinor: 310_000,
      state: 'active',
      profile: { agent_level: '2', member_email: 'falcon@agents.test' },
    },
  ];
}
