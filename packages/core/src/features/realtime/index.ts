export { createRealtime, type RealtimeFeature } from './createRealtime.ts';
