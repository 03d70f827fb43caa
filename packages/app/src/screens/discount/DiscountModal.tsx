import type { Promotion } from '@housefront/core/features/bulletins';
import { useState } from 'react';
import { promotionContent } from '../../models/promotionModels.ts';
import { paths } from '../../kernel/paths.ts';
import { useRuntime } from '../../kernel/runtime.ts';
import { TemplateView } from '../../kernel/TemplateView.tsx';

export interface DiscountModalProps {
  /** At least one. */
  readonly promotions: readonly Promotion[];
  readonly onClose: () => void;
}

/** Promotions over the page (HOME-23x, SHELL-33). */
export function DiscountModal({ promotions, onClose }: DiscountModalProps) {
  const { core, navigate } = useRuntime();
  const { t } = core.i18n;
  const [chosen, setChosen] = useState('');
  const selected = promotions.find(({ id }) => id === chosen) ?? promotions[0];
  return (
    <TemplateView
      name="discountModal"
      props={{
        open: true,
        onClose,
        promotions: promotions.map(promotionContent),
        selected: selected?.id ?? '',
        onSelect: setChosen,
        onAll: () => {
          onClose();
          navigate(paths.discountList());
        },
        texts: {
          title: t('promotions.title'),
          close: t('common.close'),
          list: t('promotions.list'),
          all: t('promotions.all'),
        },
      }}
    />
  );
}
