/* Facts of a profile of player protection, for a build and for the assets of a page. */
import type { SiteConfig } from '@housefront/contract/site-config';

/** The profile in a site's config. */
export type ProfileConfig = Pick<SiteConfig, 'protection'>;

/** Whether a site has a profile. */
export const hasProfile = ({ protection }: ProfileConfig): boolean => protection !== undefined;

/** The official marks of the profile: their key in the config, and their files in the folder `public` (RG-05). */
export const marksOf = ({ protection }: ProfileConfig) => ({
  key: 'protection.marks',
  files: (protection?.marks ?? []).map(({ file }) => file),
});

/** Whether a namespace of texts is read on sites with a profile only. */
export const isOfProfile = (namespace: string): boolean => namespace.startsWith('protection');

/** The extension of pages, in the build of a site with a profile only. */
export const extensionModule = 'app/protection/extension';

/** Its content page. */
export const ownArticleModule = 'app/protection/SaferPage';
