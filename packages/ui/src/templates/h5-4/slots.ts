import { createFrame } from '../_h5/slots/createFrame.ts';
import { Footer } from '../_h5/slots/Footer.tsx';
import { Header } from '../_h5/slots/Header.tsx';
import { TabBar } from './slots/TabBar.tsx';

export * from '../_h5/slots.ts';
export { TabBar };
export const Frame = createFrame({ Header, Footer, TabBar });
