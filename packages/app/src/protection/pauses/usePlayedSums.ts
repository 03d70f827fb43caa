import { minor } from '@housefront/contract/money';
import { markSumsRead, protectionQueries } from '@housefront/core/features/protection';
import { refusedStore } from '@housefront/core/protection-refusal';
import { formatAmount } from '@housefront/core/i18n';
import type { PlayedSumsProps } from '@housefront/ui/patterns/PlayedSums';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { useProtection } from '../../kernel/protection-parts.ts';
import { useRuntime } from '../../kernel/runtime.ts';
import { useStateCurrency } from '../useStateCurrency.ts';
import { protectionChannel } from './protection-channel.ts';

const HOUR_MS = 3_600_000;
/** Longest delay that a browser's timer takes, in milliseconds. */
const LONGEST_MS = 2 ** 31 - 1;

/** The sums that the member has to mark as read now; undefined if there are none (RG-20). */
export function usePlayedSums(): PlayedSumsProps | undefined {
  const { core } = useRuntime();
  const { t } = core.i18n;
  const wanted = useProtection().sums;
  const isMember = useStore(core.session.store, ({ status, demo }) => status === 'member' && !demo);
  const isOn = wanted !== undefined && isMember;
  const { data, refetch } = useQuery({ ...protectionQueries(core).state(), enabled: isOn });
  const currency = useStateCurrency();
  const [busy, setBusy] = useState(false);
  const refusedAgain = useStore(refusedStore(core), ({ refusal }) => refusal?.code === '304');
  const sums = isOn ? data?.sums : undefined;
  const readAt = sums?.readAt ?? null;
  const everyHours = wanted?.everyHours;

  useEffect(() => {
    if (!refusedAgain) return;
    refusedStore(core).setState({ refusal: null });
    void refetch();
  }, [core, refusedAgain, refetch]);
  // They are due again some hours after they were read.
  useEffect(() => {
    if (readAt === null || everyHours === undefined) return undefined;
    const { clock, platformClock } = core.ports;
    const left = readAt + everyHours * HOUR_MS - platformClock.now();
    return clock.after(Math.min(LONGEST_MS, Math.max(1000, left)), () => void refetch());
  }, [core, readAt, everyHours, refetch]);

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
