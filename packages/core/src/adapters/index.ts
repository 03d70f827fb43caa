export { createBrowserPorts, type BrowserPortsOptions } from './browser.ts';
export { type CallClientOptions } from './call-client.ts';
export {
  type CallClient,
  type CallError,
  type CallErrorKind,
  type CallResult,
  type SendOptions,
} from './call-types.ts';
export {
  cookieLine,
  createSiteCookies,
  type Introducer,
  type IntroducerKind,
  type RedirectFlag,
  type SiteCookies,
} from './cookies.ts';
export { createEntry, type Entry, type EntryQuery } from './entry.ts';
export {
  createNavigate,
  navigationTarget,
  type Navigate,
  type NavigateOptions,
  type NavigationAllowance,
  type NavigationTarget,
  type NavigationWays,
  type RefusalReason,
} from './navigation.ts';
export type * from './ports.ts';
export { createQueryClient } from './query-client.ts';
export { createServerPorts, serverLogger, type ServerPortsOptions } from './server.ts';
export {
  type MaintainInterval,
  type StorageKey,
  type StorageValues,
  type WaitingWindow,
  type WindowMessage,
} from './storage.ts';
