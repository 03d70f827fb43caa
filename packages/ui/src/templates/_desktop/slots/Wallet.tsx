import { lazyLayer } from '../../../patterns/lazyLayer.tsx';

/** The wallet as a panel at the right edge (WAL-01). Its code comes when it is opened for the first time. */
export const Wallet = lazyLayer(() => import('./WalletSheet.tsx'));
