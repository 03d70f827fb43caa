import type { SessionModel } from '@housefront/ui/slots';
import { useMemo } from 'react';
import { useStore } from 'zustand';
import { paths } from '../kernel/paths.ts';
import { useRuntime } from '../kernel/runtime.ts';
import { useBalance } from './useBalance.ts';
import { useWalletActions } from './useWalletActions.ts';
import { useUnreadLetters } from './useUnreadLetters.ts';

/** The session for header and home. */
export function useSessionModel(): SessionModel {
  const runtime = useRuntime();
  const { core } = runtime;
  const member = useStore(core.session.store, (state) => state.member);
  const balance = useBalance();
  const balanceBusy = useStore(core.wallet.store, (state) => state.refreshing);
  const recalling = useStore(core.wallet.store, (state) => state.recalling);
  const cooldown = useStore(core.wallet.store, (state) => state.cooldown);
  const unreadLetters = useUnreadLetters();
  const actions = useWalletActions(member !== null);
  return useMemo(() => {
    const { overlays } = runtime;
    if (!member)
      return { kind: 'guest', onLogin: () => overlays.open('login'), onRegister: () => overlays.open('register') };
    return {
      kind: 'member',
      account: member.account,
      centreHref: paths.member(),
      unreadLetters,
      balance,
      balanceBusy,
      onRefreshBalance: () => void core.wallet.refreshBalance(),
      onWallet: () => overlays.open('wallet'),
      actions,
      recall: { busy: recalling, secondsLeft: cooldown, onRecall: () => void core.wallet.recallAll() },
      onLogout: () => void import('./confirmLogout.ts').then(({ confirmLogout }) => confirmLogout(runtime)),
    };
  }, [core, runtime, member, balance, balanceBusy, recalling, cooldown, unreadLetters, actions]);
}
