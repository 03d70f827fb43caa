/** What waits: something for a site. */
interface Waiting {
  readonly site: string;
}

/** Work that waits for a thread, each site's in its order and the sites in turns. */
export interface Queue<Item extends Waiting> {
  /** False when its site has too many waiting already. */
  put(item: Item): boolean;
  /** Puts something that was taken back in front. */
  putBack(item: Item): void;
  remove(item: Item): boolean;
  /** Hands out items as long as `place` takes one of any site; the site that got a place is asked last the next time. */
  take(place: (item: Item) => boolean): void;
  clear(): readonly Item[];
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
      // A site that is set again comes once more, after the others.
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
  };
}
