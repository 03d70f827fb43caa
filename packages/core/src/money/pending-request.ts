import type { CorePorts } from '../adapters/ports/ports.ts';
import { codecs } from '../adapters/storage/storage.codecs.ts';
import type { MoneyRequest, StorageValues } from '../adapters/storage/storage.values.ts';
import { within } from '../loading/within.ts';

/** Storage keys of pending requests. */
export type PendingSlot = {
  [Name in keyof StorageValues]: StorageValues[Name] extends MoneyRequest ? Name : never;
}[keyof StorageValues];

/**
 * A member's request that moves money and has no answer yet. Its idempotency key survives a reload, so a repeated request is
 * recognised as the same.
 */
export interface PendingRequest {
  /** The pending request of this member. */
  readonly find: () => MoneyRequest | undefined;
  /**
   * Returns the pending request, or makes a new one. All tabs get the same (ADR 45).
   * @param isOver whether the new order may replace a pending request
   */
  readonly acquire: (order: string, isOver: (before: MoneyRequest) => boolean) => Promise<MoneyRequest>;
  /** Call it when the answer is known. A request that another tab made since then stays pending. */
  readonly settle: (request: MoneyRequest) => void;
}

/** Timeout for the lock, in milliseconds: an unresponsive tab blocks others no longer than this. */
const LOCK_TIMEOUT_MS = 1000;

/** Time for which a lock announces a new request, in milliseconds. By then every tab sees it in storage. */
const ANNOUNCE_MS = 2000;

/** Keeps the pending request of one kind in storage. */
export const pendingRequest = (
  { clock, locks, random, storage }: Pick<CorePorts, 'clock' | 'locks' | 'random' | 'storage'>,
  slot: PendingSlot,
): PendingRequest => {
  const isMine = (request: MoneyRequest | undefined) => request?.memberId === (storage.get('member_id') ?? '');
  const find = () => {
    const found = storage.get(slot);
    return isMine(found) ? found : undefined;
  };
  const prefix = `${slot} `;
  let settled = '';
  let stopAnnouncing: () => void = () => undefined;

  /** Announces a request as the name of a lock: all tabs see locks at once, but changes of storage later. */
  const announce = (request: MoneyRequest) =>
    new Promise<void>((resolve) => {
      const untilAnswered = () =>
        new Promise<void>((end) => {
          const stop = clock.after(ANNOUNCE_MS, end);
          stopAnnouncing = () => {
            stop();
            end();
          };
          resolve();
        });
      locks.hold(prefix + codecs[slot].write(request), untilAnswered).catch(resolve);
    });

  return {
    find,
    acquire: async (order, isOver) => {
      let request: MoneyRequest | undefined;
      let announced: Promise<void> | undefined;
      const findOrCreate = (lockNames: readonly string[]): MoneyRequest => {
        const others = lockNames.flatMap((name) =>
          name.startsWith(prefix) ? [codecs[slot].read(name.slice(prefix.length))] : [],
        );
        request ??= [storage.get(slot), ...others].find(
          (before) => before !== undefined && isMine(before) && before.key !== settled && !isOver(before),
        );
        if (request !== undefined) return request;
        request = { key: random.id(), memberId: storage.get('member_id') ?? '', order };
        storage.set(slot, request);
        announced = announce(request);
        return request;
      };
      const locked = locks.hold(slot, async () => {
        findOrCreate(await locks.held());
        await announced;
      });
      await within(clock, LOCK_TIMEOUT_MS, locked).catch(() => undefined);
      // Without locks, or after the timeout, a tab relies on its storage.
      return findOrCreate([]);
    },
    settle: ({ key }) => {
      settled = key;
      stopAnnouncing();
      if (storage.get(slot)?.key === key) storage.remove(slot);
    },
  };
};
