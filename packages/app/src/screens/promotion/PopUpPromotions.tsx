import { lazy, Suspense } from 'react';
import { usePopUpPromotions } from './usePopUpPromotions.ts';

const PromotionModal = lazy(() =>
  import('./PromotionModal.tsx').then((module) => ({ default: module.PromotionModal })),
);

/** The promotions that pop up. They wait for their turn (HOME-18). */
export function PopUpPromotions() {
  const shown = usePopUpPromotions();
  return (
    shown && (
      <Suspense fallback={null}>
        <PromotionModal {...shown} />
      </Suspense>
    )
  );
}
