import type { ContentPage, ContentProvider } from '@housefront/core/features/content';

/** A built content file: a language's pages, questions and the text above the footer. */
export interface ContentFile {
  readonly pages: readonly ContentPage[];
  readonly faq: readonly ContentPage[];
  readonly seo: ContentPage | null;
}

/** Content files as `import.meta.glob('./*.md')` returns them: by name, loaded lazily. */
export type ContentModules = Readonly<Record<string, () => Promise<{ readonly default: ContentFile }>>>;

const localeOf = (path: string): string => /([^/]+)\.md$/.exec(path)?.[1] ?? path;

/**
 * The default content provider: one file per language, such as `zh_CN.md`. Pages and questions of a language without a file
 * are those of English, else of the first file, so that terms can be read. The text above the footer is under every page, so
 * it is left out there (HOME-30x).
 */
export function contentFiles(modules: ContentModules): ContentProvider {
  const byLocale = new Map(Object.entries(modules).map(([path, load]) => [localeOf(path), load]));
  const read = async (locale: string): Promise<ContentFile | undefined> => {
    const load = byLocale.get(locale) ?? byLocale.get('en_US') ?? [...byLocale.values()][0];
    return (await load?.())?.default;
  };
  return {
    page: async (id, locale) => (await read(locale))?.pages.find((page) => page.id === id) ?? null,
    pages: async (locale) => (await read(locale))?.pages ?? [],
    faq: async (locale) => (await read(locale))?.faq ?? [],
    seo: async (locale) => (byLocale.has(locale) ? ((await read(locale))?.seo ?? null) : null),
  };
}
