import { useRef } from 'react';
import { GameFrame, useFullscreen } from '../../../patterns/GameFrame/index.ts';
import { Mark } from '../../../primitives/Badge/index.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { IconButton } from '../../../primitives/IconButton/index.ts';
import type { PlayViewProps } from '../../../views/play/contract.ts';
import * as marks from '../parts/marks.css.ts';
import * as css from './PlayView.css.ts';

/** A game in a frame with a slim toolbar, as high as the screen (PLAY-14, PLAY-16). */
export default function PlayView({ gameName, url, demo, onLeave, onRealPlay, texts }: PlayViewProps) {
  const root = useRef<HTMLDivElement>(null);
  const screen = useFullscreen(root);
  return (
    <div className={css.root} ref={root}>
      <div className={css.bar}>
        <h1 className={`${css.name} ${css.oneLine}`}>{gameName}</h1>
        {demo && (
          <span className={css.demo}>
            <Mark kind="info">DEMO</Mark>
          </span>
        )}
        <span className={css.gap} />
        {onRealPlay && (
          <Button variant="gold" size="sm" onClick={onRealPlay}>
            {texts.realPlay}
          </Button>
        )}
        {screen.possible && (
          <IconButton
            label={screen.on ? texts.exitFullscreen : texts.fullscreen}
            icon={<span className={screen.on ? marks.exit : marks.enter} aria-hidden="true" />}
            onClick={screen.toggle}
          />
        )}
        <IconButton label={texts.leave} icon={<span className={marks.leave} aria-hidden="true" />} onClick={onLeave} />
      </div>
      <GameFrame className={css.stage} url={url} title={texts.frame} loading={texts.loading} />
    </div>
  );
}
