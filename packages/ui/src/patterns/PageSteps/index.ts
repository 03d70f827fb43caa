export { PageSteps, type PageStepsProps } from './PageSteps.tsx';
export { pageStepLabels } from './labels.ts';
