/** A page of a site's own content: about us, rules, an entry of the FAQ (HOME-28, HOME-29). */
export interface ContentPage {
  /** Part of the address, e.g. `about` of `/main/about`. */
  readonly id: string;
  readonly title: string;
  /** The beginning as plain text, for search engines. */
  readonly description: string;
  /** HTML; shown by the sanitising component only. */
  readonly html: string;
}

/**
 * Where the content pages of a site come from (HOME-30x). The default reads the site's own content files; an operator with a
 * content system of their own hands in another one. A language without content may be answered in another language.
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

/** Loads a provider; it stays out of pages that show none of its content. */
export type LoadContent = () => Promise<ContentProvider>;
