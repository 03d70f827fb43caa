import { useId, useLayoutEffect, useSyncExternalStore } from 'react';
import { zIndex } from '../../foundations/zIndex.ts';
import { useUi } from './UiProvider.tsx';

/** The z-index of a modal while it is open (SHELL-32). */
export function useLayer(open = true): number {
  const { layerStack } = useUi();
  const layer = useId();
  useLayoutEffect(() => (open ? layerStack.open(layer) : undefined), [layerStack, layer, open]);
  return useSyncExternalStore(
    layerStack.subscribe,
    () => layerStack.heightOf(layer),
    () => zIndex.modal,
  );
}

/** Whether a modal is open: animations behind it pause. */
export function useModalOpen(): boolean {
  const { layerStack } = useUi();
  return useSyncExternalStore(layerStack.subscribe, layerStack.isOpen, () => false);
}
