export { trackConversion } from './tracking.api.ts';
