import { makeFrame } from '../../patterns/Frame/index.ts';
import { Footer } from '../_h5/slots/Footer.tsx';
import * as frame from '../_h5/slots/frame.css.ts';
import { Header } from '../_h5/slots/Header.tsx';
import * as css from './slots/frame.css.ts';
import { TabBar } from './slots/TabBar.tsx';

export * from '../_h5/slots.ts';
export { TabBar };
export const Frame = makeFrame({ root: `${frame.root} ${css.root}`, main: frame.main }, { Header, Footer, TabBar });
