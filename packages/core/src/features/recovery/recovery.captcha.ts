import { openCaptcha } from '@housefront/contract/client-captcha';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { FeatureDeps } from '../../calls/feature-deps.ts';
import type { CaptchaState } from '../session/index.ts';
import { fetchLocalCaptcha } from './recovery.api.ts';
import { sameCaptcha } from './recovery.check.ts';

/** A captcha of the site's own server whose answer the browser compares: friction for bots, not security (WPR-08). */
export interface LocalCaptcha {
  readonly store: StoreApi<CaptchaState>;
  readonly reload: () => Promise<void>;
  /** Whether the answer fits the picture that is shown; false without one. */
  readonly fits: (answer: string) => boolean;
  readonly dispose: () => void;
}

/** Creates the captcha of the password reset. */
export const createLocalCaptcha = (deps: Pick<FeatureDeps, 'calls' | 'config'>): LocalCaptcha => {
  const store = createStore<CaptchaState>()(() => ({ status: 'idle', image: '', placeholder: '', token: '', turn: 0 }));
  let text: string | null = null;
  let latest = 0;
  return {
    store,
    fits: (answer) => text !== null && sameCaptcha(answer, text),
    reload: async () => {
      const mine = (latest += 1);
      text = null;
      store.setState(({ turn }) => ({ status: 'loading', image: '', turn: turn + 1 }));
      const result = await fetchLocalCaptcha(deps);
      const opened = result.ok ? await openCaptcha(result.data.text, deps.config.clientCaptchaKey) : null;
      // A later picture may have been requested since.
      if (mine !== latest) return;
      text = opened;
      if (!result.ok || opened === null) store.setState({ status: 'failed' });
      else store.setState({ status: 'ready', image: result.data.image, placeholder: result.data.placeholder });
    },
    dispose: () => {
      latest += 1;
    },
  };
};
