import { useEffect } from 'react';
import { useRuntime, type Runtime } from '../../kernel/runtime.ts';
import { canUsePasskeys } from '../../kernel/member/canUsePasskeys.ts';

/**
 * Offers passkeys in the account field while a form is shown (PLT-01).
 * @returns whether the account field is marked for them
 */
export function usePasskeysInField(visible: boolean): boolean {
  const runtime = useRuntime();
  const isOn = visible && canUsePasskeys(runtime.core.config);
  useEffect(() => {
    if (!isOn) return undefined;
    let stop: (() => void) | undefined;
    let isGone = false;
    const start = async () => {
      const { offerPasskeys } = await runtime.quietly(() => import('./passkey-sign-in.ts'));
      if (!isGone) stop = offerPasskeys(runtime);
    };
    // Without its code, the form works as in a browser without passkeys.
    start().catch(() => undefined);
    return () => {
      isGone = true;
      stop?.();
    };
  }, [isOn, runtime]);
  return isOn;
}

/** Offers a passkey to a member who has just signed in by password (PLT-01). */
export function offerPasskeyAfterSignIn(runtime: Runtime): void {
  if (!canUsePasskeys(runtime.core.config)) return;
  void runtime
    .quietly(() => import('./offerNewPasskey.ts'))
    .then(({ offerNewPasskey }) => offerNewPasskey(runtime))
    .catch(() => undefined);
}
