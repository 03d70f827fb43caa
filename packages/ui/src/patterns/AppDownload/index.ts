export * from './HomeScreenSteps.tsx';
export * from './NoApps.tsx';
