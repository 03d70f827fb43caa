export { createRevalidation } from './createRevalidation.ts';
