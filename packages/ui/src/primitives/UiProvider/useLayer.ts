import { useId, useLayoutEffect, useSyncExternalStore } from 'react';
import { heights } from '../../foundations/heights.ts';
import { useUi } from './UiProvider.tsx';

/** Height of a modal layer while the calling component is mounted (SHELL-32). */
export function useLayer(): number {
  const { layerStack } = useUi();
  const layer = useId();
  useLayoutEffect(() => layerStack.open(layer), [layerStack, layer]);
  return useSyncExternalStore(
    layerStack.subscribe,
    () => layerStack.heightOf(layer),
    () => heights.modal,
  );
}
