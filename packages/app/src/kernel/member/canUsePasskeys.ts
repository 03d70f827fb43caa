import type { SiteConfig } from '@housefront/contract/site-config';

/** Whether site and browser have passkeys; the platform is asked later. Without them, none of their code is loaded (PLT-01). */
export const canUsePasskeys = ({ passkeys }: Pick<SiteConfig, 'passkeys'>): boolean =>
  passkeys && 'PublicKeyCredential' in globalThis;
