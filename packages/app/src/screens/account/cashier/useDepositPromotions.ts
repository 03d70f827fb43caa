import { DISPLAY_LOCATION } from '@housefront/contract/ids';
import { popUpPlace, popUpPromotions } from '@housefront/core/features/promotions';
import type { AccountBlock } from '@housefront/ui/views';
import { useQuery } from '@tanstack/react-query';
import { useStore } from 'zustand';
import { useRuntime } from '../../../kernel/runtime.ts';
import { useRoute } from '../../../kernel/useRoute.ts';
import { noticeBlock } from '../../../kernel/member/account-blocks.ts';

const PLACE = DISPLAY_LOCATION.deposit;

/**
 * The promotions of the deposit page, listed above its form and opened by a press, because dialogs must not cover a money
 * form uninvited (HOME-18).
 * @param here whether a member sees a deposit
 */
export function useDepositPromotions(here: boolean): readonly AccountBlock[] {
  const { core, overlays } = useRuntime();
  const { t } = core.i18n;
  const isPlace = useRoute(({ path, search }) => popUpPlace(path, search) === PLACE);
  const { data = [] } = useQuery({ ...core.promotions.queries.list(PLACE), enabled: here && isPlace });
  // Read again when the dialog closes: the visitor may have chosen "not today" in it.
  useStore(overlays.store, (state) => state.depositPromotions);
  const promotions = here && isPlace ? popUpPromotions(core, data, PLACE) : [];
  if (promotions.length === 0) return [];
  return [
    noticeBlock('promotions', 'info', t('promotions.deposit'), promotions.map(({ title }) => title).join(' · '), [
      {
        id: 'promotions',
        label: t('promotions.view'),
        main: false,
        onOpen: () => overlays.open('depositPromotions'),
      },
    ]),
  ];
}
