import type { CorePorts } from './adapters/ports.ts';
import { codecs } from './adapters/storage.codecs.ts';
import type { MoneyRequest, StorageValues } from './adapters/storage.values.ts';

/** Stored values that hold a request without an answer. */
export type OpenSlot = {
  [Name in keyof StorageValues]: StorageValues[Name] extends MoneyRequest ? Name : never;
}[keyof StorageValues];

/** The request of a member that moves money and has no answer yet. Its key outlives the page, so that it stays one request. */
export interface OpenRequest {
  /** What this member sent and got no answer to. */
  readonly find: () => MoneyRequest | undefined;
  /**
   * What an order is sent under, the same in all tabs (ADR 45): the open request, else a new one, which is open then.
   * @param isOver whether an open request is not waited for any more, so that this order takes its place
   */
  readonly open: (order: string, isOver: (before: MoneyRequest) => boolean) => Promise<MoneyRequest>;
  /** Its answer is known. A request that another tab has opened since stays open. */
  readonly settle: (request: MoneyRequest) => void;
}

/** How long a tab waits for its turn, in milliseconds; one that hangs stops nobody for longer. */
const TURN_MS = 1000;

/** How long a new request is told by a lock, in milliseconds: by then every tab has it in its storage. */
const TOLD_MS = 2000;

/** Keeps the open request of a kind in storage. */
export const openRequest = (
  { clock, locks, random, storage }: Pick<CorePorts, 'clock' | 'locks' | 'random' | 'storage'>,
  slot: OpenSlot,
): OpenRequest => {
  const isMine = (request: MoneyRequest | undefined) => request?.memberId === (storage.get('member_id') ?? '');
  const find = () => {
    const found = storage.get(slot);
    return isMine(found) ? found : undefined;
  };
  const told = `${slot} `;
  let settled = '';
  let stopTelling: () => void = () => undefined;

  /** Processes hear of each other's storage late; the names of locks are the same for all at once. */
  const tell = (request: MoneyRequest) =>
    new Promise<void>((go) => {
      const untilKnown = () =>
        new Promise<void>((end) => {
          const stop = clock.after(TOLD_MS, end);
          stopTelling = () => {
            stop();
            end();
          };
          go();
        });
      locks.hold(told + codecs[slot].write(request), untilKnown).catch(go);
    });

  return {
    find,
    open: async (order, isOver) => {
      let taken: MoneyRequest | undefined;
      let telling: Promise<void> | undefined;
      const take = (names: readonly string[]): MoneyRequest => {
        const others = names.flatMap((name) =>
          name.startsWith(told) ? [codecs[slot].read(name.slice(told.length))] : [],
        );
        taken ??= [storage.get(slot), ...others].find(
          (before) => before !== undefined && isMine(before) && before.key !== settled && !isOver(before),
        );
        if (taken !== undefined) return taken;
        taken = { key: random.id(), memberId: storage.get('member_id') ?? '', order };
        storage.set(slot, taken);
        telling = tell(taken);
        return taken;
      };
      await new Promise<void>((done) => {
        const stop = clock.after(TURN_MS, done);
        const go = () => {
          stop();
          done();
        };
        locks
          .hold(slot, async () => {
            take(await locks.held());
            await telling;
          })
          .then(go, go);
      });
      // Without locks, and when its turn did not come in time, a tab relies on what its storage says.
      return take([]);
    },
    settle: ({ key }) => {
      settled = key;
      stopTelling();
      if (storage.get(slot)?.key === key) storage.remove(slot);
    },
  };
};
