import { createStore, type StoreApi } from 'zustand/vanilla';
import type { ClientType } from '@housefront/contract/ids';

/** Desktop or phone layout; from the width, unless locked (SHELL rows). */
export type SiteMode = 'desktop' | 'mobile';

/** Values that every call and every format of a site depends on (CFG-09). */
export interface SiteState {
  /** Numeric site id, sent as site_id (CFG-01). */
  readonly siteId: number;
  /** Wire form, e.g. zh_CN (I18N-06x). */
  readonly locale: string;
  /** The product's own code, e.g. RMB. */
  readonly currency: string;
  readonly mode: SiteMode;
  /** Kind of client, by table 1 (CFG-17x). */
  readonly clientType: ClientType;
  /** TEMPLATE_NAME or MOBILE_TEMPLATE_NAME, by mode. */
  readonly templateName: string;
  readonly theme: string;
  /**
   * The member whose lists and favourites are shown; null for guests, and until the stored login is read: pages are
   * rendered for guests.
   */
  readonly memberId: string | null;
  /** True while the platform says the whole site is closed. */
  readonly closed: boolean;
}

/** The site store: zustand, no React. */
export type SiteStore = StoreApi<SiteState>;

/** Creates the store of the values that every call depends on. */
export const createSiteStore = (initial: SiteState): SiteStore => createStore<SiteState>()(() => initial);
