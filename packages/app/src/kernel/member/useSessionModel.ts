import {
  type GuestModel,
  type MemberModel,
  type SessionModel,
  walletActionLabels,
  type WalletAction,
} from '@housefront/ui/slots';
import type { HomeVisitor } from '@housefront/ui/views';
import { useMemo, type ReactNode, useEffect } from 'react';
import { useStore } from 'zustand';
import { paths } from '../paths.ts';
import { useRuntime, type Runtime } from '../runtime.ts';
import { isRecallOffered, useBalance, useBalanceStale } from './useBalance.ts';
import { useUnreadLetters } from './useUnreadLetters.ts';
import { isHiddenPage } from '../route/hidden-links.ts';
import { useLabels } from '../texts/useLabels.ts';

type PressDeposit = (runtime: Runtime) => Promise<void>;

let pressDeposit: PressDeposit | undefined;

/**
 * The code of a deposit is not part of the first load. It is loaded before a member presses, so that the press can open a
 * window.
 */
const loadDeposit = async (): Promise<PressDeposit> => {
  pressDeposit = (await import('./openDeposit.ts')).pressDeposit;
  return pressDeposit;
};

/**
 * A member's quick actions: deposit, withdrawal, transfers between the wallets and the records of all. Pages that the site
 * hides are left out (WAL-01).
 */
function useWalletActions(member: boolean): readonly WalletAction[] {
  const runtime = useRuntime();
  const { deposit, withdraw, transfer, records } = useLabels(walletActionLabels);
  useEffect(() => {
    // A failed load is tried again by the press.
    if (member) void loadDeposit().catch(() => undefined);
  }, [member]);
  return useMemo(() => {
    const { core, overlays } = runtime;
    const isShown = (section: string): boolean => !isHiddenPage(core.config.hiddenLinks, paths.member(section));
    const onDeposit = () => void (pressDeposit?.(runtime) ?? loadDeposit().then((press) => press(runtime)));
    return [
      ...(isShown('Deposit') ? [{ name: 'deposit' as const, label: deposit, onOpen: onDeposit }] : []),
      ...(isShown('Withdrawal')
        ? [{ name: 'withdraw' as const, label: withdraw, href: paths.member('Withdrawal') }]
        : []),
      { name: 'transfer', label: transfer, onOpen: () => overlays.open('wallet') },
      ...(isShown('DWRecord') ? [{ name: 'records' as const, label: records, href: paths.member('DWRecord') }] : []),
    ];
  }, [runtime, deposit, withdraw, transfer, records]);
}

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
  const offered = useStore(core.wallet.store, isRecallOffered);
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
      ...(offered && {
        recall: { busy: recalling, secondsLeft: cooldown, onRecall: () => void core.wallet.recallAll() },
      }),
      onLogout: () => void import('./confirmLogout.ts').then(({ confirmLogout }) => confirmLogout(runtime)),
    };
  }, [core, runtime, member, balance, balanceBusy, balanceStale, recalling, cooldown, offered, unreadLetters, actions]);
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
