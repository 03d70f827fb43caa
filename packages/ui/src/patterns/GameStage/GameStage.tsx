import { useRef } from 'react';
import { Tag } from '../../primitives/Badge/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { IconButton } from '../../primitives/IconButton/index.ts';
import type { PlayViewProps } from '../../views/play/contract.ts';
import { GameFrame, useFullscreen } from '../GameFrame/index.ts';
import { PanicButton } from '../PanicButton/index.ts';
import * as css from './GameStage.css.ts';

export interface GameStageProps extends PlayViewProps {
  /** Classes of the template. */
  readonly look: { readonly root: string; readonly bar: string; readonly name?: string; readonly stage?: string };
  /** Size of the real-play button. */
  readonly size?: 'sm' | 'md';
}

/** A game in a frame with its toolbar, in the height of the window (PLAY-14). */
export function GameStage(props: GameStageProps) {
  const { gameName, url, demo, figures, onLeave, onRealPlay, texts, look, size = 'md', panic } = props;
  const root = useRef<HTMLDivElement>(null);
  const screen = useFullscreen(root);
  const toolbar = (
    <div className={`${css.bar} ${look.bar}`}>
      <h1 className={`${css.name} ${look.name ?? ''}`}>{gameName}</h1>
      <span className={css.demo}>{demo && <Tag kind="info">DEMO</Tag>}</span>
      {onRealPlay && (
        <Button variant="gold" size={size} onClick={onRealPlay}>
          {texts.realPlay}
        </Button>
      )}
      {panic && <PanicButton {...panic} />}
      {screen.possible && (
        <IconButton
          label={screen.on ? texts.exitFullscreen : texts.fullscreen}
          icon={<span className={screen.on ? css.exit : css.enter} aria-hidden="true" />}
          onClick={screen.toggle}
        />
      )}
      <IconButton label={texts.leave} icon={<span className={css.leave} aria-hidden="true" />} onClick={onLeave} />
    </div>
  );
  return (
    <div className={`${css.root} ${look.root}`} ref={root}>
      {figures ? (
        <div>
          {toolbar}
          {figures}
        </div>
      ) : (
        toolbar
      )}
      <GameFrame className={look.stage} url={url} title={texts.frame({ game: gameName })} loading={texts.loading} />
    </div>
  );
}
