export { createDemo, type DemoFeature } from './createDemo.ts';
export type { DemoGame, DemoHall, DemoProvider } from './demo.types.ts';
