import { systemClock, type Clock } from '../base/clock.ts';
import { createSharedEpochs, type SharedEpochs } from './shared-epochs.ts';
import { createSharedLimits } from './shared-limits.ts';
import { connectStore, PREFIX } from './store-connection.ts';
import type { Purged, SharedState, StoreRole, StoreState } from './shared-state.ts';
import { connectUsedLinks } from './used-links.ts';

/** Options of {@link createRedisState}. */
export interface RedisStateOptions {
  /** Address of the store of rate limits and purges: redis://, rediss://, valkey:// or valkeys://. It may evict. */
  readonly url: string;
  /** Address of the store of used links, which must not evict; default: `url`. */
  readonly linksUrl?: string | undefined;
  /** The machine's clock by default. */
  readonly clock?: Clock;
  /** Called when a store cannot be used any more, with the reason. It reconnects by itself. */
  readonly onError: (error: unknown) => void;
  /** Called when a store can be used again. */
  readonly onReady?: (role: StoreRole) => void;
}

/**
 * State that all instances share through Valkey or Redis. While the store is not available, each instance counts requests by
 * itself, {@link SharedState.useOnce} rejects, and pages go on without purges of others (GW-06).
 * @throws when a store cannot be reached at the start, or the store of used links may evict
 */
export async function createRedisState(options: RedisStateOptions): Promise<SharedState> {
  const { url, linksUrl = url, clock = systemClock, onError, onReady } = options;
  const listeners: ((purged: Purged) => void)[] = [];
  const announce = (purged: Purged) => listeners.forEach((listener) => listener(purged));
  const report = (role: StoreRole) => (state: StoreState, cause: unknown) =>
    state === 'ready' ? onReady?.(role) : onError(cause);

  const links = await connectUsedLinks({ url: linksUrl, clock, onChange: report('links') });
  let epochs: SharedEpochs | undefined;
  try {
    const connection = await connectStore({
      role: 'shared',
      url,
      clock,
      check: (client) => client.set(`${PREFIX}:check`, '1', { expiration: { type: 'EX', value: 60 } }),
      onChange: (state, cause) => {
        report('shared')(state, cause);
        // Purges may have been missed meanwhile.
        if (state === 'ready') void epochs?.refresh();
      },
    });
    const followed = await createSharedEpochs({ connection, url, clock, onPurged: announce });
    epochs = followed;
    return {
      take: createSharedLimits(connection),
      useOnce: links.useOnce,
      async purge(tags) {
        // First here, also when the others cannot hear of it.
        announce(tags);
        await followed.purge(tags);
      },
      onPurge: (listener) => void listeners.push(listener),
      status: () => ({ links: links.state, shared: connection.state }),
      close() {
        links.close();
        followed.close();
        connection.close();
      },
    };
  } catch (error) {
    links.close();
    throw error;
  }
}
