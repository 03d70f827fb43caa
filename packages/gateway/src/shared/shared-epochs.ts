import { randomUUID } from 'node:crypto';
import type { Clock } from '../base/clock.ts';
import { createStoreClient, PREFIX, type StoreClient, type StoreConnection } from './store-connection.ts';
import type { Purged } from './shared-state.ts';

/** A hash with the epoch of each tag, which rises with each purge. */
const EPOCHS = `${PREFIX}:epochs`;
/** Field with a random text: another one means that epochs were lost. */
const BASE = '#base';
/** Field that rises with every purge. */
const VERSION = '#version';
/** Channel of purges. A message says that epochs have changed and has no other content. */
const CHANNEL = `${PREFIX}:purge`;
/** Time between two readings, in ms, because messages can be lost. */
const REREAD_MS = 5000;
/** Most tags that have an epoch; beyond that all are forgotten, and all pages purged. */
const MAX_TAGS = 10_000;

/** Epochs of tags in a store (OPS-05). */
export interface SharedEpochs {
  /** Raises the epochs of tags. The caller has announced them here. @throws StoreError */
  purge(tags: readonly string[]): Promise<void>;
  /** Reads the epochs now; never rejects. */
  refresh(): Promise<void>;
  close(): void;
}

/** Input of {@link createSharedEpochs}. */
export interface SharedEpochsOptions {
  readonly connection: StoreConnection;
  readonly url: string;
  readonly clock: Clock;
  /** Called with what other instances have purged. */
  readonly onPurged: (purged: Purged) => void;
}

/** Follows the epochs of tags. Resolves after the first reading. */
export async function createSharedEpochs(options: SharedEpochsOptions): Promise<SharedEpochs> {
  const { connection, url, clock, onPurged } = options;
  let known: ReadonlyMap<string, string> = new Map();
  let version = '';
  let reading: Promise<boolean> | undefined;
  let isWaiting = false;
  let heard = false;
  let cancel = () => {};
  let closed = false;
  /** Purges of each tag that began here and that the next reads will find: they are announced already. */
  const own = new Map<string, number>();
  const count = (tag: string, more: number) => {
    const sum = (own.get(tag) ?? 0) + more;
    if (sum > 0) own.set(tag, sum);
    else own.delete(tag);
  };
  /** The tags that others have purged since the last reading. */
  const changedIn = (epochs: ReadonlyMap<string, string>): readonly string[] =>
    [...epochs].flatMap(([tag, epoch]) => {
      if (tag.startsWith('#')) return [];
      const risen = Number(epoch) - Number(known.get(tag) ?? 0);
      const mine = Math.min(risen, own.get(tag) ?? 0);
      count(tag, -mine);
      return risen === mine ? [] : [tag];
    });

  /** Resolves with true if something was purged. */
  const read = async (): Promise<boolean> => {
    const [, head] = await connection.run((client) =>
      client.multi().hSetNX(EPOCHS, BASE, randomUUID()).hmGet(EPOCHS, [BASE, VERSION]).exec<'typed'>(),
    );
    const found = head.join(' ');
    if (found === version) return false;
    const epochs = new Map(Object.entries(await connection.run((client) => client.hGetAll(EPOCHS))));
    const isLost = epochs.get(BASE) !== known.get(BASE);
    const changed = changedIn(epochs);
    [known, version] = [epochs, `${epochs.get(BASE) ?? ''} ${epochs.get(VERSION) ?? ''}`];
    if (isLost) own.clear();
    if (isLost || changed.length > 0) onPurged(isLost ? 'all' : changed);
    return true;
  };
  /** At most one reading runs and one waits, however many messages come. */
  const readOnce = async (): Promise<boolean> => {
    if (reading) {
      if (isWaiting) return reading;
      isWaiting = true;
      await reading;
      isWaiting = false;
    }
    reading ??= read()
      // The connection reports its own errors, and the next read comes soon.
      .catch(() => false)
      .finally(() => (reading = undefined));
    return reading;
  };

  const listen = () => {
    const client = createStoreClient(url, () => true);
    client.on('error', () => undefined);
    client.on('ready', () => void readOnce());
    const subscribed = client.connect().then(() =>
      client.subscribe(CHANNEL, () => {
        heard = true;
        void readOnce();
      }),
    );
    subscribed.catch(() => undefined);
    return client;
  };
  let listener = listen();
  const schedule = () => {
    cancel = clock.after(REREAD_MS, () => void reread());
  };
  const reread = async () => {
    schedule();
    heard = false;
    const found = await readOnce();
    // The message of that purge was lost, so the connection that it should have come by may be lost too.
    if (!found || heard || closed) return;
    if (listener.isOpen) listener.destroy();
    listener = listen();
  };
  await readOnce();
  schedule();

  return {
    async purge(tags) {
      // The message may be read before the reply.
      for (const tag of tags) count(tag, 1);
      const raise = async (client: StoreClient) => {
        const commands = client.multi().hSetNX(EPOCHS, BASE, randomUUID()).hIncrBy(EPOCHS, VERSION, 1);
        for (const tag of tags) commands.hIncrBy(EPOCHS, tag, 1);
        const replies = await commands.publish(CHANNEL, '').hLen(EPOCHS).exec();
        return Number(replies.at(-1));
      };
      const size = await connection.run(raise).catch((error: unknown) => {
        for (const tag of tags) count(tag, -1);
        throw error;
      });
      if (size > MAX_TAGS) await connection.run((client) => client.del(EPOCHS));
      await readOnce();
    },
    refresh: async () => void (await readOnce()),
    close() {
      closed = true;
      cancel();
      if (listener.isOpen) listener.destroy();
    },
  };
}
