import { lastGame } from '@housefront/core/features/play';
import type { AccountAction } from '@housefront/ui/views';
import { paths } from '../../../kernel/paths.ts';
import { useRuntime } from '../../../kernel/runtime.ts';

/** The way on after a deposit: to the game that was left, else to the lobby; from a window of its own to the page behind it. */
export function useWayOn(): AccountAction {
  const { core } = useRuntime();
  const { play, ports } = core;
  const { t } = core.i18n;
  const onward = { id: 'play', label: t('cashier.play_on'), main: true };
  if (ports.windows.hasOpener()) return { ...onward, onOpen: ports.windows.closeSelf };
  const game = lastGame(ports.storage);
  return game
    ? { ...onward, label: t('cashier.back_to_game', { game: game.name }), onOpen: () => play.start(game) }
    : { ...onward, href: paths.home() };
}
