import { createStore, type StoreApi } from 'zustand/vanilla';
import { showMessage } from '../../calls/call-message.ts';
import type { FeatureDeps } from '../../calls/feature-deps.ts';
import { sendRecoverySms } from './recovery.api.ts';
import { recoverySmsRefusal } from './recovery.codes.ts';

/** Seconds between two SMS of the password reset (WPR-14). */
const RECOVERY_SMS_SECONDS = 300;

/** The control that sends an SMS to the registered phone (WPR-19x). */
export interface RecoverySms {
  readonly store: StoreApi<{
    /** Seconds until another one can be sent; 0 at once. */
    readonly left: number;
    readonly busy: boolean;
    /** One was sent in this run. */
    readonly sent: boolean;
  }>;
  /** Sends one, or nothing during the wait. Resolves with the outcome. Never rejects. */
  readonly send: (phone: string) => Promise<void>;
  readonly dispose: () => void;
}

type Deps = Pick<FeatureDeps, 'calls' | 'events' | 'ports' | 'site'>;

/** Creates the control, idle. */
export const createRecoverySms = (deps: Deps): RecoverySms => {
  const { events, ports } = deps;
  const { clock, platformClock } = ports;
  const store: RecoverySms['store'] = createStore(() => ({ left: 0, busy: false, sent: false }));
  let stop: () => void = () => undefined;
  const rest = () => {
    const end = platformClock.now() + RECOVERY_SMS_SECONDS * 1000;
    store.setState({ left: RECOVERY_SMS_SECONDS });
    stop();
    // Measured by the clock, because timers pause in a hidden page.
    stop = clock.every(1000, () => {
      const left = Math.max(0, Math.ceil((end - platformClock.now()) / 1000));
      store.setState({ left });
      if (left === 0) stop();
    });
  };
  return {
    store,
    send: async (phone) => {
      const { busy, left } = store.getState();
      if (busy || left > 0) return;
      store.setState({ busy: true });
      const result = await sendRecoverySms(deps, phone);
      store.setState({ busy: false });
      if (result.ok) {
        rest();
        store.setState({ sent: true });
        events.emit('message', { kind: 'success', key: 'signup.sms_sent' });
        return;
      }
      const { message, rests } = recoverySmsRefusal(result.error);
      if (rests) rest();
      showMessage(deps, message);
    },
    dispose: () => stop(),
  };
};
