import type { CurrencyRow } from '@housefront/contract/currency';
import type { SeedProvider } from './types.ts';

const brands: Readonly<Record<number, string>> = {
  2: `R8 Rookeight, JD Jadewind, FC Foxcourt, JL Jollylab, AM Amberforge, BQ Blue Quokka, CY Cinderplay, DV Dovetail, EM Emberlane,
    GL Glasshouse, HM Honeymoth, IR Ironpetal, KT Kitelight, LN Lunaris Nine, MB Marblefox, NV Novalark, OC Octave Play, PX Pixelberry,
    QS Quicksprig, RV Ravenmoor, SN Sunnyside, TW Twinpeak`,
  3: 'NL Northlight, BB Bellabrook, CR Crestline, DL Dealerly, EV Evenstar, GR Grandhall, LV Livrea, PR Primavera, SA Salonique, VT Velvet Table',
  4: 'SP Sportello, FG Fairground, GO Goalmark, PL Playfield, ST Stadia North, WN Winfield',
  5: 'LT Lottique, BN Bonnyball, DR Drawhouse, FT Fortunata, KN Kenoway, TK Tickety',
  6: 'CH Chesswood, BX Boxtile, HD Holdemore, KY Kingyard, MJ Mahjade, PK Pokerly, QP Qipaloo, ZX Zixiang',
  7: 'VS Virtuosa, VR Velora, VG Vantgame',
  8: 'CK Cockerel Hall, SB Spurbrook',
  9: 'ES Esportiva, GG Goodgrid, XP Xpanse',
};

/** Providers whose games may be played as demos (PLAY-40). */
export const demoProviderIds = ['GPR8', 'GPJD', 'GPFC', 'GPJL'] as const;

/** Menu entries made by the site over another provider (CAT-11x). */
const customizedFrom: Readonly<Record<string, string>> = { GPSB: 'GPCK' };

const everyCurrency = ['RMB', 'USD', 'VND', 'WON', 'JPY', 'THB', 'INR', 'MMK', 'BDT', 'BRL', 'NGN'];
const mainCurrencies = ['RMB', 'USD', 'VND', 'THB', 'JPY'];

/** Sixty providers over the eight halls. Slot and card providers have game lists, the others launch directly (CAT-10x). */
export function seedProviders(own: readonly CurrencyRow[] = []): SeedProvider[] {
  const everyOne = [...everyCurrency, ...own.map(({ wire }) => wire)];
  return Object.entries(brands).flatMap(([hall, list]) =>
    list.split(',').map((entry, index): SeedProvider => {
      const hallId = Number(hall);
      const [code = '', ...name] = entry.trim().split(' ');
      const gpId = `GP${code}`;
      const hasList = hallId === 2 || hallId === 6;
      return {
        gpId,
        hallId,
        name: name.join(' '),
        gameType: hall,
        gameCode: hasList ? null : `${gpId}_${hall}`,
        house: gpId.toLowerCase(),
        customized: gpId in customizedFrom,
        iconLight: `/api/art/providers/${gpId}-light.svg`,
        iconDark: `/api/art/providers/${gpId}-dark.svg`,
        oriGpId: customizedFrom[gpId] ?? null,
        currencies: index % 3 === 2 ? mainCurrencies : everyOne,
      };
    }),
  );
}
