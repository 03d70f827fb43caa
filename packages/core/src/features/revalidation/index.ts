export { createRevalidation } from './createRevalidation.ts';
export { createReads } from './revalidation.reads.ts';
