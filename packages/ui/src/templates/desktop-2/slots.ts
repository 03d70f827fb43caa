import { lazyLayer } from '../../patterns/lazyLayer.tsx';
import { Footer } from '../_desktop/slots/Footer.tsx';
import { createFrame } from './slots/createFrame.tsx';
import { Header } from './slots/Header.tsx';

export * from '../_desktop/slots.ts';
export { Header };
export const Frame = createFrame({ Header, Footer });
export const GameSearch = lazyLayer(() => import('../../patterns/GameSearch/GameSearchDialog.tsx'));
