import type { SiteConfig } from '@housefront/contract/site-config';
import { onTestFinished } from 'vitest';

/** The key of a site whose home and halls show the shelves of the platform. */
export const lobbyOfShelves = {
  lobby: { facets: [], ranges: { rtp: [], lines: [], stake: {} }, count: 'auto', shelves: true },
} satisfies Partial<SiteConfig>;

const art = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>';

/** Games as the platform sends them, with ids from a number on. */
export const listedGames = (from: number, count = 12) =>
  Array.from({ length: count }, (_, at) => ({
    game_id: from + at,
    game_name: `Listed ${from + at}`,
    game_code: `c${from + at}`,
    gp_id: 'GPJD',
    gt_id: 2,
    game_icon: art,
  }));

/** A shelf as the platform sends it, with a title that tests recognise. */
export const shelf = (id: string, more: object = {}) => ({
  id,
  title: `Shelf ${id}`,
  kind: 'games',
  list: [],
  providers: [],
  more: '',
  ...more,
});

/** Faults of a shelf, none of which may be seen. The call of a rule fails. */
export const faults = [
  { fault: 'empty', bad: shelf('bad') },
  { fault: 'of an unknown kind', bad: shelf('bad', { kind: 'weather', list: listedGames(400) }) },
  { fault: 'without a title', bad: shelf('bad', { title: '', list: listedGames(400) }) },
  { fault: 'by a rule that fails', bad: shelf('bad', { rule: { facets: { new: ['30'] }, sort: 'newest', count: 6 } }) },
  { fault: 'of unreadable games', bad: shelf('bad', { list: [null, { game_name: 'No id' }, 'x'] }) },
] as const;

/** Titles of listed shelves on the page, in its order. */
export const shelfTitles = (): readonly string[] =>
  [...document.querySelectorAll('main h2')].flatMap(({ textContent }) =>
    textContent.startsWith('Shelf ') ? [textContent.slice(6)] : [],
  );

/** The section of a listed shelf. */
export const sectionOf = (id: string): Element | undefined =>
  [...document.querySelectorAll('main section')].find(
    (section) => section.querySelector('h2')?.textContent === `Shelf ${id}`,
  );

/** Pixels between two sections. */
export const gapBetween = (above: string, below: string): number =>
  Math.round(
    (sectionOf(below)?.getBoundingClientRect().top ?? NaN) - (sectionOf(above)?.getBoundingClientRect().bottom ?? NaN),
  );

/** The sum of all jumps from now on. */
export function jumps(): () => number {
  let sum = 0;
  const add = (entries: PerformanceEntryList): void => {
    for (const entry of entries) if ('value' in entry) sum += Number(entry.value);
  };
  const observer = new PerformanceObserver((list) => add(list.getEntries()));
  observer.observe({ type: 'layout-shift' });
  onTestFinished(() => observer.disconnect());
  return () => {
    add(observer.takeRecords());
    return sum;
  };
}

/** Places of headings and tiles in view. */
export const placesInView = (): readonly string[] =>
  [...document.querySelectorAll('main :is(h2, li, section)')].flatMap((part) => {
    const { top, bottom, left, height } = part.getBoundingClientRect();
    if (height === 0 || bottom <= 0 || top >= window.innerHeight) return [];
    // A part that goes on below the view may grow there.
    return [`${part.textContent.slice(0, 20)} ${Math.round(left)} ${Math.round(top)}`];
  });
