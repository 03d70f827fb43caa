export { createBrowserPorts } from './browser.ts';
export { isNativeApp } from './native-app/isNativeApp.ts';
export { cookieLine, createSiteCookies } from './cookies.ts';
export { createEntry, readEntryQuery, type Entry } from './entry.ts';
export { createNavigate, navigationTarget, type Navigate } from './navigation.ts';
export type * from './ports.ts';
export { asOfNow, createQueryClient } from './query-client.ts';
export { writeResponse } from './response-json.ts';
export { createServerPorts, serverLogger } from './server.ts';
