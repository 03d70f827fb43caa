import { lazyLayer } from '../../../patterns/lazyLayer.tsx';

/** The wallet as a bottom sheet. Its code loads when it is first opened (WAL-01). */
export const Wallet = lazyLayer(() => import('./WalletSheet.tsx'));
