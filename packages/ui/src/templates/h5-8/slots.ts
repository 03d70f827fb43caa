import { Frame } from './slots/Frame.tsx';
import { Header } from './slots/Header.tsx';
import { TabBar } from './slots/TabBar.tsx';

export * from '../_h5/slots.ts';
export { Frame, Header, TabBar };
