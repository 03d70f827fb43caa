export { PageSteps, type PageStepsModel, type PageStepsProps } from './PageSteps.tsx';
export { pageStepLabels } from './labels.ts';
