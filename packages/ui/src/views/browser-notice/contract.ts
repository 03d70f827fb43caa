export interface BrowserNoticeTexts {
  readonly title: string;
  /** What is wrong with this browser. */
  readonly message: string;
  /** How to open the address in one that works; in order. */
  readonly copyStep: string;
  readonly openStep: string;
  readonly copy: string;
  /** Told once the address was copied. */
  readonly copied: string;
  /** Name of the address, for those who copy it by hand. */
  readonly address: string;
  readonly proceed: string;
  readonly close: string;
}

/** The browser is not supported (SITE-18, SITE-19x, SHELL-39x). */
export interface BrowserNoticeViewProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Address to be opened elsewhere. */
  readonly address: string;
  readonly copied: boolean;
  readonly onCopy: () => void;
  readonly texts: BrowserNoticeTexts;
}
