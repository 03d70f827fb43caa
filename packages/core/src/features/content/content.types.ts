/** A page of a site's own content: about us, rules, an entry of the FAQ (HOME-29). */
export interface ContentPage {
  /** Part of the address, e.g. `about` of `/main/about`. */
  readonly id: string;
  readonly title: string;
  /** The beginning as plain text, for search engines. */
  readonly description: string;
  /** HTML; only the sanitising component may show it. */
  readonly html: string;
}

/**
 * Source of a site's content pages. The default reads the site's own content files; operators with a content system can pass
 * their own. A language without content may be answered in another language (HOME-30x).
 */
export interface ContentProvider {
  /** A page; null when there is none of that id. */
  readonly page: (id: string, locale: string) => Promise<ContentPage | null>;
  /** All pages, in the order in which a site lists them. */
  readonly pages: (locale: string) => Promise<readonly ContentPage[]>;
  /** All questions with their answers, in order. */
  readonly faq: (locale: string) => Promise<readonly ContentPage[]>;
  /** The text above the footer; null for none (SHELL-17x). */
  readonly seo: (locale: string) => Promise<ContentPage | null>;
}

/** For a site without content. */
export const noContent: ContentProvider = {
  page: () => Promise.resolve(null),
  pages: () => Promise.resolve([]),
  faq: () => Promise.resolve([]),
  seo: () => Promise.resolve(null),
};

/** Loads a provider; pages without such content do not load it. */
export type LoadContent = () => Promise<ContentProvider>;
