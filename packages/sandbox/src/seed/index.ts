export { buildSeed, type SeedOptions } from './build-seed.ts';
