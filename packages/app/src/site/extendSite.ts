import type { Core } from '@housefront/core';
import { extend } from '../kernel/extension.ts';

/** False in the client build of a site without a profile of player protection, which has nothing of it (RG-37x). */
declare const __SITE_PROFILE__: boolean | undefined;
const mayProtect = typeof __SITE_PROFILE__ === 'undefined' || __SITE_PROFILE__;

/** Adds player protection to a site with a profile. Settled before the first page is loaded. */
export async function extendSite(core: Core): Promise<void> {
  if (mayProtect && core.config.protection !== undefined)
    extend(core, (await import('../protection/extension.tsx')).protection);
}
