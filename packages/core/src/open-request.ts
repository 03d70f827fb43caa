import type { CorePorts } from './adapters/ports.ts';
import type { MoneyRequest, StorageValues } from './adapters/storage.values.ts';

/** Stored values that hold a request without an answer. */
export type OpenSlot = {
  [Name in keyof StorageValues]: StorageValues[Name] extends MoneyRequest ? Name : never;
}[keyof StorageValues];

/** The request of a member that moves money and has no answer yet. Its key outlives the page, so that it stays one request. */
export interface OpenRequest {
  /** What this member sent and got no answer to. */
  readonly find: () => MoneyRequest | undefined;
  /** The key to send an order under: that of the open request if it is the same order, else a new one, which is open then. */
  readonly keyOf: (order: string) => string;
  /** Its answer is known. */
  readonly settle: () => void;
}

/** Keeps the open request of a kind in storage. */
export const openRequest = (
  { random, storage }: Pick<CorePorts, 'random' | 'storage'>,
  slot: OpenSlot,
): OpenRequest => {
  const memberId = () => storage.get('member_id') ?? '';
  const find = () => {
    const found = storage.get(slot);
    return found?.memberId === memberId() ? found : undefined;
  };
  return {
    find,
    keyOf: (order) => {
      const before = find();
      if (before?.order === order) return before.key;
      const key = random.id();
      storage.set(slot, { key, memberId: memberId(), order });
      return key;
    },
    settle: () => storage.remove(slot),
  };
};
