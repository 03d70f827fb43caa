import { useEffect } from 'react';
import { definePage } from '../../kernel/definePage.tsx';
import { useRuntime } from '../../kernel/runtime.ts';
import { useLoadingView } from '../loading/useLoadingView.ts';

function useCloseView() {
  const { core } = useRuntime();
  useEffect(() => core.play.handleClosePage(), [core]);
  return useLoadingView('waiting');
}

/** Return address of providers: ends the game wherever it is shown (PLAY-13x). */
export default definePage('close', { useView: useCloseView });
