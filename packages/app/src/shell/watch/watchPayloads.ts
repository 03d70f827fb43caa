import { within } from '@housefront/core';
import { payloadAddress, takePayload } from '@housefront/core/features/page-payload';
import { hasPayload } from '../../kernel/seo/page-facts.ts';
import type { Route } from '../../kernel/route/route.ts';
import type { Runtime } from '../../kernel/runtime.ts';

/** Time for which a visited page needs no payload, in milliseconds: its data is cached that long. */
const KNOWN_MS = 60_000;
/** Longest wait of a page for its payload before it sends its own requests, in milliseconds. */
const PATIENCE_MS = 700;

/** Loads the data of a public page for a guest; undefined if there is nothing to load. */
export type AskPayload = (to: Route) => Promise<unknown> | undefined;

/**
 * Loads the data of the next public page as one file while a guest navigates to it; its loader waits briefly. Members' pages
 * use live calls only.
 * @returns loads such data ahead; a navigation meanwhile waits for the same file
 */
export function watchPayloads(runtime: Runtime, buildId: string): AskPayload {
  const { core, navigation, route } = runtime;
  const { clock } = core.ports;
  /** Pages whose data was loaded, by when, and the loads that have not ended. */
  const known = new Map<string, { readonly at: number; load?: Promise<unknown> | undefined }>();
  const { path, query } = route.getState();
  known.set(JSON.stringify(payloadAddress(path, query)), { at: clock.now() });

  const ask: AskPayload = (to) => {
    if (!hasPayload(to.page) || core.session.store.getState().status === 'member') return undefined;
    const address = payloadAddress(to.path, to.query);
    const key = JSON.stringify(address);
    const before = known.get(key);
    if (before && clock.now() - before.at < KNOWN_MS) return before.load;
    const entry: { readonly at: number; load?: Promise<unknown> | undefined } = {
      at: clock.now(),
      load: takePayload(core, address, buildId),
    };
    known.set(key, entry);
    const end = () => {
      entry.load = undefined;
    };
    entry.load?.then(end, end);
    return entry.load;
  };
  navigation.onNavigate((to) => {
    const load = ask(to);
    runtime.arriving =
      load &&
      within(clock, PATIENCE_MS, load).then(
        () => undefined,
        () => undefined,
      );
  });
  return ask;
}
