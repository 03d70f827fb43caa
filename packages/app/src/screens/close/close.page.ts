import { useEffect } from 'react';
import { definePage } from '../../kernel/definePage.tsx';
import { useRuntime } from '../../kernel/runtime.ts';
import { useLoadingView } from '../loading/useLoadingView.ts';

function useCloseView() {
  const { core } = useRuntime();
  useEffect(() => core.play.handleClosePage(), [core]);
  return useLoadingView('waiting');
}

/** Where a provider sends a player back to (PLAY-13x): ends the game in whatever place it is shown. */
export default definePage('close', { useView: useCloseView });
