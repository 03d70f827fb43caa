import { HALL_IDS } from './ids.ts';

/** Features that a site may leave out, by the names that they have in the source. */
export const FEATURES = ['redEnvelope', 'roulette', 'sportFrame', 'sponsor', 'letters'] as const;

/** A feature that a site may leave out. */
export type FeatureName = (typeof FEATURES)[number];

/** The halls that a site shows, and their order, as the config says it. */
export interface HallChoice {
  /** These come first, in this order. */
  readonly order: readonly number[];
  /** Whether the halls outside of `order` follow it or are hidden. */
  readonly others: 'after' | 'hidden';
  readonly hidden: readonly number[];
}

/** The halls that a site shows, and their order. */
export interface ShownHalls {
  /** These come first, in this order; the others follow in the order of the platform. */
  readonly order: readonly number[];
  /** Every hall that is not shown. */
  readonly hidden: readonly number[];
  /** The hall that is probably shown first, to be loaded before the platform has named its halls. */
  readonly first: number;
}

/** The part of a site's config that decides what the site shows. */
export interface ShownConfig {
  /** Only features that are switched off. */
  readonly features: Readonly<Partial<Record<FeatureName, false>>>;
  readonly halls?: ShownHalls | undefined;
}

/** Whether the site has a feature. */
export const hasFeature = ({ features }: Pick<ShownConfig, 'features'>, name: FeatureName): boolean =>
  features[name] !== false;

/** Whether the site shows a hall, if the platform has it. */
export const isHallShown = ({ halls }: Pick<ShownConfig, 'halls'>, id: number): boolean =>
  halls?.hidden.includes(id) !== true;

/** Resolves a choice of halls; null if it leaves none. */
export function chooseHalls({ order, others, hidden }: HallChoice): ShownHalls | null {
  const isHidden = (id: number) => hidden.includes(id) || (others === 'hidden' && !order.includes(id));
  const first = [...order, ...HALL_IDS].find((id) => !isHidden(id));
  return first === undefined ? null : { order, hidden: HALL_IDS.filter(isHidden), first };
}

/** All halls of the platform in the order of the site. The same array if the site does not choose. */
export function sortHalls<Hall extends { readonly id: number }>(
  { halls }: Pick<ShownConfig, 'halls'>,
  platform: Hall[],
): Hall[] {
  if (!halls) return platform;
  const place = ({ id }: Hall) => {
    const at = halls.order.indexOf(id);
    return at < 0 ? halls.order.length : at;
  };
  return [...platform].sort((one, other) => place(one) - place(other));
}
