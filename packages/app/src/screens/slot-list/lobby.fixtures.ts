import { calls } from '@housefront/contract/calls';
import type { SiteConfig } from '@housefront/contract/site-config';
import { onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { openPage, type PageOptions } from '../../testing/openPage.tsx';

/** Loads the code of lists, so that no test waits for it. */
export const loadLists = async (): Promise<void> => {
  const [desktop, phone] = await Promise.all([
    import('@housefront/ui/templates/desktop-1'),
    import('@housefront/ui/templates/h5-1'),
    import('./slot-game.page.ts'),
    import('../games/games.page.ts'),
    import('./lobby/lobby.ts'),
  ]);
  await Promise.all([desktop.default.views.slotList(), phone.default.views.slotList()]);
};

/** The lobby of a site. */
export const lobby: NonNullable<SiteConfig['lobby']> = {
  facets: ['provider', 'feature', 'volatility', 'rtp', 'stake', 'lines', 'new'],
  ranges: { rtp: [94, 96], lines: [20, 50], stake: { USD: ['20', '100'] } },
  count: 'auto',
  shelves: false,
};
/** Address of the list of a provider. */
export const LIST = '/slotgame?gt_id=2&gp_id=GPR8&house=gpr8';

/** A game of the list by its number. */
export const game = (id: number, name: string, more: object = {}) => ({
  game_id: id,
  game_name: name,
  game_code: `GPR8_${id}`,
  game_type: '2',
  gp_id: 'GPR8',
  gt_id: 2,
  ...more,
});
const NAMES = /Amber|Bronze|Coral|Dune|Ember/;
/** Volatility 1 has free spins only, volatility 4 cascades only. */
const five = [
  game(1, 'Amber', { volatility: 1, features: ['freespins'], popularity: 3, min_stake: '20' }),
  game(2, 'Bronze', { volatility: 1, features: ['freespins'], popularity: 9, min_stake: '500' }),
  game(3, 'Coral', { volatility: 1, features: ['freespins'] }),
  game(4, 'Dune', { volatility: 4, features: ['cascade'], popularity: 5, min_stake: '100' }),
  game(5, 'Ember'),
];

/** Opens a page of a site with a lobby, whose provider has five games. */
export const open = async (path: string, { config, prepare, ...more }: PageOptions = {}) => {
  await page.viewport(more.mode === 'mobile' ? 390 : 1280, 800);
  onTestFinished(() => page.viewport(414, 896));
  const site = await openPage(path, {
    unscripted: true,
    config: { lobby, ...config },
    prepare: (ports) => {
      ports.http.ok(calls.gameLabel, { list: [], main: five });
      prepare?.(ports);
    },
    ...more,
  });
  return { ...site, href: () => site.runtime.navigation.target().href };
};

/** Names of the games in the list, without those below it. */
export const names = (): readonly string[] =>
  [...document.querySelectorAll('li')].flatMap(({ textContent }) => NAMES.exec(textContent)?.[0] ?? []);
/** The facets. */
export const filter = () => page.getByRole('group', { name: 'Filter', exact: true });
/** A facet of the bar. */
export const facet = (name: string | RegExp) => filter().getByRole('button', { name });
/** A value of the open facet. */
export const box = (name: string) => page.getByRole('checkbox', { name, exact: true });
/** Values of an open facet with their numbers; a dash is behind disabled ones. */
export const boxes = (name: string) =>
  page
    .getByRole('group', { name })
    .getByRole('checkbox')
    .elements()
    .map((one) =>
      one instanceof HTMLInputElement ? `${one.labels?.[0]?.textContent}${one.disabled ? ' -' : ''}` : '',
    );
/** The chips of chosen values. */
export const chips = () =>
  page
    .getByRole('list', { name: 'Chosen filters' })
    .getByRole('listitem')
    .elements()
    .map((chip) => chip.textContent);
