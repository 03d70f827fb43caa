import { createFrame } from './slots/createFrame.ts';
import { Footer } from './slots/Footer.tsx';
import { Header } from './slots/Header.tsx';

export { Footer, Header };
export { TabBar } from './slots/TabBar.tsx';
export { Wallet } from './slots/Wallet.tsx';
export const Frame = createFrame({ Header, Footer });
