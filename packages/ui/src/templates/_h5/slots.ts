import './h5.css.ts';
import { createFrame } from './slots/createFrame.ts';
import { Footer } from './slots/Footer.tsx';
import { Header } from './slots/Header.tsx';
import { TabBar } from './slots/TabBar.tsx';

export { Footer, Header, TabBar };
export { Wallet } from './slots/Wallet.tsx';
export const Frame = createFrame({ Header, Footer, TabBar });
