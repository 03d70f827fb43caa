import { within } from '@housefront/core';
import { payloadAddress, takePayload } from '@housefront/core/features/page-payload';
import { hasPayload } from '../kernel/page-facts.ts';
import type { Runtime } from '../kernel/runtime.ts';

/** Time for which a visited page needs no payload, in milliseconds: its data is cached that long. */
const KNOWN_MS = 60_000;
/** Longest wait of a page for its payload before it sends its own requests, in milliseconds. */
const PATIENCE_MS = 700;

/**
 * Loads the data of the next public page as one file while a guest navigates to it; its loader waits briefly. Members' pages
 * use live calls only.
 */
export function watchPayloads(runtime: Runtime, buildId: string): void {
  const { core, navigation, route } = runtime;
  const { clock } = core.ports;
  const known = new Map<string, number>();
  const { path, query } = route.getState();
  known.set(JSON.stringify(payloadAddress(path, query)), clock.now());

  navigation.onNavigate((to) => {
    runtime.arriving = undefined;
    if (!hasPayload(to.page) || core.session.store.getState().status === 'member') return;
    const address = payloadAddress(to.path, to.query);
    const key = JSON.stringify(address);
    if (clock.now() - (known.get(key) ?? -Infinity) < KNOWN_MS) return;
    known.set(key, clock.now());
    runtime.arriving = within(clock, PATIENCE_MS, takePayload(core, address, buildId)).catch(() => undefined);
  });
}
