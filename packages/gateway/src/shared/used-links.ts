import type { Clock } from '../base/clock.ts';
import { connectStore, PREFIX, type StoreClient, type StoreConnectionOptions } from './store-connection.ts';
import { StoreError } from './store-error.ts';
import type { SharedState, StoreState } from './shared-state.ts';

/** Time by which the memory of the store begins; it is lost together with the used keys. */
const BEGIN = `${PREFIX}:used-since`;
/** Longest wait for a replica that has the used key as well, in ms. */
const REPLICA_MS = 400;

/** A store that never forgets used keys. */
export interface UsedLinks {
  readonly state: StoreState;
  readonly useOnce: SharedState['useOnce'];
  close(): void;
}

/** The eviction policy of a store; undefined if it is secret. Managed stores refuse CONFIG. */
async function evictionPolicy(client: StoreClient): Promise<string | undefined> {
  const policy = /^maxmemory_policy:(\S+)/m.exec(await client.info('memory'))?.[1];
  if (policy !== undefined) return policy;
  const config = await client.configGet('maxmemory-policy').catch(() => undefined);
  return config?.['maxmemory-policy'];
}

/**
 * The store of used links. It must not evict: a forgotten link would open twice. A store that was emptied refuses what is
 * older than its memory (OPS-05).
 * @throws StoreError when the store may evict, and errors of the connection
 */
export async function connectUsedLinks(
  options: Pick<StoreConnectionOptions, 'url' | 'onChange'> & { readonly clock: Clock },
): Promise<UsedLinks> {
  const { clock } = options;
  let replicas = 0;

  const check = async (client: StoreClient) => {
    // In one go, because the store may be far away. The first write also proves that it takes writes.
    const [policy, replication] = await Promise.all([
      evictionPolicy(client),
      client.info('replication'),
      client.set(`${PREFIX}:check`, '1', { expiration: { type: 'EX', value: 60 } }),
      client.set(BEGIN, String(clock.now()), { condition: 'NX' }),
    ]);
    if (policy !== 'noeviction') {
      const found =
        policy === undefined ? 'does not report its maxmemory-policy' : `has the maxmemory-policy ${policy}`;
      throw new StoreError(
        'evicting',
        `the store of used links ${found}; it must be noeviction, or a used link opens twice`,
      );
    }
    replicas = replication.match(/,state=online,/g)?.length ?? 0;
  };
  const connection = await connectStore({ ...options, role: 'links', check });

  return {
    get state() {
      return connection.state;
    },
    useOnce: (key, ttlMs, madeAt) =>
      connection.run(async (client) => {
        const [begin, answer] = await Promise.all([
          client.get(BEGIN),
          client.set(`${PREFIX}:used:${key}`, '1', {
            condition: 'NX',
            expiration: { type: 'PX', value: Math.max(1, Math.ceil(ttlMs)) },
          }),
        ]);
        if (begin === null) throw new StoreError('failing', 'the store of used links has lost its memory');
        if (answer !== 'OK' || madeAt < Number(begin)) return false;
        // A promoted replica without this key would open the link again.
        if (replicas > 0 && (await client.wait(1, REPLICA_MS)) < 1)
          throw new StoreError('failing', 'no replica of the store of used links has answered in time');
        return true;
      }),
    close: () => connection.close(),
  };
}
