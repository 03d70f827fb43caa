export { trackConversion, type Conversion } from './tracking.api.ts';
