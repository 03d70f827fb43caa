export { createDemo, type DemoFeature } from './createDemo.ts';
export { chosenDemo } from './demo.list.ts';
export type { DemoHall } from './demo.types.ts';
