import { acknowledgeFunds, type FundsNotice } from '@housefront/core/features/protection';
import type { AccountBlock } from '@housefront/ui/views';
import { useRef } from 'react';
import { useCapabilities } from '../../kernel/capabilities.ts';
import { useRuntime } from '../../kernel/runtime.ts';

const ratings = { none: 'funds.none', medium: 'funds.medium', high: 'funds.high' } as const;

/** The text on client money with its rating, and the acknowledgement while it is missing (RG-34). */
export function useFundsBlocks(funds: FundsNotice | null | undefined): readonly AccountBlock[] {
  const { core } = useRuntime();
  const { t } = core.i18n;
  const { fundsNotice } = useCapabilities();
  const isBusy = useRef(false);
  if (!fundsNotice || !funds) return [];
  const { version, text, rating, read } = funds;
  const accept = async (): Promise<void> => {
    if (isBusy.current) return;
    isBusy.current = true;
    await acknowledgeFunds(core, version);
    isBusy.current = false;
  };
  const action = {
    id: 'accept',
    label: t('funds.accept'),
    main: true,
    onOpen: () => void accept(),
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
