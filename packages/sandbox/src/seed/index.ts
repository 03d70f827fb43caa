export { buildSeed } from './build-seed.ts';
