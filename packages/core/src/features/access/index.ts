export { windowOf } from './access.rules.ts';
export { createAccess, SIDE_WINDOW } from './createAccess.ts';
