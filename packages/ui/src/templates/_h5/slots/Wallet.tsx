import { lazyLayer } from '../../../patterns/lazyLayer.tsx';

/** The wallet as a bottom sheet (WAL-01). Its code loads when it is first opened. */
export const Wallet = lazyLayer(() => import('./WalletSheet.tsx'));
