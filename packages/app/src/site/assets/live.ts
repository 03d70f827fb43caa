/* Facts of recent wins and jackpots, for a build. */
import type { SiteConfig } from '@housefront/contract/site-config';

/** The keys of recent wins and jackpots in a site's config. */
export type LiveConfig = Pick<SiteConfig, 'wins' | 'jackpots'>;

/** Whether a site shows recent wins or jackpots. */
export const isLive = ({ wins, jackpots }: LiveConfig): boolean => wins !== undefined || jackpots === true;

/** Whether a namespace of texts is read on such sites only. */
export const isOfLive = (namespace: string): boolean => namespace === 'wins';
