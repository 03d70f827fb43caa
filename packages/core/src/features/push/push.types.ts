import type { PushKind } from '@housefront/contract/push-notice';
import type { FeatureDeps } from '../../calls/feature-deps.ts';
import type { PushDevice } from '../../adapters/browser/push-device.ts';
import type { SessionFeature } from '../session/index.ts';

/** The notices of this login, as the platform knows them. */
export interface PushSettings {
  /** Public key of the platform, in base64url. */
  readonly publicKey: string;
  /** Null if the login has none. */
  readonly subscription: {
    readonly endpoint: string;
    readonly kinds: readonly PushKind[];
    readonly language: string;
  } | null;
}

/** Dependencies of the notices. */
export type PushDeps = Pick<FeatureDeps, 'calls' | 'config' | 'events' | 'ports' | 'queryClient' | 'site'>;

/** Dependencies of what follows the login. */
export type FollowPushDeps = PushDeps & { readonly session: SessionFeature };

/** Dependencies with the browser's notices, which tests replace. */
export interface WithPushDevice {
  readonly device?: PushDevice;
}
