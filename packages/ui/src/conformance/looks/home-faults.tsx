import axe from 'axe-core';
import { page } from 'vitest/browser';
import type { FixtureLocale, FixtureOptions } from '../../slots/base.fixtures.ts';
import { setFont } from '../../testing/fonts.ts';
import type { GameModel, Loadable } from '../../slots/models.ts';
import type { HomeViewProps } from '../../views/home/contract.ts';
import { homeFixture } from '../../views/home/home.fixtures.ts';
import { posed, type Finder } from './lookAtViews.ts';
import { textFaults } from '../faults/texts.ts';
import { watchShifts } from './shiftFaults.ts';

/** Landmarks without a name of their own. */
export const landmarkFaults: Finder = async (screen, subject) => {
  await screen.pose(posed(subject, { width: subject.template.kind === 'desktop' ? 1280 : 390 }));
  const { violations } = await axe.run(document, { runOnly: ['landmark-unique'] });
  return violations.flatMap(({ nodes }) => nodes.map(({ html }) => html.slice(0, 120)));
};

/** A page with no title, with several, or with an empty one. */
export const titleFaults: Finder = async (screen, subject) => {
  await screen.pose(posed(subject, { width: subject.template.kind === 'mobile' ? 320 : 1280 }));
  const titles = page.getByRole('heading', { level: 1 }).elements();
  if (titles.length !== 1) return [`${titles.length} titles`];
  return titles[0]?.textContent ? [] : ['an empty title'];
};

const languages: readonly FixtureLocale[] = [
  'longest',
  'th_TH',
  'my_MM',
  'ta_IN',
  'bn_BD',
  'hi_IN',
  'vi_VN',
  'ko_KR',
  'zh_CN',
];

/** Texts of other scripts that are cut. */
export const scriptFaults: Finder = async (screen, subject) => {
  await screen.pose(posed(subject, { width: subject.widths.narrowest }));
  // Both fonts write these scripts with the same letters; only digits and English are wider in one.
  await setFont('wide');
  const faults: string[] = [];
  for (const locale of languages) {
    await screen.show({ locale, session: 'guest' });
    faults.push(...(await textFaults(['wide'])).map((fault) => `${locale}: ${fault}`));
  }
  return faults;
};

const AMOUNT = /128,450\.60/;
const MARK = '(May be out of date)';

/** Amounts that may be old and do not say so. */
export const staleFaults: Finder = async (screen, subject) => {
  const { session } = homeFixture({ session: 'member' });
  if (session.kind !== 'member') return ['the fixture has no member'];
  const Member: typeof session.Member = ({ render }) => (
    <session.Member render={(member) => render({ ...member, balanceStale: true })} />
  );
  await screen.pose(posed(subject, { width: subject.widths.usual, props: { session: { ...session, Member } } }));
  const shown = page.getByRole('main').getByText(AMOUNT).elements();
  return shown
    .filter((element) => element.nextElementSibling?.textContent?.trim() !== MARK)
    .map((element) => `${element.outerHTML.slice(0, 120)} is not marked`);
};

/** Lists of home whose games have names of their own. */
function namedLists(options: FixtureOptions): Pick<HomeViewProps, 'hotGames' | 'lastPlayed' | 'shelves'> {
  const { hotGames, lastPlayed, shelves } = homeFixture(options);
  const named = (list: Loadable<GameModel>): Loadable<GameModel> => ({
    ...list,
    items: list.items.map((game) => ({ ...game, name: game.id })),
  });
  return {
    hotGames: named(hotGames),
    lastPlayed: named(lastPlayed),
    shelves: shelves.map(({ hall, games }) => ({ hall, games: named(games) })),
  };
}

/** The lists of tiles on the page, each with the names of its games. */
const tileLists = () =>
  [...document.querySelectorAll<HTMLElement>('main :is(ul, ol, div):has(> li[data-layout])')].map((list) => ({
    list,
    names: [...list.querySelectorAll('button[title]:first-child')].map((one) => one.getAttribute('title') ?? ''),
  }));

/** Games that stand twice, a top ten that is no numbered list, and a home that does not begin with what it should. */
export const shelvesFaults: Finder = async (screen, subject) => {
  const { kind } = subject.template;
  const pose = { width: kind === 'desktop' ? 1440 : 390, height: kind === 'desktop' ? 900 : 800 };
  await screen.pose(posed(subject, { ...pose, props: namedLists }));
  const lists = tileLists();
  const all = lists.flatMap(({ names }) => names);
  const twice = all.filter((name, at) => all.indexOf(name) !== at).map((name) => `${name} stands twice`);
  const { hotGames, lastPlayed } = namedLists(subject.options);
  const [first] = lists;
  const begins = subject.options.session === 'member' ? lastPlayed : hotGames;
  const ranked = lists.filter(({ list }) => list.localName === 'ol');
  const expected = hotGames.items.map(({ id }) => id).join();
  const isNumbered = ({ list }: (typeof ranked)[number]): boolean =>
    ['::before', '::after'].some((part) =>
      [...list.children].every((tile) => getComputedStyle(tile, part).content.includes('counter(')),
    );
  return [
    ...twice,
    ...(first?.names.join() === begins.items.map(({ id }) => id).join() ? [] : [`begins with ${first?.names.join()}`]),
    ...(ranked.length === 1 && ranked[0]?.names.join() === expected && isNumbered(ranked[0]) ? [] : ['no top ten']),
    ...[...(ranked[0]?.list.querySelectorAll('[title="Hot"]') ?? [])].map(() => 'a hot game among the hot'),
  ];
};

/** The jumps of a member's home while the own games arrive: none, one and thirty, the others of which are hot games or a hall's. */
export const arrivalFaults: Finder = async (screen, subject) => {
  const { kind } = subject.template;
  const [width, height] = kind === 'desktop' ? [1440, 900] : [390, 800];
  const without = { ...namedLists(subject.options), lastPlayed: { state: 'ready', items: [] } as const };
  const own = namedLists(subject.options).lastPlayed;
  const faults: string[] = [];
  for (const count of [0, 4, 30]) {
    const games = Array.from({ length: count }, (_, at) => own.items[at % own.items.length]).flatMap((game, at) =>
      game ? [{ ...game, id: `own-${at}`, name: `own-${at}` }] : [],
    );
    await screen.pose({ options: subject.options, width, height, props: without });
    const shifts = watchShifts();
    await screen.show(subject.options, (values) =>
      values !== null && typeof values === 'object' && 'lastPlayed' in values
        ? { ...values, lastPlayed: { state: 'ready', items: games } }
        : values,
    );
    const sum = shifts().reduce((total, { value }) => total + value, 0);
    if (sum > 0.02) faults.push(`${count} own games move the page by ${sum}`);
  }
  return faults;
};
