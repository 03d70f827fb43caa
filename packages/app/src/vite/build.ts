/* Builds the server code that all sites share, before their builds are started beside each other. */
import { packageFolder } from './packages.ts';
import { buildSharedServer } from './sharedServer.ts';

await buildSharedServer(packageFolder('app'));
