export { SportFrame, type SportFrameProps } from './SportFrame.tsx';
export { sportFrameLabels } from './labels.ts';
