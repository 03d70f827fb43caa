/* Builds the server code that all sites share, before their builds are started beside each other. */
import { buildSharedServer } from './sharedServer.ts';

await buildSharedServer();
