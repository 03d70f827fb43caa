export * from './Timeline.tsx';
export type { TimelineStep } from './Timeline.types.ts';
