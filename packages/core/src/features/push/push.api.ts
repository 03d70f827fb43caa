import { push, pushDestroy, pushStore } from '@housefront/contract/features/push';
import type { PushKind } from '@housefront/contract/push-notice';
import { unwrap } from '../../adapters/http/call-types.ts';
import type { PushKeys } from '../../adapters/browser/push-device.ts';
import type { PushDeps, PushSettings } from './push.types.ts';

/** The platform's key, and the subscription of this login. */
export const fetchPush = async ({ calls }: Pick<PushDeps, 'calls'>, signal?: AbortSignal): Promise<PushSettings> => {
  const { public_key, subscription } = unwrap(await calls.send(push, {}, { silent: true, ...(signal && { signal }) }));
  return { publicKey: public_key, subscription };
};

/** Subscribes this login in the current language, or replaces its kinds. */
export const storePush = (
  { calls, site }: Pick<PushDeps, 'calls' | 'site'>,
  keys: PushKeys,
  kinds: readonly PushKind[],
) => {
  const { endpoint, p256dh, auth } = keys;
  const request = { endpoint, p256dh, auth, kinds: [...kinds], language: site.getState().locale };
  return calls.send(pushStore, request, { silent: true });
};

/** Ends the subscription of this login. */
export const destroyPush = ({ calls }: Pick<PushDeps, 'calls'>) => calls.send(pushDestroy, {}, { silent: true });
