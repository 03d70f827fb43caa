import { windowOf } from '@housefront/core/features/access';
import type { Banner, BannerGameLink } from '@housefront/core/features/banners';
import {
  findHall,
  findProvider,
  type Hall,
  type PlayableGame,
  type Provider,
  type ProviderTarget,
} from '@housefront/core/features/catalogue';
import { navigationTarget } from '@housefront/core/adapters';
import type { Destination } from '@housefront/ui/slots';
import { paths } from '../../kernel/paths.ts';

/** Input for resolving a banner. */
export interface BannerContext {
  /** The site is a demo: banners are plain pictures (HOME-08). */
  readonly demoMode: boolean;
  readonly currency: string;
  readonly member: boolean;
  /** Halls of the current mode and currency. */
  readonly halls: readonly Hall[];
  /** Destination of a provider: its list, its room or a game. The link's title is the name if it has none. */
  readonly openProvider: (hallId: number, provider: Provider, name: BannerGameLink['providerName']) => ProviderTarget;
  readonly play: (game: PlayableGame, newWindow: boolean) => void;
  /** Asks a guest to sign in. */
  readonly askToLogin: () => void;
  /** Whether the site leaves out what an address shows. */
  readonly isAbsent: (path: string) => boolean;
  /** Opens a page in its own window: agent area, member centre, fast payment. */
  readonly openPage: (path: string) => void;
  /** Text of a call that opens a page, or plays a game, of this name; '' without a name. */
  readonly callOf: (kind: 'open' | 'play', named: Pick<Hall, 'name'>) => string;
}

/** Where a banner leads, with the text of a call that names it; without the text for a target without a name (LOOK-02). */
export interface BannerTarget extends Destination {
  readonly opens?: string | undefined;
}

const nowhere: BannerTarget = {};

/**
 * Resolves a game link to a hall, list or game; undefined when its currency differs or the current list does not contain it
 * (HOME-09).
 */
function gameDestination({ gameLink: link, newWindow }: Banner, context: BannerContext): BannerTarget {
  if (!link || link.hallId === null || link.currency !== context.currency) return nowhere;
  const hall = findHall(context.halls, link.hallId);
  const provider = hall && findProvider(context.halls, { gtId: hall.id, gpId: link.gpId });
  if (!hall || (link.gpId !== '' && !provider)) return nowhere;
  const target = provider && context.openProvider(hall.id, provider, link.providerName);
  // Play asks guests to sign in itself, then starts the game.
  if (target?.kind === 'play')
    return { onOpen: () => context.play(target.game, newWindow), opens: context.callOf('play', provider ?? hall) };
  const opens = context.callOf('open', provider ?? hall);
  if (!context.member) return { onOpen: context.askToLogin, opens };
  if (!target) return { href: paths.gameHall(hall.id), newWindow, opens };
  const { address, kind } = target;
  return { href: kind === 'room' ? paths.gameRoom(address) : paths.slotGame(address), newWindow, opens };
}

/** Resolves the destination of a banner. A target that the navigation guard refuses has none (HOME-07). */
export function bannerDestination(banner: Banner, context: BannerContext): BannerTarget {
  if (context.demoMode || banner.url === '') return nowhere;
  if (banner.linkKind === 'game') return gameDestination(banner, context);
  const internal = banner.linkKind === 'internal';
  const target = navigationTarget(banner.url, { external: !internal });
  if (target === null) return nowhere;
  const { href } = target;
  if (context.isAbsent(href)) return nowhere;
  // The page asks guests to sign in itself.
  if (internal && windowOf(href) !== null && context.member) return { href, onOpen: () => context.openPage(href) };
  const hall = context.halls.find(({ id }) => paths.gameHall(id) === href);
  return { href, newWindow: banner.newWindow, opens: hall && context.callOf('open', hall) };
}
