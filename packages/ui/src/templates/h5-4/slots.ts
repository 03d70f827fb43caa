export * from '../_h5/slots.ts';
export { Frame } from './slots/Frame.tsx';
export { TabBar } from './slots/TabBar.tsx';
