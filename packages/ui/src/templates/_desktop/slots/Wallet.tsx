import { lazyLayer } from '../../../patterns/lazyLayer.tsx';

/** The wallet as a panel at the right edge (WAL-01). Its code loads when it is first opened. */
export const Wallet = lazyLayer(() => import('./WalletSheet.tsx'));
