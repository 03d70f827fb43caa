import type { CurrencyRow } from '@housefront/contract/currency';
import { minor } from '@housefront/contract/money';
import { seedBanners } from './banners.ts';
import { seedPromotions } from './promotions.ts';
import { memberWith } from './currency-members.ts';
import { seedAnnouncements, seedMembers } from './content.ts';
import { seedGames, seedLabels } from './games.ts';
import { createPrng } from '../base/prng.ts';
import { seedProviders } from './providers.ts';
import type { SeedData, SeedHall } from './types.ts';
import { hallNames } from './vocabulary/halls-and-labels.ts';

/** Settings of {@link buildSeed}. */
export interface SeedOptions {
  /** Equal seeds give equal worlds. */
  readonly seed: number;
  /** Size of the catalogue over all halls: 500 to 10,000, 1,200 when left out (SBX-05). */
  readonly games?: number;
  /** Rows of currencies of the sites; default none. */
  readonly currencies?: readonly CurrencyRow[];
}

function seedHalls(): SeedHall[] {
  return hallNames.map(({ key, texts }) => ({
    gtId: Number(key),
    names: texts,
    icon: `/api/art/halls/${key}.svg`,
    iconActive: `/api/art/halls/${key}-active.svg`,
  }));
}

/** Builds the initial content of a world. Pure. Throws a `RangeError` on a catalogue size outside 500 to 10,000. */
export function buildSeed({ seed, games = 1200, currencies = [] }: SeedOptions): SeedData {
  if (!Number.isInteger(games) || games < 500 || games > 10_000) {
    throw new RangeError('games must be a whole number from 500 to 10,000');
  }
  const providers = seedProviders(currencies);
  return {
    halls: seedHalls(),
    providers,
    games: seedGames(createPrng(seed), providers, games),
    labels: seedLabels(providers),
    banners: seedBanners(),
    announcements: seedAnnouncements(),
    promotions: seedPromotions(),
    members: [...seedMembers, ...currencies.map(memberWith)],
    jackpotStartMinor: minor(1_284_671_935n),
  };
}
