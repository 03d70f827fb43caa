import type { SiteConfig } from '@housefront/contract/site-config';
import type { CallClient } from '../../adapters/http/call-types.ts';
import type { CorePorts } from '../../adapters/ports/ports.ts';
import type { VersionFeature } from './createVersion.ts';
import { reloadTo } from './version.reload.ts';

interface Game {
  readonly status: string;
  readonly launch?: { readonly surface: string } | null;
}

/** Dependencies of the watch. */
export interface VersionSources {
  readonly config: Pick<SiteConfig, 'versionCheckIntervalMs'>;
  readonly ports: Pick<CorePorts, 'clock' | 'device' | 'storage' | 'windows'>;
  readonly calls: Pick<CallClient, 'isChanging'>;
  /** The state of the game of this document. */
  readonly play: { readonly store: { readonly getState: () => { readonly play: Game } } };
  readonly version: Pick<VersionFeature, 'latest' | 'meta'>;
  /** Id of the build that runs in this document. */
  readonly buildId: string;
}

/** Knows whether the document is of an old build. */
export interface VersionWatch {
  /** Whether a newer build was announced and is available (VER-01). */
  readonly outdated: () => boolean;
  /**
   * Reports a navigation inside the app. An outdated app loads the address as a document instead; not during a game or a
   * pending change, but with a later navigation (VER-02).
   * @returns true when the document is being left
   */
  readonly navigated: (href: string) => boolean;
  readonly stop: () => void;
}

/** Watches for a newer build: at intervals, and when the tab becomes visible (VER-03x). */
export const watchVersion = ({ config, ports, calls, play, version, buildId }: VersionSources): VersionWatch => {
  const { clock, device } = ports;
  const interval = config.versionCheckIntervalMs;
  let outdated = false;
  let asking = false;

  const check = async () => {
    if (outdated || asking || !device.visible()) return;
    asking = true;
    const latest = await version.latest();
    // During a deployment a build may be announced before it is available. A document loaded then would be of the old build.
    outdated = latest !== null && latest !== buildId && (await version.meta(latest))?.id === latest;
    asking = false;
  };
  // A game in its own window is started and left by this document, but does not need it meanwhile.
  const isBusy = () => {
    const { play: state } = play.store.getState();
    if (calls.isChanging() || state.status === 'starting' || state.status === 'quitting') return true;
    return state.status === 'playing' && (state.launch?.surface === 'modal' || state.launch?.surface === 'page');
  };
  const stops =
    interval === 0
      ? []
      : [clock.every(interval, () => void check()), device.onVisibilityChange((visible) => visible && void check())];
  return {
    outdated: () => outdated,
    navigated: (href) => outdated && !isBusy() && reloadTo(ports, href),
    stop: () => stops.forEach((stop) => stop()),
  };
};
