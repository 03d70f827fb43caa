export { createRealtime } from './createRealtime.ts';
