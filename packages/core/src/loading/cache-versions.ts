/** Result of comparing the number of an event: it follows, something before it was lost, or it is no news. */
export type VersionJudgement = 'next' | 'gap' | 'old';

/** The numbers of things that events change, such as jackpots, by their ids. */
export interface CacheVersions {
  /** Judges an event. One without a number always follows. */
  readonly judge: (id: string, version: number | null) => VersionJudgement;
  /**
   * Begins a read. The returned function says whether its answer on a thing counts: not if an event that is newer came
   * meanwhile. Otherwise its number holds, also a lower one: a restored platform begins again.
   */
  readonly beginRead: () => (id: string, version: number | null) => boolean;
}

/** Creates the numbers; none is known yet (ENG-06). */
export const createCacheVersions = (): CacheVersions => {
  const known = new Map<string, number>();
  let heard = new Map<string, number | null>();
  return {
    judge: (id, version) => {
      const last = known.get(id);
      if (version !== null && last !== undefined && version <= last) return 'old';
      heard.set(id, version);
      if (version === null) return 'next';
      known.set(id, version);
      return last !== undefined && version > last + 1 ? 'gap' : 'next';
    },
    beginRead: () => {
      const meanwhile = new Map<string, number | null>();
      heard = meanwhile;
      return (id, version) => {
        const newer = meanwhile.get(id);
        if (newer !== undefined && (newer === null || version === null || version < newer)) return false;
        if (version === null) known.delete(id);
        else known.set(id, version);
        return true;
      };
    },
  };
};
