import { lazyLayer } from '../../../patterns/lazyLayer.tsx';

/** The wallet as a sheet from the bottom (WAL-01). Its code comes when it is opened for the first time. */
export const Wallet = lazyLayer(() => import('./WalletSheet.tsx'));
