/* Facts of the lobby by data, for a build. */
import type { SiteConfig } from '@housefront/contract/site-config';

/** The key of a lobby in a site's config. */
export type LobbyConfig = Pick<SiteConfig, 'lobby'>;

/** Whether lists of a site have facets. */
export const hasFacets = ({ lobby }: LobbyConfig): boolean => lobby !== undefined && lobby.facets.length > 0;

/** Whether a namespace of texts is read on such sites only. */
export const isOfFacets = (namespace: string): boolean => namespace === 'lobby';
