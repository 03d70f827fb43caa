import { lazy, Suspense, useState } from 'react';
import type { WalletSlotProps } from '../../../slots/contract.ts';

const WalletSheet = lazy(() => import('./WalletSheet.tsx'));

/** The wallet as a sheet from the bottom (WAL-01). Its code comes when it is opened for the first time. */
export function Wallet(props: WalletSlotProps) {
  const [wanted, setWanted] = useState(props.open);
  if (props.open && !wanted) setWanted(true);
  if (!wanted) return null;
  return (
    <Suspense fallback={null}>
      <WalletSheet {...props} />
    </Suspense>
  );
}
