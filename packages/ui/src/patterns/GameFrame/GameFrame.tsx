import { useState } from 'react';
import { Skeleton } from '../../primitives/Skeleton/index.ts';
import * as css from './GameFrame.css.ts';

export interface GameFrameProps {
  /** Checked http(s) address of the provider; null while it is being obtained. */
  readonly url: string | null;
  /** Accessible name of the frame. */
  readonly title: string;
  /** Announced while the game loads. */
  readonly loading: string;
  readonly className?: string | undefined;
}

/** Sandbox: the game may run scripts of its origin and open its cashier, but not navigate this page. */
const sandbox =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-modals allow-pointer-lock allow-orientation-lock allow-downloads';
const powers = 'autoplay; fullscreen; clipboard-write; encrypted-media; screen-wake-lock; accelerometer; gyroscope';

/** The provider's game in a frame, with a placeholder until it has loaded (PLAY-14). */
export function GameFrame({ url, title, loading, className = '' }: GameFrameProps) {
  const [loaded, setLoaded] = useState<string | null>(null);
  return (
    <div className={`${css.stage} ${className}`}>
      {(url === null || loaded !== url) && (
        <output className={css.waiting}>
          <span className={css.reels} aria-hidden="true">
            <Skeleton shape="tile" height="96px" />
            <Skeleton shape="tile" height="96px" />
            <Skeleton shape="tile" height="96px" />
          </span>
          {loading}
        </output>
      )}
      {/* Over the notice: if the load event is missed, the game is not covered. */}
      {url !== null && (
        <iframe
          className={css.frame}
          src={url}
          title={title}
          sandbox={sandbox}
          allow={powers}
          allowFullScreen
          onLoad={() => setLoaded(url)}
        />
      )}
    </div>
  );
}
