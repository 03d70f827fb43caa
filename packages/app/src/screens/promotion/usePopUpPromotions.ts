import { DISPLAY_LOCATION } from '@housefront/contract/ids';
import { popUpPlace, type Promotion } from '@housefront/core/features/promotions';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useInterruption } from '../../kernel/interruptions.ts';
import { useRuntime } from '../../kernel/runtime.ts';
import { usePlace } from '../../kernel/usePlace.ts';
import { useSite } from '../../kernel/useSite.ts';
import type { PromotionModalProps } from './PromotionModal.tsx';

const DEPOSIT = DISPLAY_LOCATION.deposit;
const nothing: readonly Promotion[] = [];

/** The promotions that pop up here and now; null for none, and until it is their turn. */
export function usePopUpPromotions(): PromotionModalProps | null {
  const { core } = useRuntime();
  const path = usePlace((at) => at.path);
  const search = usePlace((at) => at.search);
  const visitor = useSite(({ memberId, mode }) => `${memberId ?? ''} ${mode}`);
  // A stored login is verified first: it has another list.
  const settling = visitor.startsWith(' ') && core.ports.storage.get('token') !== undefined;
  const place = settling ? null : popUpPlace(path, search);
  const { data } = useQuery({
    ...core.promotions.queries.list(place ?? DISPLAY_LOCATION.general),
    enabled: place !== null,
  });
  // Each visit of the deposit page shows them again; elsewhere the close time decides.
  const visit = `${visitor} ${place}`;
  const [closed, setClosed] = useState({ visit, list: nothing });
  if (closed.visit !== visit) setClosed({ visit, list: nothing });
  const done = closed.list === data || (place === DEPOSIT && closed.list !== nothing);
  const promotions = place === null || !data || done ? nothing : core.promotions.popUp(data, place);
  const theirTurn = useInterruption('promotions', promotions.length > 0);
  if (place === null || !theirTurn) return null;
  const onClose = () => {
    setClosed({ visit, list: data ?? nothing });
    void core.promotions.close(promotions, place);
  };
  const onRest = () => {
    core.promotions.rest();
    onClose();
  };
  return { promotions, onClose, onRest };
}
