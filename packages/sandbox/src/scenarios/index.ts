export * from './scenario.types.ts';
export * from './scenarios.ts';
export { narrowed, SCENARIO_HEADER } from './situations.ts';
