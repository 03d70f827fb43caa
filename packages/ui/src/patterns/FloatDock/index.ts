export { FloatDock, type FloatDockProps, type FloatModel } from './FloatDock.tsx';
