import { confirmBalance } from '@housefront/core';
import { useEffect, useState } from 'react';
import { useRuntime } from '../../../kernel/runtime.ts';

/**
 * Before a form of money shows, a balance that may be old is read again, for at most 5 s. The form shows in any case: an
 * order is confirmed again before it is sent (RT-25).
 * @returns false while it is read
 */
export function useConfirmedBalance(): boolean {
  const { core } = useRuntime();
  const [isDone, setDone] = useState(() => !core.wallet.store.getState().stale);
  useEffect(() => {
    let isShown = true;
    void confirmBalance(core.ports, core.wallet).then(() => isShown && setDone(true));
    return () => {
      isShown = false;
    };
  }, [core]);
  return isDone;
}
