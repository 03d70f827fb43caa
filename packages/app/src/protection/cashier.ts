/* Contributions of player protection to the cashier, loaded at once. */
import { protectionQueries, rereadProtection } from '@housefront/core/features/protection';
import type { AccountBlock, AccountSection } from '@housefront/ui/views';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { paths } from '../kernel/paths.ts';
import { useCapabilities } from '../kernel/capabilities.ts';
import { useRuntime } from '../kernel/runtime.ts';
import { SAFER_GAMBLING } from './useLicence.ts';
import type { DepositParts, WithdrawalParts } from '../kernel/extension.ts';
import { useFundsBlocks } from './history/useFundsBlocks.ts';
import { useDepositLimits } from './limits/useDepositLimits.ts';
import { usePayoutBlocks } from './play/usePayoutBlocks.ts';
import { useNetDeposits } from './history/useNetDeposits.ts';
import { useProtectionState } from './state/useProtectionState.ts';
import { noticeBlock } from '../kernel/member/account-blocks.ts';

/** The deposit of a site with a profile: with a link to the limits, and closed to members whose age is not verified (RG-03). */
function useProtectedDeposit(): (isMember: boolean, section: AccountSection) => AccountSection {
  const { core } = useRuntime();
  const { t } = core.i18n;
  const { ageVerified, limits } = useCapabilities();
  const isKnown = useStore(core.session.store, ({ member }) => member !== null);
  const state = useQuery({ ...protectionQueries(core).state(), enabled: ageVerified === true && isKnown });
  return (isMember, section) => {
    const asks = ageVerified === true && isMember;
    if (asks && state.isPending) return { state: 'loading', blocks: [] };
    if (asks && state.data?.ageVerified === false) {
      const link = (id: string, label: string, href: string, main: boolean) => ({ id, label, href, main });
      const notice: AccountBlock = noticeBlock('age', 'warning', t('protection.age_title'), t('protection.age_text'), [
        link('verify', t('protection.verify'), paths.member('Info'), true),
        link('contact', t('protection.title'), paths.main(SAFER_GAMBLING), false),
      ]);
      return { state: 'ready', blocks: [notice] };
    }
    // A limit that holds has its own link there.
    const isLinked = section.blocks.some(({ id }) => id === 'deposit-limit');
    if (!limits || isLinked || section.state !== 'ready') return section;
    const link: AccountBlock = noticeBlock('limits', 'info', t('protection.limits'), t('protection.limits_text'), [
      { id: 'limits', label: t('protection.set_limits'), href: paths.member('Limits'), main: false },
    ]);
    return { ...section, blocks: [...section.blocks, link] };
  };
}

const none: readonly AccountBlock[] = [];

/** Net deposits in the cashier, and the text on client money before a deposit until it is acknowledged (RG-40). */
function useCashierParts(): Pick<DepositParts, 'waits' | 'first' | 'net' | 'onRefused'> {
  const { core } = useRuntime();
  const { fundsNotice } = useCapabilities();
  const { data, isPending } = useProtectionState();
  const funds = useFundsBlocks(data?.funds);
  const net = useNetDeposits();
  const isUnread = data?.funds?.read === false;
  return {
    waits: fundsNotice === true && isPending,
    first: isUnread ? funds : none,
    net,
    onRefused: () => void rereadProtection(core),
  };
}

/** Hands its additions to a deposit. */
export function DepositContribution({ render }: { readonly render: (parts: DepositParts) => ReactNode }) {
  return render({ ...useCashierParts(), limits: useDepositLimits(), protect: useProtectedDeposit() });
}

/** Hands its additions to a withdrawal. */
export function WithdrawalContribution({ render }: { readonly render: (parts: WithdrawalParts) => ReactNode }) {
  const { net } = useCashierParts();
  return render({ net, payout: usePayoutBlocks() });
}
