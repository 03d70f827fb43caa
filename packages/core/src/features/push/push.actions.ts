import { showMessage } from '../../calls/call-message.ts';
import type { PushKind } from '@housefront/contract/push-notice';
import { browserPush } from '../../adapters/browser/push-device.ts';
import type { CoreMessage } from '../../base/events.ts';
import { destroyPush, storePush } from './push.api.ts';
import { storeRefusal } from './push.codes.ts';
import { allowedKinds } from './push.kinds.ts';
import { inTurn } from './push.queue.ts';
import { rereadSetting } from '../../loading/member-setting.ts';
import type { PushDeps, WithPushDevice } from './push.types.ts';

/**
 * Changes the kinds of notices on this device; none ends them. Call it in the handler of a press, since the browser may ask the
 * visitor first. Messages are emitted. Never rejects.
 * @param publicKey of the platform
 */
export const choosePush = async (
  deps: PushDeps,
  publicKey: string,
  wanted: readonly PushKind[],
  { device = browserPush }: WithPushDevice = {},
): Promise<void> => {
  const kinds = () => allowedKinds(deps).filter((kind) => wanted.includes(kind));
  const { storage } = deps.ports;
  const chooser = storage.get('member_id');
  // The browser's question may stay open for minutes: by its answer the login may be over, or another member's, and a consent
  // taken back.
  const isOver = () => storage.get('member_id') !== chooser;
  const end = async (): Promise<CoreMessage | null> => {
    // First here: then no notice is shown, whether or not the platform can be reached.
    await device.end();
    if (isOver()) return null;
    const ended = await destroyPush(deps);
    return ended.ok ? { kind: 'success', key: 'push.off' } : storeRefusal(ended.error);
  };
  const begin = async (): Promise<CoreMessage | null> => {
    if (isOver()) return null;
    const keys = await device.subscribe(publicKey);
    const agreed = kinds();
    if (isOver() || agreed.length === 0) {
      await device.end();
      return null;
    }
    if (keys === null) return { kind: 'error', key: 'push.failed' };
    const stored = await storePush(deps, keys, agreed);
    if (stored.ok) return { kind: 'success', key: 'push.saved' };
    // The platform sends nothing to this browser.
    if (stored.error.kind === 'refused') await device.end();
    return storeRefusal(stored.error);
  };
  if (kinds().length === 0) showMessage(deps, await inTurn(deps, end));
  else if ((await device.ask()) === 'granted') showMessage(deps, await inTurn(deps, begin));
  await rereadSetting(deps, 'push');
};
