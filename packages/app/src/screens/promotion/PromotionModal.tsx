import type { Promotion } from '@housefront/core/features/promotions';
import type { PromotionModalViewProps } from '@housefront/ui/views';
import { promotionModalLabels } from '@housefront/ui/views/promotion-modal/labels';
import { useState } from 'react';
import { usePromotionAction } from './usePromotionAction.ts';
import { usePromotionContent } from './usePromotionContent.ts';
import { paths } from '../../kernel/paths.ts';
import { useRuntime } from '../../kernel/runtime.ts';
import { viewWith } from '../../kernel/TemplateView.tsx';
import { useLabels } from '../../kernel/texts/useLabels.ts';

/** Props of the pop-up of promotions. */
export interface PromotionModalProps {
  /** At least one. */
  readonly promotions: readonly Promotion[];
  readonly onClose: () => void;
  /** Present if they popped up by themselves. */
  readonly onRest?: (() => void) | undefined;
}

function usePromotionModalView({ promotions, onClose, onRest }: PromotionModalProps): PromotionModalViewProps {
  const { navigate } = useRuntime();
  const [chosen, setChosen] = useState('');
  const content = usePromotionContent();
  const selected = promotions.find(({ id }) => id === chosen) ?? promotions[0];
  return {
    open: true,
    onClose,
    // The day of its last change says nothing to visitors.
    promotions: promotions.map((promotion) => ({ ...content(promotion), date: '' })),
    action: usePromotionAction(selected, onClose),
    onRest,
    selected: selected?.id ?? '',
    onSelect: setChosen,
    onAll: () => {
      onClose();
      navigate(paths.promotionList());
    },
    texts: useLabels(promotionModalLabels),
  };
}

/** Promotions as a dialog (SHELL-33). */
export default viewWith('promotionModal', usePromotionModalView);
