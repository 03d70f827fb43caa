import { useEffect, useId, useLayoutEffect, useSyncExternalStore } from 'react';
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

/**
 * The key of a modal that stays on top. It changes whenever another modal has come over it, which mounts it anew: above the other
 * one for presses, keys and screen readers alike.
 */
export function useTopKey(onTop: boolean): number {
  const { layerStack } = useUi();
  return useSyncExternalStore(
    layerStack.subscribe,
    () => (onTop ? layerStack.covered() : 0),
    () => 0,
  );
}

/** Part of every modal that does not stay on top: says that the modal is there, once it hides all others. */
export function CoversOthers(): null {
  const { layerStack } = useUi();
  useEffect(() => layerStack.cover(), [layerStack]);
  return null;
}

/** Whether a modal is open: animations behind it pause. */
export function useModalOpen(): boolean {
  const { layerStack } = useUi();
  return useSyncExternalStore(layerStack.subscribe, layerStack.isOpen, () => false);
}
