/* Builds the server code that all sites share, before their builds are started beside each other. */
import { packageFolder } from './modules/packages.ts';
import { buildSharedServer } from './modules/sharedServer.ts';

await buildSharedServer(packageFolder('app'));
