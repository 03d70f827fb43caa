import type { FeatureDeps } from '../../calls/feature-deps.ts';
import type { ServerTime } from '../../i18n/index.ts';
import type { Authenticator, KeyAddress } from '../../adapters/browser/authenticator.ts';
import type { SessionFeature } from '../session/index.ts';

/** A passkey of the member. */
export interface Passkey {
  readonly id: string;
  /** As browsers know it; null if the platform does not say. */
  readonly key: KeyAddress | null;
  /** Plain text; '' if the platform knows none. */
  readonly name: string;
  readonly addedAt: ServerTime;
  /** Null before the first sign-in with it. */
  readonly usedAt: ServerTime | null;
}

/** Dependencies of the actions with passkeys. */
export type PasskeyDeps = Pick<FeatureDeps, 'calls' | 'events' | 'ports' | 'queryClient' | 'site'> & {
  readonly session: SessionFeature;
};

/** Dependencies with an authenticator, which tests replace. */
export interface WithAuthenticator {
  readonly authenticator?: Authenticator;
}
