export { createVersion } from './createVersion.ts';
export { reloadTo } from './version.reload.ts';
export { watchVersion } from './version.watch.ts';
