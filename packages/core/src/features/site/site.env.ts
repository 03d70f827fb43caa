/** Environment values of a site. */
export interface SiteEnvironment {
  /** Customer-service address by locale (SITE-01). */
  readonly customerUrl: Readonly<Record<string, string>>;
}

const filled = (values: Readonly<Record<string, string | undefined>> | undefined) =>
  Object.fromEntries(
    Object.entries(values ?? {}).filter((entry): entry is [string, string] => (entry[1] ?? '').trim() !== ''),
  );

/** The three sources merged key by key, later ones first: built-in values, the static copy, the site detail (SITE-05x). */
export const mergeEnvironment = (
  ...sources: readonly ({ readonly customerUrl?: Readonly<Record<string, string | undefined>> | undefined } | null)[]
): SiteEnvironment => ({
  // `filled` removes undefined values.
  customerUrl: Object.assign({}, ...sources.map((source) => filled(source?.customerUrl))) as Record<string, string>,
});

/** The chat address of a language: its own, else the default language's, else the first one (SITE-03x). */
export const customerUrlOf = (
  { customerUrl }: SiteEnvironment,
  locale: string,
  defaultLocale: string | undefined,
): string | null => customerUrl[locale] ?? customerUrl[defaultLocale ?? ''] ?? Object.values(customerUrl)[0] ?? null;

/** Whether a member sees the fast-payment entry: with the flag on only those whom an agent introduced (SITE-03x). */
export const showsFastPayment = (flag: boolean, hasAgent: boolean): boolean => !flag || hasAgent;
