export interface LoadingTexts {
  readonly waiting: string;
  /** Shown when no target came (PLAY-11x). */
  readonly gaveUp: string;
  readonly hint: string;
  readonly close: string;
  readonly home: string;
}

/** The placeholder window `/loading` (PLAY-10). Plain: no header and no footer. */
export interface LoadingViewProps {
  readonly siteName: string;
  readonly logo: string | null;
  readonly state: 'waiting' | 'gave-up';
  readonly onClose?: (() => void) | undefined;
  readonly homeHref: string;
  readonly texts: LoadingTexts;
}
