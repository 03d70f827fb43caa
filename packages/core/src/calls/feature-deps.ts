import type { SiteConfig } from '@housefront/contract/site-config';
import type { QueryClient } from '@tanstack/react-query';
import type { CoreEvents } from '../base/events.ts';
import type { SiteStore } from '../base/site.store.ts';
import type { CoreI18n } from '../i18n/index.ts';
import type { CallClient } from '../adapters/http/call-types.ts';
import type { Entry } from '../adapters/entry.ts';
import type { CorePorts } from '../adapters/ports/ports.ts';

/** Input of every feature factory: `createPlay(deps: FeatureDeps): PlayFeature`. */
export interface FeatureDeps {
  readonly config: SiteConfig;
  readonly ports: CorePorts;
  readonly calls: CallClient;
  readonly site: SiteStore;
  readonly events: CoreEvents;
  readonly queryClient: QueryClient;
  readonly i18n: CoreI18n;
  /** Query parameters with which the visitor entered the site (SHELL-25). */
  readonly entry: Entry;
  /** Whether tiles of the page have other shapes than square, and games their pictures; absent: they do (LOOK-04). */
  readonly hasShapes?: (() => boolean) | undefined;
}
