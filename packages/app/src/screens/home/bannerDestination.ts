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

/** What a banner's target depends on, and what it can start. */
export interface BannerContext {
  /** The whole site is a demo: banners are pictures (HOME-08). */
  readonly demoMode: boolean;
  readonly currency: string;
  readonly member: boolean;
  /** Halls of the current mode and currency. */
  readonly halls: readonly Hall[];
  /** Where a provider leads: its list, its room or straight into a game. The name of the link is shown when it has none. */
  readonly openProvider: (hallId: number, provider: Provider, name: BannerGameLink['providerName']) => ProviderTarget;
  readonly play: (game: PlayableGame, newWindow: boolean) => void;
  /** Asks a guest to sign in. */
  readonly askToLogin: () => void;
  /** Opens a page that has a window of its own: agent area, member centre, fast payment. */
  readonly openPage: (path: string) => void;
}

const nowhere: Destination = {};

/** Hall, list or game of a game link; nothing when its currency is another one or the current list does not have it (HOME-06, HOME-09, HOME-10x). */
function gameDestination({ gameLink: link, newWindow }: Banner, context: BannerContext): Destination {
  if (!link || link.hallId === null || link.currency !== context.currency) return nowhere;
  const hall = findHall(context.halls, link.hallId);
  const provider = hall && findProvider(context.halls, { gtId: hall.id, gpId: link.gpId });
  if (!hall || (link.gpId !== '' && !provider)) return nowhere;
  const target = provider && context.openProvider(hall.id, provider, link.providerName);
  // Play asks guests itself, and goes on with the game after the login.
  if (target?.kind === 'play') return { onOpen: () => context.play(target.game, newWindow) };
  if (!context.member) return { onOpen: context.askToLogin };
  if (!target) return { href: paths.gameHall(hall.id), newWindow };
  const { address, kind } = target;
  return { href: kind === 'room' ? paths.gameRoom(address) : paths.slotGame(address), newWindow };
}

/** Where a banner leads (HOME-04 to HOME-10x). What the navigation guard refuses leads nowhere (ERR-11). */
export function bannerDestination(banner: Banner, context: BannerContext): Destination {
  if (context.demoMode || banner.url === '') return nowhere;
  if (banner.linkKind === 'game') return gameDestination(banner, context);
  const internal = banner.linkKind === 'internal';
  const target = navigationTarget(banner.url, { external: !internal });
  if (target === null) return nowhere;
  const { href } = target;
  // Guests are led to the login by the page itself.
  if (internal && windowOf(href) !== null && context.member) return { href, onOpen: () => context.openPage(href) };
  return { href, newWindow: banner.newWindow };
}
