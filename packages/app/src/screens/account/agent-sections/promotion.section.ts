import { formatKnown, htmlLang } from '@housefront/core/i18n';
import type { AccountBlock, AccountSection } from '@housefront/ui/views';
import { recordLabels } from '@housefront/ui/patterns/RecordTable';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { paths } from '../../../kernel/paths.ts';
import { useRuntime } from '../../../kernel/runtime.ts';
import { useCopy } from '../../../kernel/hooks/useCopy.ts';
import { useLabels } from '../../../kernel/texts/useLabels.ts';
import { scanCode } from '../../app-download/scanCode.ts';
import { useRecordAddress } from '../records/useRecordAddress.ts';
import { usePausedNotice, useStanding } from '../agent/useStanding.ts';

/** Links by which an agent refers members, and their results within some days (AGT-17x). */
export default function usePromotion(): AccountSection {
  const { core } = useRuntime();
  const { t, locale } = core.i18n;
  const copy = useCopy();
  const texts = useLabels(recordLabels);
  const standing = useStanding();
  const paused = usePausedNotice();
  const { range } = useRecordAddress([], undefined);
  const { from, to } = range;
  const promotion = useQuery({
    ...core.agent.queries.promotion({ from, to }),
    placeholderData: keepPreviousData,
  });
  const { data } = promotion;
  const origins = [...new Set([core.ports.windows.address().origin, ...(data?.domains ?? [])])];
  const links = useQuery({
    queryKey: ['member', 'referral-links', data?.agentId ?? '', ...origins],
    queryFn: () =>
      Promise.all(origins.map((origin) => core.referral.link('agent', data?.agentId ?? '', paths.register(), origin))),
    enabled: data !== undefined,
    staleTime: Infinity,
    placeholderData: keepPreviousData,
  });

  if (data === undefined || links.data === undefined) {
    const isError = promotion.isError || links.isError;
    return { state: isError ? 'error' : 'loading', blocks: [], onRetry: () => void promotion.refetch() };
  }
  const share = (link: string): AccountBlock => ({
    kind: 'share',
    id: link,
    title: new URL(link).host,
    body: t('account.agent_link_body'),
    address: link,
    code: scanCode(link),
    onCopy: () => copy(link),
  });
  const figures: AccountBlock = {
    kind: 'figures',
    id: 'figures',
    title: t('agent.promotion_figures'),
    range,
    refreshing: promotion.isPlaceholderData,
    figures: [
      { id: 'visits', label: t('agent.visits'), value: formatKnown(data.visits) },
      { id: 'registrations', label: t('agent.registrations'), value: formatKnown(data.registrations) },
      { id: 'deposits', label: t('agent.first_deposits'), value: formatKnown(data.firstDeposits) },
    ],
    locale: htmlLang(locale),
    texts,
  };
  const refer = standing?.isActive === false ? [paused] : links.data.map(share);
  return { state: 'ready', blocks: [figures, ...refer] };
}
