import type { StartRules } from '../../calls/extension.ts';
import type { FeatureDeps } from '../../calls/feature-deps.ts';

/** Dependencies of play on other features. */
export interface PlaySources {
  /** True while a wallet recall runs (PLAY-32). */
  readonly isRecalling: () => boolean;
  /** is_playing of the member layout; read for members only. May reject (PLAY-24x). */
  readonly isServerPlaying: () => Promise<boolean>;
  /** Loads the rules for starts that the site has beyond those of all sites. */
  readonly loadRules?: () => Promise<StartRules | undefined>;
}

/** Dependencies of play once its code is loaded. */
export type PlayDeps = FeatureDeps & PlaySources & { readonly rules?: StartRules | undefined };
