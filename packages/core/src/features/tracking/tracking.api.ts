import type { FeatureDeps } from '../../calls/feature-deps.ts';
import { hasAgreed } from '../../visitor/visitor-consent.ts';

/** A conversion that is reported to an advertiser. */
export interface Conversion {
  /** Name the advertiser knows, e.g. CompleteRegistration. */
  readonly name: string;
  /** Equal ids count once, also beside a pixel in the page. */
  readonly id: string;
  /** Facts of the member; the site's server hashes them. */
  readonly user?: Readonly<Record<string, unknown>>;
  readonly custom?: Readonly<Record<string, unknown>>;
}

/**
 * Reports a conversion to the site's server. The stored click id of the visit and the cookies of the advertiser's pixel are
 * sent with it. Does nothing unless the site relays conversions and the visitor has agreed to marketing. Resolves in any case
 * and shows nothing (CNS-01).
 */
export const trackConversion = async (
  deps: Pick<FeatureDeps, 'calls' | 'config' | 'ports'>,
  { name, id, user = {}, custom = {} }: Conversion,
): Promise<void> => {
  const { calls, config, ports } = deps;
  if (!config.consent?.adapters.metaRelay || !hasAgreed(deps, 'marketing')) return;
  const { platformClock, cookies, storage } = ports;
  const { fbTracking } = await import('@housefront/contract/features/helpers');
  const brought = { fbclid: storage.get('fbclid'), fbp: cookies.get('_fbp'), fbc: cookies.get('_fbc') };
  const known = Object.entries(brought).filter(([, value]) => value !== undefined);
  await calls.send(
    fbTracking,
    {
      eventName: name,
      eventTime: Math.floor(platformClock.now() / 1000),
      eventID: id,
      userData: { ...user, ...Object.fromEntries(known) },
      customData: custom,
    },
    { silent: true },
  );
};
