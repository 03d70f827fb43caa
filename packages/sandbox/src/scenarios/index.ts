export * from './scenario.types.ts';
export * from './scenarios.ts';
export { SCENARIO_HEADER } from './situations.ts';
