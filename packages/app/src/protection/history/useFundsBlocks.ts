import { acknowledgeFunds, type FundsNotice } from '@housefront/core/features/protection';
import type { AccountBlock } from '@housefront/ui/views';
import { useCapabilities } from '../../kernel/capabilities.ts';
import { useOnce } from '../../kernel/hooks/useOnce.ts';
import { useRuntime } from '../../kernel/runtime.ts';

const ratings = { none: 'funds.none', medium: 'funds.medium', high: 'funds.high' } as const;

/** The text on client money with its rating, and the acknowledgement while it is missing (RG-34). */
export function useFundsBlocks(funds: FundsNotice | null | undefined): readonly AccountBlock[] {
  const { core } = useRuntime();
  const { t } = core.i18n;
  const { fundsNotice } = useCapabilities();
  const once = useOnce();
  if (!fundsNotice || !funds) return [];
  const { version, text, rating, read } = funds;
  const action = {
    id: 'accept',
    label: t('funds.accept'),
    main: true,
    onOpen: () => once(() => acknowledgeFunds(core, version)),
  };
  return [
    {
      kind: 'facts',
      id: 'funds',
      title: t('funds.title'),
      body: read ? text : `${t('funds.first')} ${text}`,
      facts: rating === null ? [] : [{ id: 'rating', label: t('funds.rating'), value: t(ratings[rating]) }],
      actions: read ? [] : [action],
    },
  ];
}
