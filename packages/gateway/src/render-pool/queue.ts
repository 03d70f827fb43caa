/** An item in the queue, for a site and from a network of visitors. */
interface Waiting {
  readonly site: string;
  readonly network: string;
}

/** Items that wait for a thread: in order within a network, with the sites taking turns, and within a site its networks. */
export interface Queue<Item extends Waiting> {
  /**
   * Puts an item in its place. If too many of its site wait, the newest item of the network with the most gives way: one network
   * alone never keeps others out (SEC-09).
   * @returns the item that has no place, possibly this one
   */
  put(item: Item): Item | undefined;
  /** Puts an item back at the front. */
  putBack(item: Item): void;
  remove(item: Item): boolean;
  /**
   * Offers items to `place` until it accepts none of any site. A site and a network whose item was accepted are tried last the
   * next time.
   * @param mayRun whether the network of an item may have one more place
   */
  take(place: (item: Item) => boolean, mayRun: (item: Item) => boolean): void;
  clear(): readonly Item[];
  /** Number of items. */
  readonly size: number;
}

/** Makes an empty queue. @param perSite most items of one site */
export function createQueue<Item extends Waiting>(perSite: number): Queue<Item> {
  const bySite = new Map<string, Map<string, Item[]>>();
  const listsOf = (site: string): Map<string, Item[]> => {
    const lists = bySite.get(site) ?? new Map<string, Item[]>();
    bySite.set(site, lists);
    return lists;
  };
  const listOf = ({ site, network }: Waiting): Item[] => {
    const lists = listsOf(site);
    const list = lists.get(network) ?? [];
    lists.set(network, list);
    return list;
  };
  const count = (lists: ReadonlyMap<string, readonly Item[]>) =>
    [...lists.values()].reduce((sum, { length }) => sum + length, 0);
  const tidy = ({ site, network }: Waiting) => {
    const lists = bySite.get(site);
    if (lists?.get(network)?.length === 0) lists.delete(network);
    if (lists?.size === 0) bySite.delete(site);
  };

  return {
    put(item) {
      const list = listOf(item);
      const lists = listsOf(item.site);
      list.push(item);
      if (count(lists) <= perSite) return undefined;
      // Of equal ones the newcomer gives way.
      const longest = [...lists.values()].reduce((most, next) => (next.length > most.length ? next : most), list);
      const last = longest.pop();
      tidy(last ?? item);
      return last;
    },
    putBack: (item) => void listOf(item).unshift(item),
    remove(item) {
      const list = bySite.get(item.site)?.get(item.network) ?? [];
      const at = list.indexOf(item);
      if (at >= 0) list.splice(at, 1);
      tidy(item);
      return at >= 0;
    },
    take(place, mayRun) {
      // Setting a site or a network again moves it to the end of the iteration.
      for (const [site, lists] of bySite) {
        const next = lists.entries().find(([, [first]]) => first && mayRun(first));
        const first = next?.[1][0];
        if (!next || !first || !place(first)) continue;
        const [network, list] = next;
        list.shift();
        lists.delete(network);
        if (list.length > 0) lists.set(network, list);
        bySite.delete(site);
        if (lists.size > 0) bySite.set(site, lists);
      }
    },
    clear() {
      const all = [...bySite.values()].flatMap((lists) => [...lists.values()].flat());
      bySite.clear();
      return all;
    },
    get size() {
      return [...bySite.values()].reduce((sum, lists) => sum + count(lists), 0);
    },
  };
}
