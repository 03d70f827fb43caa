import type { Part } from './part.ts';

/** Parts of a usual run. Each is loaded when it runs, with all that it needs: together they take seconds to load. */
export const parts: Readonly<Record<string, () => Promise<Part>>> = {
  size: async () => (await import('./size.ts')).size,
  build: async () => (await import('./build.ts')).build,
  home: async () => (await import('./home.ts')).home,
  member: async () => (await import('./member.ts')).member,
  navigation: async () => (await import('./navigation.ts')).navigation,
  gateway: async () => (await import('./gateway.ts')).gateway,
  realtime: async () => (await import('./realtime.ts')).realtime,
  // The last, because it works on a world of its own.
  catalogue: async () => (await import('./catalogue.ts')).catalogue,
};

/** Parts that run only when they are named. */
export const named: typeof parts = {
  lighthouse: async () => (await import('./lighthouse.ts')).audits,
  modules: async () => (await import('./size.ts')).modules,
  prefetch: async () => (await import('./prefetch.ts')).prefetch,
  reconnect: async () => (await import('./reconnect.ts')).reconnect,
  sites: async () => (await import('./sites.ts')).sites,
  steps: async () => (await import('./steps.ts')).steps,
  store: async () => (await import('./store.ts')).store,
  'store-load': async () => (await import('./store-load.ts')).storeLoad,
  thousand: async () => (await import('./thousand.ts')).thousand,
  timing: async () => (await import('./timing.ts')).timing,
  workshop: async () => (await import('./workshop.ts')).workshop,
};
