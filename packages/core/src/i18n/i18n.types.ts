/** Values put into a text. */
export type TextParams = Readonly<Record<string, string | number>>;

/** Texts in the current language. */
export interface CoreI18n {
  /** Wire form, e.g. zh_CN. */
  readonly locale: string;
  /** The text of a key, e.g. 'pg.alert_starting'; falls back to en_US, then to the key itself (I18N-19x). */
  readonly t: (key: string, params?: TextParams) => string;
  /** True when the current language or the loaded fallback has this key. */
  readonly has: (key: string) => boolean;
  /** Notifies when missing texts have arrived, so that they can be requested again. */
  readonly onChange: (listener: () => void) => () => void;
  /** Resolves when every text of the language is loaded, or with the error when loading failed. Never rejects. */
  readonly ready: () => Promise<Error | undefined>;
}
