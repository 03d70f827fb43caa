export { FloatBar, type FloatBarProps } from './FloatBar.tsx';
export { InFloatBar, type InFloatBarProps } from './InFloatBar.tsx';
export type { FloatSide } from './float-places.ts';
