/** An item in the queue, for a site. */
interface Waiting {
  readonly site: string;
}

/** Items that wait for a thread: in order within a site, with the sites taking turns. */
export interface Queue<Item extends Waiting> {
  /** False if too many items of its site are waiting already. */
  put(item: Item): boolean;
  /** Puts an item back at the front. */
  putBack(item: Item): void;
  remove(item: Item): boolean;
  /** Offers items to `place` until it accepts none of any site. A site whose item was accepted is tried last the next time. */
  take(place: (item: Item) => boolean): void;
  clear(): readonly Item[];
  /** Number of items. */
  readonly size: number;
}

/** Makes an empty queue. @param perSite most items of one site */
export function createQueue<Item extends Waiting>(perSite: number): Queue<Item> {
  const bySite = new Map<string, Item[]>();
  const listOf = (site: string): Item[] => {
    const list = bySite.get(site) ?? [];
    bySite.set(site, list);
    return list;
  };

  return {
    put(item) {
      const list = listOf(item.site);
      if (list.length < perSite) return list.push(item) > 0;
      return false;
    },
    putBack: (item) => void listOf(item.site).unshift(item),
    remove(item) {
      const list = bySite.get(item.site) ?? [];
      const at = list.indexOf(item);
      if (at >= 0) list.splice(at, 1);
      return at >= 0;
    },
    take(place) {
      // Setting a site again moves it to the end of the iteration.
      for (const [site, list] of bySite) {
        const [first] = list;
        if (first && !place(first)) continue;
        bySite.delete(site);
        list.shift();
        if (list.length > 0) bySite.set(site, list);
      }
    },
    clear() {
      const all = [...bySite.values()].flat();
      bySite.clear();
      return all;
    },
    get size() {
      return [...bySite.values()].reduce((sum, { length }) => sum + length, 0);
    },
  };
}
