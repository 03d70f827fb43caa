import { createStore, type StoreApi } from 'zustand/vanilla';
import { showMessage } from '../../calls/call-message.ts';
import type { FeatureDeps } from '../../calls/feature-deps.ts';
import { captchaRefusal } from './session.captcha.codes.ts';

/** Wait after a captcha was refused with code 101, in milliseconds (AUTH-03). */
export const CAPTCHA_WAIT_MS = 1000;

/** A captcha as a form shows it. */
export interface CaptchaState {
  /** `failed`: two tries in a row gave none; a reload tile is offered (AUTH-04x). */
  readonly status: 'idle' | 'loading' | 'ready' | 'failed';
  /** Picture as a data URL, '' when there is none. */
  readonly image: string;
  /** Hint of the answer field, '' when there is none. */
  readonly placeholder: string;
  /** Sent back with the answer, used at most once (AUTH-02). */
  readonly token: string;
  /** Increases with every new picture; the typed answer is cleared when it changes (AUTH-04x). */
  readonly turn: number;
}

/** One captcha of a form. */
export interface Captcha {
  readonly store: StoreApi<CaptchaState>;
  /** Fetches a new one. Does nothing while one is in flight or during the wait after code 101. */
  readonly reload: () => Promise<void>;
  /** The token for one attempt; further calls give '' until there is a new captcha. */
  readonly take: () => string;
  readonly dispose: () => void;
}

const none = { status: 'idle', image: '', placeholder: '', token: '' } as const;

/** Creates a captcha; type 1 is for login and the flows around it, 2 for registration. */
export const createCaptcha = (deps: FeatureDeps, type: 1 | 2): Captcha => {
  const { ports } = deps;
  const store = createStore<CaptchaState>()(() => ({ ...none, turn: 0 }));
  let waiting = false;
  let stopWait: () => void = () => undefined;
  let disposed = false;

  const load = async (retry: boolean): Promise<void> => {
    if (waiting || disposed || store.getState().status === 'loading') return;
    store.setState({ ...none, status: 'loading', turn: store.getState().turn + 1 });
    const { fetchCaptcha } = await import('./session.captcha.api.ts');
    const result = await fetchCaptcha(deps, type);
    if (disposed) return;
    if (result.ok) {
      store.setState({ status: 'ready', ...result.picture });
      return;
    }
    const { message, isTooSoon } = captchaRefusal(result.error);
    showMessage(deps, message);
    store.setState({ ...none, status: retry && isTooSoon ? 'loading' : 'failed' });
    if (!isTooSoon) return;
    waiting = true;
    stopWait = ports.clock.after(CAPTCHA_WAIT_MS, () => {
      waiting = false;
      if (!retry) return;
      store.setState({ status: 'idle' });
      void load(false);
    });
  };
  return {
    store,
    reload: () => load(true),
    take: () => {
      const { token } = store.getState();
      store.setState({ token: '' });
      return token;
    },
    dispose: () => {
      disposed = true;
      stopWait();
    },
  };
};
