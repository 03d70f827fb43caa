import type { SeedPromotion } from './types.ts';
import { promotionBodies, promotionButtons, promotionTitles } from './vocabulary/promotions.ts';
import { textsOf } from './vocabulary/table.ts';

type Setting = Pick<SeedPromotion, 'displayDevice' | 'displayFrequency' | 'displayLocation' | 'past'> & {
  readonly key: string;
  /** A picture above the text, or in place of it. */
  readonly picture?: string;
  /** `picture`: only the picture. `address`: the picture as a plain address, as some back offices send it. */
  readonly only?: 'picture' | 'address';
  /** Target of a link at the end of the text. */
  readonly link?: string;
  /** Words and target of its button. */
  readonly button?: readonly [key: string, url: string];
};

const always = { displayDevice: 0, displayFrequency: 1, displayLocation: 2, past: false } as const;

const settings: readonly Setting[] = [
  { ...always, key: 'welcome', picture: 'invite', button: ['deposit', '/user/Deposit'] },
  { ...always, key: 'rebate', displayFrequency: 0, picture: 'gems', button: ['slots', '/gameHall/2'] },
  { ...always, key: 'club', picture: 'club', link: '/discount' },
  { ...always, key: 'season', displayDevice: 1, picture: 'sport', only: 'picture' },
  { ...always, key: 'phone', displayDevice: 2, picture: 'moon' },
  { ...always, key: 'deposit', displayLocation: 3, picture: 'invite' },
  { ...always, key: 'rebate', displayLocation: 3, displayFrequency: 0, picture: 'gems' },
  { ...always, key: 'spring', past: true, picture: 'lotus' },
  { ...always, key: 'season', past: true, picture: 'sport', only: 'address' },
  { ...always, key: 'masters', past: true, picture: 'cards', only: 'address' },
  { ...always, key: 'rebate', past: true },
];

/** Pop-up promotions of every kind, running and past (HOME-23x). */
export function seedPromotions(): SeedPromotion[] {
  return settings.map(({ key, picture, only, link, button, ...setting }, index) => {
    const title = promotionTitles.find((word) => word.key === key)?.texts;
    const body = promotionBodies.find((word) => word.key === key)?.texts;
    const label = promotionButtons.find((word) => word.key === button?.[0])?.texts;
    if (title === undefined) throw new Error(`promotion without a title: ${key}`);
    // Beside words the art has none.
    const shape = only === undefined ? 'strip' : 'small';
    const address = picture === undefined ? undefined : `/api/art/banners/${picture}-${shape}.svg`;
    const content = textsOf((locale) => {
      if (only === 'address') return address ?? '';
      const size = only === undefined ? 'width="1440" height="240"' : 'width="800" height="400"';
      const image = address === undefined ? '' : `<p><img src="${address}" alt="" ${size}></p>`;
      const words = only === 'picture' ? '' : `<p>${body?.[locale] ?? title[locale]}</p>`;
      const further = link === undefined ? '' : `<p><a href="${link}"><strong>${title[locale]}</strong></a></p>`;
      return image + words + further;
    });
    return {
      id: index + 1,
      ...setting,
      kind: only === undefined ? 'text' : 'picture',
      titles: title,
      content,
      button: button && label ? { label, url: button[1] } : null,
      updatedAt: `2026-01-${String(index + 1).padStart(2, '0')} 12:00:00`,
    };
  });
}
