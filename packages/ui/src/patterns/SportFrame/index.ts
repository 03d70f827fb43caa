export { SportFrame, type SportFrameModel, type SportFrameProps } from './SportFrame.tsx';
export { sportFrameLabels } from './labels.ts';
