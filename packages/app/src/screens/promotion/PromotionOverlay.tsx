import { useEffect } from 'react';
import { useStore } from 'zustand';
import { paths } from '../../kernel/paths.ts';
import { useRuntime } from '../../kernel/runtime.ts';
import { PromotionModal } from './PromotionModal.tsx';
import { usePromotion } from './usePromotion.ts';

/** A promotion that was chosen, over the page (SHELL-33). One that cannot be found here is looked for on its own page. */
export function PromotionOverlay() {
  const { navigate, overlays } = useRuntime();
  const id = useStore(overlays.store, ({ subject }) => subject);
  const { promotion, state } = usePromotion(id);
  const lost = state === 'missing' || state === 'error';
  useEffect(() => {
    if (!lost) return;
    overlays.close('promotion');
    navigate(paths.promotion(id));
  }, [lost, id, navigate, overlays]);
  return promotion && <PromotionModal promotions={[promotion]} onClose={() => overlays.close('promotion')} />;
}
