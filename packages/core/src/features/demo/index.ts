export { createDemo, type DemoFeature } from './createDemo.ts';
export { chosenDemo, type DemoList, type DemoListState } from './demo.list.ts';
export type { DemoGame, DemoHall, DemoProvider } from './demo.types.ts';
