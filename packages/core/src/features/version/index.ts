export { createVersion, type VersionFeature } from './createVersion.ts';
export { reloadTo } from './version.reload.ts';
export { watchVersion, type VersionSources } from './version.watch.ts';
