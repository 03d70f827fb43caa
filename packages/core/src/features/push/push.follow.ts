import { browserPush } from '../../adapters/browser/push-device.ts';
import { destroyPush, fetchPush, storePush } from './push.api.ts';
import { allowedKinds } from './push.kinds.ts';
import { inTurn } from './push.queue.ts';
import type { FollowPushDeps, WithPushDevice } from './push.types.ts';

/**
 * Keeps the notices of this browser with the signed-in member. They end in the browser with the login, whatever ended it and
 * even if the platform cannot be reached; no member gets those of an earlier one. Kinds that are no longer allowed end at the
 * platform, and a change of language is reported. A platform with another key gets a new subscription, or the notices end.
 * Runs until the page ends (PLT-04).
 * @returns looks again, after a change of the visitor's consent
 */
export const followPush = (
  deps: FollowPushDeps,
  { device = browserPush }: WithPushDevice = {},
): (() => Promise<void>) => {
  const { events, ports, session, site } = deps;

  const look = async (): Promise<void> => {
    const here = await device.current();
    if (here === null) return;
    const { status, demo, member } = session.store.getState();
    // The start has not read the stored login yet; this runs again with that login.
    if (status !== 'member' && ports.storage.get('token') !== undefined) return;
    if (status !== 'member' || demo) return device.end();
    const known = await fetchPush(deps).catch(() => null);
    // Another login has begun meanwhile, and looks itself.
    if (known === null || session.store.getState().member?.id !== member?.id) return;
    const { publicKey, subscription } = known;
    if (subscription === null) return device.end();
    const allowed = allowedKinds(deps);
    const kinds = subscription.kinds.filter((kind) => allowed.includes(kind));
    const isOurs = subscription.endpoint === here.endpoint;
    // The browser keeps its subscription for the same key, and gets another one for a changed key.
    const keys = isOurs && kinds.length > 0 ? await device.subscribe(publicKey) : null;
    if (session.store.getState().member?.id !== member?.id) return device.end();
    if (keys === null) {
      await device.end();
      await destroyPush(deps);
    } else if (
      keys.endpoint !== here.endpoint ||
      kinds.length < subscription.kinds.length ||
      subscription.language !== site.getState().locale
    ) {
      await storePush(deps, keys, kinds);
    }
  };
  const lookNext = (): Promise<void> => inTurn(deps, look).catch(() => undefined);

  events.on('logout', () => void device.end());
  events.on('login', () => void lookNext());
  return lookNext;
};
