export { windowOf } from './access.rules.ts';
export { createAccess, SIDE_WINDOW, type AccessFeature } from './createAccess.ts';
