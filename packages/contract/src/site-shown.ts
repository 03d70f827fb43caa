/** Features that a site may leave out, by the names that they have in the source. */
export const FEATURES = ['redEnvelope', 'roulette', 'sportFrame', 'sponsor', 'letters'] as const;

/** A feature that a site may leave out. */
export type FeatureName = (typeof FEATURES)[number];

/** The halls that a site shows, and their order. */
export interface HallChoice {
  /** These come first, in this order. */
  readonly order: readonly number[];
  /** Whether the halls outside of `order` follow it or are hidden. */
  readonly others: 'after' | 'hidden';
  readonly hidden: readonly number[];
}

/** The part of a site's config that decides what the site shows. */
export interface ShownConfig {
  /** Only features that are switched off. */
  readonly features: Readonly<Partial<Record<FeatureName, false>>>;
  readonly halls?: HallChoice | undefined;
}

/** Whether the site has a feature. */
export const hasFeature = ({ features }: Pick<ShownConfig, 'features'>, name: FeatureName): boolean =>
  features[name] !== false;

/** Whether the site shows a hall, if the platform has it. */
export const isHallShown = ({ halls }: Pick<ShownConfig, 'halls'>, id: number): boolean =>
  !halls || (!halls.hidden.includes(id) && (halls.others === 'after' || halls.order.includes(id)));

/** The halls of the platform that the site shows, in the order of the site. The same array if the site does not choose. */
export function arrangeHalls<Hall extends { readonly id: number }>(
  config: Pick<ShownConfig, 'halls'>,
  platform: Hall[],
): Hall[] {
  const { halls } = config;
  if (!halls) return platform;
  const place = ({ id }: Hall) => {
    const at = halls.order.indexOf(id);
    return at < 0 ? halls.order.length : at;
  };
  return platform.filter(({ id }) => isHallShown(config, id)).sort((one, other) => place(one) - place(other));
}

/** The hall that is probably shown first, to be loaded before the platform has named its halls. */
export const likelyFirstHall = (config: Pick<ShownConfig, 'halls'>): number =>
  [...(config.halls?.order ?? []), 2, 3, 4, 5, 6, 7, 8].find((id) => isHallShown(config, id)) ?? 9;
