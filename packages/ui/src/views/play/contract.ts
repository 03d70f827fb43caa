export interface PlayTexts {
  readonly leave: string;
  readonly fullscreen: string;
  readonly exitFullscreen: string;
  /** Accessible name of the frame, with the game's name. */
  readonly frame: string;
  readonly loading: string;
  /** Offered on demo games (PLAY-42x). */
  readonly realPlay: string;
}

/** A game in a frame: the page `/play` (PLAY-14) and the play modal (PLAY-16) show the same view. */
export interface PlayViewProps {
  readonly gameName: string;
  /** Checked http(s) address of the provider; null while it is being obtained. */
  readonly url: string | null;
  readonly demo: boolean;
  readonly onLeave: () => void;
  /** Only for guests on a demo game. */
  readonly onRealPlay?: (() => void) | undefined;
  readonly texts: PlayTexts;
}
