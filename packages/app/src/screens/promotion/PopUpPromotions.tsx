import { lazy, Suspense, useEffect, useState } from 'react';
import { DISPLAY_LOCATION } from '@housefront/contract/ids';
import { popUpPlace, popUpPromotions, type Promotion } from '@housefront/core/features/promotions';
import { useQuery } from '@tanstack/react-query';
import { useStore } from 'zustand';
import { useTurn } from '../../kernel/attention.ts';
import { useRuntime, useSite } from '../../kernel/runtime.ts';
import { useRoute } from '../../kernel/useRoute.ts';
import type { PromotionModalProps } from './PromotionModal.tsx';

const DEPOSIT = DISPLAY_LOCATION.deposit;
const nothing: readonly Promotion[] = [];

/** The promotions over the page: pop-ups in their turn, and on the deposit page the opened ones; null for none. */
function usePopUpPromotions(): PromotionModalProps | null {
  const { core, overlays } = useRuntime();
  const path = useRoute((route) => route.path);
  const search = useRoute((route) => route.search);
  const visitor = useSite(({ memberId, mode }) => `${memberId ?? ''} ${mode}`);
  const asked = useStore(overlays.store, (state) => state.depositPromotions);
  // A stored login is verified first: members have another list.
  const settling = visitor.startsWith(' ') && core.ports.storage.get('token') !== undefined;
  const place = settling ? null : popUpPlace(path, search);
  const { data } = useQuery({
    ...core.promotions.queries.list(place ?? DISPLAY_LOCATION.general),
    enabled: place !== null,
  });
  const onDeposit = place === DEPOSIT;
  const visit = `${visitor} ${place}`;
  const [closed, setClosed] = useState({ visit, list: nothing });
  if (closed.visit !== visit) setClosed({ visit, list: nothing });
  const known = place === null || !data ? nothing : popUpPromotions(core, data, place);
  const promotions = onDeposit || closed.list === data ? nothing : known;
  const theirTurn = useTurn('promotions', promotions.length > 0);
  useEffect(() => {
    if (asked && !onDeposit) overlays.close('depositPromotions');
  }, [asked, onDeposit, overlays]);
  const shown = onDeposit && asked ? known : theirTurn ? promotions : nothing;
  if (place === null || shown.length === 0) return null;
  const onClose = () => {
    if (onDeposit) overlays.close('depositPromotions');
    else setClosed({ visit, list: data ?? nothing });
    void core.promotions.close(shown, place);
  };
  const onRest = () => {
    core.promotions.rest();
    onClose();
  };
  return { promotions: shown, onClose, onRest };
}

const PromotionModal = lazy(() => import('./PromotionModal.tsx'));

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
