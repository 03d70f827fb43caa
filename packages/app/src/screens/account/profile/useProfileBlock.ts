import { currencyRow } from '@housefront/contract/currency';
import { hasSettings } from '@housefront/contract/rules';
import { settingsQuery } from '@housefront/core/features/registration';
import type { AccountBlock, AccountFact } from '@housefront/ui/views';
import { useQuery } from '@tanstack/react-query';
import { useCopy } from '../../../kernel/hooks/useCopy.ts';
import { useRuntime } from '../../../kernel/runtime.ts';
import { profileFacts } from './profile-facts.ts';
import { useProfileForm } from './useProfileForm.ts';

/** The member's profile: known details, masked, and a form for the missing ones (MEM-06x). */
export function useProfileBlock(): {
  readonly state: 'loading' | 'ready' | 'error';
  readonly blocks: readonly AccountBlock[];
  /** Whether a withdrawal password is set (PWD-06x). */
  readonly hasWithdraw: boolean;
  readonly onRetry: () => void;
} {
  const { core } = useRuntime();
  const { t } = core.i18n;
  const copy = useCopy();
  const { data, status, refetch } = useQuery(core.member.queries.profile());
  const set = useQuery(settingsQuery(core));
  const known = data !== undefined && set.data !== undefined && hasSettings(set.data, data.currency);
  const settings = known ? set.data : null;
  const form = useProfileForm(data, settings);
  const onRetry = () => void refetch();
  if (data === undefined)
    return { state: status === 'error' ? 'error' : 'loading', blocks: [], hasWithdraw: false, onRetry };
  // Without an answer the details are shown nevertheless. Before, they wait, so that nothing moves.
  if (set.status === 'pending') return { state: 'loading', blocks: [], hasWithdraw: data.hasWithdrawPassword, onRetry };
  const facts: AccountFact[] = [
    { id: 'account', label: t('shell.header.account'), value: data.account, onCopy: () => copy(data.account) },
    { id: 'currency', label: t('account.currency'), value: currencyRow(core.config.ownCurrencies, data.currency).code },
    ...profileFacts(data, settings).map((fact) => ({ ...fact, label: t(fact.label) })),
    {
      id: 'withdraw',
      label: t('account.withdraw_password'),
      value: data.hasWithdrawPassword ? t('account.is_set') : null,
    },
  ];
  const blocks = [{ kind: 'facts', id: 'profile', title: t('account.details'), facts }, ...form] as const;
  return { state: 'ready', blocks, hasWithdraw: data.hasWithdrawPassword, onRetry };
}
