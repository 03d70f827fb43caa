import type { SeedPromotion } from './types.ts';
import type { Texts } from './vocabulary/languages.ts';

/** A promotion with wagering, which members opt into. */
export interface SeedOffer {
  readonly id: number;
  readonly title: Texts;
  /** The amount has to be staked so many times. */
  readonly wagering: number;
  /** Days in which it has to be done. */
  readonly days: number;
}

/** Wagering by the id of a promotion: one below and one above the most that a profile allows. */
const WAGERING: Readonly<Record<number, number>> = { 2: 8, 3: 30 };

const DAYS = 30;

/** The running promotions with wagering. */
export const offers = (promotions: readonly SeedPromotion[]): readonly SeedOffer[] =>
  promotions.flatMap(({ id, titles, past }) => {
    const wagering = WAGERING[id];
    return wagering === undefined || past ? [] : [{ id, title: titles, wagering, days: DAYS }];
  });

/** A running promotion with wagering. */
export const offerOf = (promotions: readonly SeedPromotion[], id: number): SeedOffer | undefined =>
  offers(promotions).find((offer) => offer.id === id);
