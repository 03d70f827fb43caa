export { windowOf } from './access.rules.ts';
export { createAccess, SIDE_WINDOW, type AccessFeature, type Opening } from './createAccess.ts';
