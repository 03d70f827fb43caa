import { createFrame } from '../_h5/slots/createFrame.ts';
import { Footer } from '../_h5/slots/Footer.tsx';
import { TabBar } from '../_h5/slots/TabBar.tsx';
import { Header } from './slots/Header.tsx';

export * from '../_h5/slots.ts';
export { Header };
export const Frame = createFrame({ Header, Footer, TabBar });
