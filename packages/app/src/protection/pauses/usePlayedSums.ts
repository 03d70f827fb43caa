import { minor } from '@housefront/contract/money';
import { SUMS_UNREAD } from '@housefront/contract/protection-codes';
import { markSumsRead, protectionQueries } from '@housefront/core/features/protection';
import { refusedStore } from '@housefront/core/protection-refusal';
import { formatAmount } from '@housefront/core/i18n';
import type { PlayedSumsProps } from '@housefront/ui/patterns/PlayedSums';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { useCapabilities } from '../../kernel/capabilities.ts';
import { useRuntime } from '../../kernel/runtime.ts';
import { useStateCurrency } from '../state/useStateCurrency.ts';
import { protectionChannel } from './protection-channel.ts';

/** The sums that the member has to mark as read now; undefined if there are none (RG-20). */
export function usePlayedSums(): PlayedSumsProps | undefined {
  const { core } = useRuntime();
  const { t } = core.i18n;
  const wanted = useCapabilities().sums;
  const isMember = useStore(core.session.store, ({ status, demo }) => status === 'member' && !demo);
  const isOn = wanted !== undefined && isMember;
  const { data } = useQuery({ ...protectionQueries(core).state(), enabled: isOn });
  const currency = useStateCurrency();
  const [busy, setBusy] = useState(false);
  const refusedAgain = useStore(refusedStore(core), ({ refusal }) => refusal?.code === SUMS_UNREAD);
  const sums = isOn ? data?.sums : undefined;

  // The state is read again after every refused start: it has the sums.
  useEffect(() => {
    if (refusedAgain) refusedStore(core).setState({ refusal: null });
  }, [core, refusedAgain]);
  if (sums?.due !== true) return undefined;
  const read = async () => {
    setBusy(true);
    if (await markSumsRead(core)) protectionChannel(core).changed();
    setBusy(false);
  };
  const amount = (id: 'staked' | 'won' | 'lost', label: string) => ({
    id,
    label,
    amount: formatAmount(currency, minor(sums[id])),
  });
  return {
    open: true,
    title: t('pauses.sums_title', { days: sums.days ?? '–' }),
    body: t('pauses.sums_body'),
    sums: [amount('staked', t('pauses.staked')), amount('won', t('pauses.won')), amount('lost', t('pauses.lost'))],
    confirm: t('pauses.sums_read'),
    busy,
    onConfirm: () => void read(),
  };
}
