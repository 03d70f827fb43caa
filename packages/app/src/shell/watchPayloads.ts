import { addressAt } from '@housefront/contract/pages';
import { payloadAddress, takePayload } from '@housefront/core/features/page-payload';
import { hasPayload } from '../kernel/page-facts.ts';
import type { SiteRouter } from '../kernel/router.types.ts';
import type { Runtime } from '../kernel/runtime.ts';

/** How long a visited page needs no payload, in milliseconds: its data is cached that long. */
const KNOWN_MS = 60_000;
/** Longest wait of a page for its payload before it sends its own requests, in milliseconds. */
const PATIENCE_MS = 700;

/**
 * Loads the data of the next public page as one file while a guest navigates to it; its loader waits briefly. Members' pages
 * use live calls only.
 */
export function watchPayloads(
  runtime: Runtime,
  router: Pick<SiteRouter, 'subscribe' | 'state'>,
  buildId: string,
): void {
  const { core } = runtime;
  const { clock } = core.ports;
  const known = new Map<string, number>();
  const { pathname, search } = router.state.location;
  known.set(JSON.stringify(payloadAddress(pathname, search)), clock.now());

  router.subscribe('onBeforeLoad', ({ toLocation }) => {
    runtime.arriving = undefined;
    if (!hasPayload(addressAt(toLocation.pathname)) || core.session.store.getState().status === 'member') return;
    const address = payloadAddress(toLocation.pathname, toLocation.search);
    const key = JSON.stringify(address);
    if (clock.now() - (known.get(key) ?? -Infinity) < KNOWN_MS) return;
    known.set(key, clock.now());
    const patience = new Promise<void>((resolve) => void clock.after(PATIENCE_MS, resolve));
    runtime.arriving = Promise.race([patience, takePayload(core, address, buildId)]).then(
      () => undefined,
      () => undefined,
    );
  });
}
