import { createStore, type StoreApi } from 'zustand/vanilla';
import { showMessage } from '../../calls/call-message.ts';
import type { FeatureDeps } from '../../calls/feature-deps.ts';
import { resetPassword, verifyIdentity, type IdentityProof } from './recovery.api.ts';
import { createLocalCaptcha, type LocalCaptcha } from './recovery.captcha.ts';
import {
  checkIdentity,
  checkPassword,
  foldIdentity,
  type FieldProblem,
  type IdentityForm,
  type PasswordForm,
} from './recovery.check.ts';
import { createRecoverySms, type RecoverySms } from './recovery.sms.ts';
import { resetRefusal, verifyRefusal } from './recovery.codes.ts';

/** The step of a reset of the login password. */
export interface RecoveryState {
  /** `identity`: proof of identity. `password`: choice of the new one (WPR-01). */
  readonly step: 'identity' | 'password';
  readonly busy: boolean;
}

/** Outcome of a step; messages were emitted already. */
export type StepOutcome<Field extends string> =
  | { readonly kind: 'done' }
  | { readonly kind: 'busy' }
  | { readonly kind: 'refused' }
  | { readonly kind: 'incomplete'; readonly problem: FieldProblem<Field> };

/** One password reset. Its state is in memory only (WPR-17x). */
export interface Recovery {
  readonly store: StoreApi<RecoveryState>;
  readonly captcha: LocalCaptcha;
  /** Null on sites that send no SMS (WPR-19x). */
  readonly sms: RecoverySms | null;
  /** Step 1. A wrong captcha answer sends no call. Never rejects (WPR-08). */
  readonly verify: (form: IdentityForm) => Promise<StepOutcome<keyof IdentityForm>>;
  /** Step 2, with the token of step 1. A refusal that invalidates the token leads back to step 1. Never rejects. */
  readonly reset: (form: PasswordForm) => Promise<StepOutcome<keyof PasswordForm>>;
  readonly dispose: () => void;
}

/** Starts a password reset: one modal, two steps (WPR-01). */
export const createRecovery = (deps: Pick<FeatureDeps, 'calls' | 'config' | 'events' | 'ports' | 'site'>): Recovery => {
  const store = createStore<RecoveryState>()(() => ({ step: 'identity', busy: false }));
  const captcha = createLocalCaptcha(deps);
  const sms = deps.config.forgotSms ? createRecoverySms(deps) : null;
  let proof: IdentityProof | null = null;

  const send = async <Field extends string>(run: () => Promise<StepOutcome<Field>>): Promise<StepOutcome<Field>> => {
    store.setState({ busy: true });
    try {
      return await run();
    } finally {
      store.setState({ busy: false });
    }
  };

  return {
    store,
    captcha,
    sms,
    verify: async (typed) => {
      if (store.getState().busy) return { kind: 'busy' };
      const form = foldIdentity(typed, deps.site.getState().currency);
      const problem = checkIdentity(form);
      if (problem !== null) return { kind: 'incomplete', problem };
      if (!captcha.fits(form.captcha)) {
        void captcha.reload();
        return { kind: 'incomplete', problem: { field: 'captcha', key: 'verify_failed' } };
      }
      return send(async () => {
        const result = await verifyIdentity(deps, form);
        if (!result.ok) {
          showMessage(deps, verifyRefusal(result.error));
          void captcha.reload();
          return { kind: 'refused' };
        }
        proof = { account: form.account.trim(), token: result.data.token };
        store.setState({ step: 'password' });
        return { kind: 'done' };
      });
    },
    reset: async (form) => {
      const given = proof;
      if (store.getState().busy || given === null) return { kind: 'busy' };
      const problem = checkPassword(form);
      if (problem !== null) return { kind: 'incomplete', problem };
      return send(async () => {
        const result = await resetPassword(deps, given, form.password);
        if (result.ok) {
          proof = null;
          store.setState({ step: 'identity' });
          showMessage(deps, { kind: 'success', key: 'recovery.done' });
          return { kind: 'done' };
        }
        const refusal = resetRefusal(result.error);
        showMessage(deps, refusal.message);
        if (refusal.again) {
          proof = null;
          store.setState({ step: 'identity' });
          void captcha.reload();
        }
        return { kind: 'refused' };
      });
    },
    dispose: () => {
      proof = null;
      captcha.dispose();
      sms?.dispose();
    },
  };
};
