/** Room of one original. */
export interface Lease {
  /** The original turned out to have so many bytes. */
  shrink(bytes: number): void;
  /** The original is no longer in memory. Further calls change nothing. */
  giveBack(): void;
}

/** Limits of {@link createPictureRoom}, in bytes. */
export interface PictureRoomOptions {
  /** All originals together. */
  readonly bytes: number;
  /** Those of one network. */
  readonly bytesPerNetwork: number;
  /** Largest original. As much room is taken for each one until its size is known. */
  readonly largest: number;
  /** Called when there is more room than before. */
  readonly onFree: () => void;
}

/** Memory for originals that are fetched or wait to be made (SEC-08). */
export interface PictureRoom {
  /** Whether there is room for another original. */
  hasRoom(network: string): boolean;
  take(network: string): Lease;
}

/** Creates room in memory that pictures share, all of it free. */
export function createPictureRoom({ bytes, bytesPerNetwork, largest, onFree }: PictureRoomOptions): PictureRoom {
  const taken = new Map<string, number>();
  let all = 0;
  const add = (network: string, size: number) => {
    all += size;
    const now = (taken.get(network) ?? 0) + size;
    if (now > 0) taken.set(network, now);
    else taken.delete(network);
  };
  return {
    hasRoom: (network) => all + largest <= bytes && (taken.get(network) ?? 0) + largest <= bytesPerNetwork,
    take(network) {
      let held = largest;
      const shrink = (size: number) => {
        if (size >= held) return;
        add(network, size - held);
        held = size;
        onFree();
      };
      add(network, largest);
      return { shrink, giveBack: () => shrink(0) };
    },
  };
}
