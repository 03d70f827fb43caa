import { cacheTag } from '../network/cache-tags.ts';
import type { Purged } from '../shared/shared-state.ts';

/** Purges that this instance knows of. Moments are numbers that rise with each purge; times of machines are not compared. */
export interface Purges {
  /** The moment now. Take it before something is read from the platform. */
  readonly moment: number;
  /** Adds a purge. */
  readonly add: (purged: Purged) => void;
  /** True if none of the tags was purged after a moment. */
  readonly isValid: (tags: readonly string[], moment: number) => boolean;
  /** The moment of the last purge of something of a site. */
  readonly ofSite: (site: string) => number;
}

/** Most tags that are remembered; beyond that everything kept so far counts as purged. */
const MAX_TAGS = 20_000;

/** The tag of the site that a tag belongs to. */
const siteOf = (tag: string): string => tag.split('-', 2).join('-');

/** Creates an empty list of purges. */
export function createPurges(): Purges {
  let moment = 0;
  let all = 0;
  const byTag = new Map<string, number>();
  const bySite = new Map<string, number>();
  const addAll = () => {
    all = moment;
    byTag.clear();
    bySite.clear();
  };
  return {
    get moment() {
      return moment;
    },
    add(purged) {
      moment += 1;
      if (purged === 'all' || byTag.size + purged.length > MAX_TAGS) return addAll();
      for (const tag of purged) {
        byTag.set(tag, moment);
        bySite.set(siteOf(tag), moment);
      }
    },
    isValid: (tags, since) => all <= since && tags.every((tag) => (byTag.get(tag) ?? 0) <= since),
    ofSite: (site) => Math.max(all, bySite.get(cacheTag(site)) ?? 0),
  };
}
