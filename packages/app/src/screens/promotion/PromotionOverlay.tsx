import { useEffect } from 'react';
import { useStore } from 'zustand';
import { paths } from '../../kernel/paths.ts';
import { useRuntime } from '../../kernel/runtime.ts';
import PromotionModal from './PromotionModal.tsx';
import { usePromotion } from './usePromotion.ts';

/** The chosen promotion as a dialog. If it is not found here, its own page opens (SHELL-33). */
export default function PromotionOverlay() {
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
