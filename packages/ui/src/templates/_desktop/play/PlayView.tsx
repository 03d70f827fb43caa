import { useRef, useState } from 'react';
import { Mark } from '../../../primitives/Badge/index.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { IconButton } from '../../../primitives/IconButton/index.ts';
import { Skeleton } from '../../../primitives/Skeleton/index.ts';
import type { PlayViewProps } from '../../../views/play/contract.ts';
import * as css from './PlayView.css.ts';
import { useFullscreen } from './useFullscreen.ts';

/** A game runs scripts of its own origin and may open its cashier, but may not move this page. */
const sandbox =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-modals allow-pointer-lock allow-orientation-lock allow-downloads';
const powers = 'autoplay; fullscreen; clipboard-write; encrypted-media; screen-wake-lock; accelerometer; gyroscope';

/** A game in a frame with its toolbar, as high as the window (PLAY-14, PLAY-16). */
export default function PlayView({ gameName, url, demo, onLeave, onRealPlay, texts }: PlayViewProps) {
  const root = useRef<HTMLDivElement>(null);
  const [loaded, setLoaded] = useState<string | null>(null);
  const screen = useFullscreen(root);
  return (
    <div className={css.root} ref={root}>
      <div className={css.bar}>
        <h1 className={css.name}>{gameName}</h1>
        {demo && <Mark kind="info">DEMO</Mark>}
        <span className={css.gap} />
        {onRealPlay && (
          <Button variant="gold" onClick={onRealPlay}>
            {texts.realPlay}
          </Button>
        )}
        {screen.possible && (
          <IconButton
            label={screen.on ? texts.exitFullscreen : texts.fullscreen}
            icon={<span className={screen.on ? css.exit : css.enter} aria-hidden="true" />}
            onClick={screen.toggle}
          />
        )}
        <IconButton label={texts.leave} icon={<span className={css.leave} aria-hidden="true" />} onClick={onLeave} />
      </div>
      <div className={css.stage}>
        {(url === null || loaded !== url) && (
          <div className={css.waiting} role="status">
            <span className={css.bones} aria-hidden="true">
              <Skeleton shape="tile" height="96px" />
              <Skeleton shape="tile" height="96px" />
              <Skeleton shape="tile" height="96px" />
            </span>
            {texts.loading}
          </div>
        )}
        {url !== null && (
          <iframe className={css.frame} src={url} title={texts.frame} sandbox={sandbox} allow={powers} allowFullScreen onLoad={() => setLoaded(url)} />
        )}
      </div>
    </div>
  );
}
