import type { PlayableGame } from '../../base/playable-game.ts';
import type { CatalogueGame, GameLabel, Hall, Provider, ProviderAddress, ProviderGames } from './catalogue.types.ts';

/** Halls whose providers have a list of games: slot and card game (CAT-10x). */
const LIST_HALLS: readonly number[] = [2, 6];

/** The hall with a game room (CAT-16). */
const ROOM_HALL = 2;

/** Target of a provider: its list, the room of its hall, or straight into play. */
export type ProviderTarget =
  | { readonly kind: 'list' | 'room'; readonly address: ProviderAddress }
  | { readonly kind: 'play'; readonly game: PlayableGame };

/** Input of the decision. */
export interface ProviderTargetOptions {
  /** Providers that start at once although their hall has lists (CAT-10x). */
  readonly directLaunchProviders: readonly string[];
  /** Game rooms are on (CAT-17x). */
  readonly gameRoom: boolean;
  /** Desktop layout; a phone has no rooms. */
  readonly desktop: boolean;
}

/** The provider that plays, keeps favourites and holds the wallet (CAT-11x). */
export const providerForPlay = (provider: Pick<Provider, 'realId'>): string => provider.realId;

/** The effect of choosing a provider. `name` is the shown one (CAT-09). */
export const openProvider = (
  hallId: number,
  provider: Provider,
  name: string,
  options: ProviderTargetOptions,
): ProviderTarget => {
  const direct = options.directLaunchProviders.includes(provider.id) || provider.gameCode !== '';
  if (LIST_HALLS.includes(hallId) && !direct) {
    const kind = options.gameRoom && options.desktop && hallId === ROOM_HALL ? 'room' : 'list';
    return { kind, address: { gtId: hallId, gpId: provider.id, house: provider.house } };
  }
  const { gameType, gameCode, house } = provider;
  return { kind: 'play', game: { gpId: providerForPlay(provider), gameType, gameCode, house, name } };
};

/** The input of play.start for a game of a list; a game of a menu entry is played at the real provider (CAT-11x). */
export const playableGame = (game: CatalogueGame, name: string, provider?: Provider): PlayableGame => ({
  gpId: provider !== undefined && (provider.customized || game.gpId === '') ? providerForPlay(provider) : game.gpId,
  gameType: game.gameType === '' ? (provider?.gameType ?? '') : game.gameType,
  gameCode: game.gameCode,
  house: game.house === '' ? (provider?.house ?? '') : game.house,
  name,
});

/** A hall by its gt_id; undefined sends /gameHall to / (CAT-10x). */
export const findHall = (halls: readonly Hall[], id: number): Hall | undefined => halls.find((hall) => hall.id === id);

/** A provider by hall and id: what the query of /slotgame names (CAT-12). */
export const findProvider = (
  halls: readonly Hall[],
  { gtId, gpId }: Omit<ProviderAddress, 'house'>,
): Provider | undefined => findHall(halls, gtId)?.providers.find((provider) => provider.id === gpId);

/** A provider with a list, and the address of the list. */
export interface ListedProvider {
  readonly provider: Provider;
  readonly address: ProviderAddress;
}

/** All providers with a list, in the order of the halls: together they hold every game that has a tile (CAT-10x). */
export const listedProviders = (halls: readonly Hall[], options: ProviderTargetOptions): readonly ListedProvider[] =>
  halls.flatMap(({ id, providers }) =>
    providers.flatMap((provider) => {
      const target = openProvider(id, provider, '', options);
      return target.kind === 'play' ? [] : [{ provider, address: target.address }];
    }),
  );

/** The games of several lists as one. A game in two lists, e.g. of a provider and of a menu entry, is included once. */
export interface MergedGames {
  readonly games: readonly CatalogueGame[];
  /** The provider whose list a game came from first. */
  readonly providerOf: (game: CatalogueGame) => Provider | undefined;
  /** The labels of that list that the game has; label ids are unique only within a list. */
  readonly labelsOf: (game: CatalogueGame) => readonly GameLabel[];
}

/** Merges lists in the given order; those that are not loaded yet are left out. */
export const mergeGames = (
  lists: readonly { readonly provider: Provider; readonly list: ProviderGames | undefined }[],
): MergedGames => {
  const games = new Map<string, CatalogueGame>();
  const owners = new Map<CatalogueGame, { readonly provider: Provider; readonly labels: readonly GameLabel[] }>();
  for (const { provider, list } of lists) {
    const labels = list?.labels ?? [];
    for (const game of list?.games ?? []) {
      if (games.has(game.id)) continue;
      games.set(game.id, game);
      owners.set(game, { provider, labels });
    }
  }
  return {
    games: [...games.values()],
    providerOf: (game) => owners.get(game)?.provider,
    labelsOf: (game) => (owners.get(game)?.labels ?? []).filter(({ id }) => game.labelIds.includes(id)),
  };
};
