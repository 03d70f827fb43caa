import { walletActionLabels, type WalletAction } from '@housefront/ui/slots';
import { useEffect, useMemo } from 'react';
import { isHiddenPage } from '../route/hidden-links.ts';
import { paths } from '../paths.ts';
import { useRuntime, type Runtime } from '../runtime.ts';
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
export function useWalletActions(member: boolean): readonly WalletAction[] {
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
