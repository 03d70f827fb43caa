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

/** Return address of third-party sign-ins: notifies the main window and closes (XWIN-08). */
export default definePage('authCallback', { useView: useAuthCallbackView });
