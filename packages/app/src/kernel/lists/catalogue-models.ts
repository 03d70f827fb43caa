import { perObject } from '@housefront/contract/per-object';
import {
  findProvider,
  gameName,
  badgesOf,
  playableGame,
  type CatalogueGame,
  type GameLabel,
  type GameTag,
  type Hall,
  type Provider,
} from '@housefront/core/features/catalogue';
import type { DemoHall } from '@housefront/core/features/demo';
import { pickText } from '@housefront/core/i18n';
import type { GameModel, HallModel, ProviderModel } from '@housefront/ui/slots';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useStore } from 'zustand';
import { paths } from '../paths.ts';
import { trialsFor } from '../capabilities.ts';
import { useRuntime, type Runtime, useSite } from '../runtime.ts';

/** A provider for the view; choosing it opens its list or starts its game (CAT-09). */
function providerModel({ core }: Runtime, hall: Hall, provider: Provider): ProviderModel {
  const name = pickText(provider.name, core.i18n.locale) || provider.id;
  const target = core.catalogue.openProvider(hall.id, provider, name);
  const shown = {
    id: provider.id,
    name,
    // The platform names art by the theme that it is for, the views by the colour of the art.
    icon: { light: provider.iconDark, dark: provider.iconLight },
    gameCount: provider.gameCount > 0 ? provider.gameCount : undefined,
  };
  if (target.kind === 'play') return { ...shown, onOpen: () => core.play.start(target.game) };
  const { address } = target;
  return { ...shown, href: target.kind === 'room' ? paths.gameRoom(address) : paths.slotGame(address) };
}

/** Models that header, footer, menu and page of a document share. */
const sharedModels = perObject((runtime: Runtime) => ({
  providersOf: perObject((hall: Hall) => hall.providers.map((provider) => providerModel(runtime, hall, provider))),
  /** By the active hall. */
  hallsOf: perObject((_halls: readonly Hall[]) => new Map<number | null, readonly HallModel[]>()),
}));

/** A hall for the view (CAT-07). */
function hallModel(runtime: Runtime, hall: Hall, active: number | null): HallModel {
  const { t, locale } = runtime.core.i18n;
  return {
    id: hall.id,
    key: hall.key,
    name: pickText(hall.name, locale) || t(`hall.${hall.key}.name`),
    shortName: t(`hall.${hall.key}.abbr`),
    href: paths.gameHall(hall.id),
    icon: hall.icon,
    iconActive: hall.iconActive,
    active: hall.id === active,
    providers: sharedModels(runtime).providersOf(hall),
  };
}

/** Models of a list of halls. */
function hallModels(runtime: Runtime, halls: readonly Hall[], active: number | null): readonly HallModel[] {
  const known = sharedModels(runtime).hallsOf(halls);
  const models = known.get(active) ?? halls.map((hall) => hallModel(runtime, hall, active));
  known.set(active, models);
  return models;
}

/** Labels providers with their number of games; null for one whose number is unknown. */
export const gameCountLabel =
  ({ core }: Runtime) =>
  ({ gameCount }: ProviderModel): string | null =>
    gameCount === undefined ? null : core.i18n.t('catalogue.game_count', { count: gameCount });

const noHalls: readonly Hall[] = [];

/** The halls of the current mode and currency, as data and as models. */
export function useHalls(active: number | null) {
  const runtime = useRuntime();
  useSite((site) => `${site.mode} ${site.currency}`);
  const query = useQuery(runtime.core.catalogue.queries.halls());
  const halls = query.data ?? noHalls;
  return { query, halls, models: hallModels(runtime, halls, active) };
}

/** Context of a tile: the list that contains it. */
export interface TileContext {
  readonly labels?: readonly GameLabel[] | undefined;
  /** The provider of the list, for all games or by game. */
  readonly provider?: Provider | ((game: CatalogueGame) => Provider | undefined) | undefined;
  /** The badge that the list is named after: its tiles do not repeat it (LOOK-05). */
  readonly named?: GameTag | undefined;
}

/** Builds a tile; memoised per game, so that only changed tiles of a long list are rendered. */
function tileMaker({ core }: Runtime, halls: readonly Hall[], demoHalls: readonly DemoHall[] | undefined) {
  const { t, locale } = core.i18n;
  const made = new WeakMap<CatalogueGame, { readonly of: readonly unknown[]; readonly model: GameModel }>();
  return (game: CatalogueGame, on: boolean, { labels, provider, named }: TileContext): GameModel => {
    const known = made.get(game);
    const of = [on, labels, provider, named];
    if (known && of.every((value, at) => value === known.of[at])) return known.model;
    const name = gameName(game, locale);
    const given = typeof provider === 'function' ? provider(game) : provider;
    const own =
      given ?? (game.hallId === null ? undefined : findProvider(halls, { gtId: game.hallId, gpId: game.gpId }));
    const playable = playableGame(game, name, own);
    const demo = game.demo && core.demo.showsDemo(demoHalls, game.hallId ?? 2, playable.gpId);
    const model: GameModel = {
      id: game.id,
      name,
      providerName: own ? pickText(own.name, locale) : '',
      art: game.art,
      pictures: game.pictures,
      badges: badgesOf(game, labels)
        .filter((kind) => kind !== named)
        .map((kind) => ({ kind, text: t(`catalogue.${kind}`) })),
      onPlay: () => core.play.start(playable),
      onDemo: demo ? () => core.play.start({ ...playable, demo: true }) : undefined,
      favourite: { on, onToggle: () => core.favourites.toggle(game) },
    };
    made.set(game, { of, model });
    return model;
  };
}

/** Builds tiles of games: names in the visitor's language, favourites, demo buttons, and play directly from the click. */
export function useGameModels() {
  const runtime = useRuntime();
  const { core } = runtime;
  useSite((site) => site.memberId);
  const { data: halls } = useQuery(core.catalogue.queries.halls());
  const { data: known } = useQuery(core.demo.queries.halls());
  const demoHalls = trialsFor(core, known);
  const pending = useStore(core.favourites.store, (state) => state.pending);
  const make = useMemo(() => tileMaker(runtime, halls ?? [], demoHalls), [runtime, halls, demoHalls]);
  return useMemo(
    () =>
      (games: readonly CatalogueGame[], context: TileContext = {}): GameModel[] =>
        games.map((game) => make(game, pending.get(game.id) ?? game.favourite, context)),
    [make, pending],
  );
}
