import { reportAuthAnswer } from '@housefront/core/features/auth-window';
import { useEffect } from 'react';
import { definePage } from '../../kernel/definePage.tsx';
import { useRuntime } from '../../kernel/runtime.ts';
import { useLoadingView } from '../loading/useLoadingView.ts';

function useAuthCallbackView() {
  const { core } = useRuntime();
  useEffect(() => reportAuthAnswer(core.ports, window.location.hash), [core]);
  return useLoadingView('waiting');
}

/** Where a third party sends the visitor back to (XWIN-08): tells the main window and is gone. */
export default definePage('authCallback', { useView: useAuthCallbackView });
