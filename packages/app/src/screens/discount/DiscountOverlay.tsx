import { useEffect } from 'react';
import { useStore } from 'zustand';
import { paths } from '../../kernel/paths.ts';
import { useRuntime } from '../../kernel/runtime.ts';
import { DiscountModal } from './DiscountModal.tsx';
import { usePromotion } from './usePromotion.ts';

/** A promotion that was chosen, over the page (SHELL-33). One that cannot be found here is looked for on its own page. */
export function DiscountOverlay() {
  const { navigate, overlays } = useRuntime();
  const id = useStore(overlays.store, ({ subject }) => subject);
  const { promotion, state } = usePromotion(id);
  const lost = state === 'missing' || state === 'error';
  useEffect(() => {
    if (!lost) return;
    overlays.close('discount');
    navigate(paths.discount(id));
  }, [lost, id, navigate, overlays]);
  return promotion && <DiscountModal promotions={[promotion]} onClose={() => overlays.close('discount')} />;
}
