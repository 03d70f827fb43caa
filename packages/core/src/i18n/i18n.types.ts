/** Texts in the current language. */
export interface CoreI18n {
  /** Wire form, e.g. zh_CN. */
  readonly locale: string;
  /** The text of a key, e.g. 'pg.alert_starting'; falls back to en_US, then to the key itself (I18N-19x). */
  t(key: string, params?: Readonly<Record<string, string | number>>): string;
  /** True when the current language or en_US has this key. */
  has(key: string): boolean;
}
