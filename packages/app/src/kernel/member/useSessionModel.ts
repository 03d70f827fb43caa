import type { GuestModel, MemberModel, SessionModel } from '@housefront/ui/slots';
import type { HomeVisitor } from '@housefront/ui/views';
import { useMemo, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { paths } from '../paths.ts';
import { useRuntime, type Runtime } from '../runtime.ts';
import { useBalance, useBalanceStale } from './useBalance.ts';
import { useWalletActions } from './useWalletActions.ts';
import { useUnreadLetters } from './useUnreadLetters.ts';

const guestOf = ({ overlays }: Runtime): GuestModel => ({
  kind: 'guest',
  onLogin: () => overlays.open('login'),
  onRegister: () => overlays.open('register'),
});

/** The session with all values of the member that the frame shows; renders with each new balance. */
export function useSessionModel(): SessionModel {
  const runtime = useRuntime();
  const { core } = runtime;
  const member = useStore(core.session.store, (state) => state.member);
  const balance = useBalance();
  const balanceStale = useBalanceStale();
  const balanceBusy = useStore(core.wallet.store, (state) => state.refreshing);
  const recalling = useStore(core.wallet.store, (state) => state.recalling);
  const cooldown = useStore(core.wallet.store, (state) => state.cooldown);
  const unreadLetters = useUnreadLetters();
  const actions = useWalletActions(member !== null);
  return useMemo(() => {
    const { overlays } = runtime;
    if (!member) return guestOf(runtime);
    return {
      kind: 'member',
      account: member.account,
      centreHref: paths.member(),
      unreadLetters,
      balance,
      balanceBusy,
      balanceStale,
      onRefreshBalance: () => void core.wallet.refreshBalance(),
      onWallet: () => overlays.open('wallet'),
      actions,
      recall: { busy: recalling, secondsLeft: cooldown, onRecall: () => void core.wallet.recallAll() },
      onLogout: () => void import('./confirmLogout.ts').then(({ confirmLogout }) => confirmLogout(runtime)),
    };
  }, [core, runtime, member, balance, balanceBusy, balanceStale, recalling, cooldown, unreadLetters, actions]);
}

function Member({ render }: { readonly render: (member: MemberModel) => ReactNode }) {
  const session = useSessionModel();
  return session.kind === 'member' ? render(session) : null;
}

const visitor: HomeVisitor = { kind: 'member', Member };

/** The visitor of the home page. For a member it does not change until the logout. */
export function useHomeVisitor(): HomeVisitor {
  const runtime = useRuntime();
  const isMember = useStore(runtime.core.session.store, (state) => state.member !== null);
  return isMember ? visitor : guestOf(runtime);
}
