import type { ViewMode } from '../base/types.ts';

/**
 * Query parameter in which a network says which variant of a page it asks for. It is in the address because every network has
 * the whole address in its cache key: an answer that depends on the address alone can only reach visitors whom it is for,
 * however the network is set up. Browsers never see it (OPS-06).
 */
export const VARIANT_SEARCH = '_variant';

/** The facts of a visitor on which a page may depend, as a network read them. Empty texts: not known. */
export interface PageVariant {
  readonly mode: ViewMode;
  /** Language tag of a cookie or of Accept-Language, not checked yet. */
  readonly language: string;
  /** Currency code of the cookie, not checked yet. */
  readonly currency: string;
  /** Two capital letters. */
  readonly country: string;
  /** True inside the site's native wrapper. */
  readonly native: boolean;
  /** Version, asked and agreed categories of the cookie of consent, not checked yet (OPS-18). */
  readonly consent: string;
}

const FORM =
  /^(desktop|mobile)\.([\w-]{0,32})\.([\w-]{0,16})\.([A-Z]{2})?\.(app)?(?:\.([1-9]\d{0,5}\.s?m?\.(?:sm?|m)))?$/;

/**
 * Reads `mode.language.currency.country.app`, such as `mobile.en-US.USD..`, and after a yes to services `.version.asked.agreed`.
 * @returns undefined without one, or for one that cannot be read: such a page is for this visitor only
 */
export function readVariant(search: URLSearchParams): PageVariant | undefined {
  // A visitor may have written one, too; the network appends its own.
  const match = FORM.exec(search.getAll(VARIANT_SEARCH).at(-1) ?? '');
  if (!match) return undefined;
  const [, mode, language = '', currency = '', country = '', app, consent = ''] = match;
  return {
    mode: mode === 'mobile' ? 'mobile' : 'desktop',
    language,
    currency,
    country,
    native: app !== undefined,
    consent,
  };
}
