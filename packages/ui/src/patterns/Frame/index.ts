export { makeFrame, type FrameParts } from './makeFrame.tsx';
