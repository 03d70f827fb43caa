import type { HIDDEN_LINKS_PRESET } from '../site/ids.ts';
import type { FeatureName } from '../site/site-shown.ts';

/** A link that a site may leave out (SITE-16). */
export type HideableLink = (typeof HIDDEN_LINKS_PRESET)[number];

/** The windows of the site's own pages. */
export type SideWindow = 'memberWindow' | 'agentWindow' | 'fpWindow';

/** Facts of a page that are known before its code loads. */
export interface PageFacts {
  /** A part with a dollar sign is a value, e.g. `/faq/$id`. */
  readonly path: string;
  /** View of the template, by its name in `ui`; default: the view named like the page. */
  readonly view?: string;
  /**
   * The frame around the page. `full`, the default: header, footer and bottom bar. `list`: the header only, without
   * navigation. `plain`: no frame, as on technical pages and in windows (SHELL-14).
   */
  readonly frame?: 'full' | 'list' | 'plain';
  /** `member`: guests sign in first. Default: everybody has access (SHELL-13x). */
  readonly access?: 'member';
  /** The window that the page opens in on a desktop (MEM-07). */
  readonly window?: SideWindow;
  /** Parameters of the query that the page reads. */
  readonly search?: readonly string[];
  /** The parameters in `search` that select another page: data and search-engine address depend on them. */
  readonly identity?: readonly string[];
  /** True if the page is a list that facets narrow: it also reads the parameters of {@link file://./page-search.ts} (LOB-03). */
  readonly isNarrowed?: true;
  /**
   * `index`: in search engines. `closed`: search engines may not request it. Default: they may request but not index it
   * (SHELL-17x).
   */
  readonly robots?: 'index' | 'closed';
  /** The page is the same for every guest, so its data can be loaded as one file (API-18x). */
  readonly payload?: true;
  /** Key of the text of a link to the page in every footer. No link without it. */
  readonly footer?: string;
  /** The link by which a site hides the page (SITE-17x). */
  readonly hiddenBy?: HideableLink;
  /** Sections of the page that are left out where a site hides a link, in the address `{path}/{section}` or `{path}?page={section}`. */
  readonly sections?: Readonly<Record<string, HideableLink>>;
  /** The feature that the page belongs to: a site without the feature has no such address. */
  readonly feature?: FeatureName;
  /** Sections of the page that belong to a feature, in the addresses of `sections`. */
  readonly sectionFeatures?: Readonly<Record<string, FeatureName>>;
  /** Redirect target; the address is not a page then. */
  readonly leadsTo?: string;
}

/** Parameters that select a list of games (CAT-12). */
export const LIST_SEARCH = ['gt_id', 'gp_id', 'house', 'isCrashGame'] as const;
/** Parameters of the filters and order of a list; they cause no other request (CAT-12). */
export const LOOK_SEARCH = ['filter', 'label', 'q', 'sort'] as const;
/** Parameters of any page that select the shown parts of the frame (SHELL-22). */
export const FRAME_SEARCH = ['appPage', 'header', 'footer'] as const;

const list = {
  view: 'slotList',
  frame: 'list',
  search: [...LIST_SEARCH, ...LOOK_SEARCH],
  isNarrowed: true,
} as const;
const technical = { frame: 'plain', robots: 'closed' } as const;
const account = { view: 'account', frame: 'plain', access: 'member', search: ['page'], robots: 'closed' } as const;
const centre = {
  ...account,
  window: 'memberWindow',
  sections: {
    Deposit: 'Deposit',
    Withdrawal: 'Withdrawal',
    DWRecord: 'DWRecord',
    BindAccount: 'BindAccount',
    BankNotices: 'announcement_bank',
  },
  sectionFeatures: { Letter: 'letters' },
} as const;
const shared = { robots: 'index', payload: true } as const;

/**
 * Every address of the product. Access rules, windows, robots, the cache key of a page and the routes derive from it; the
 * code of a page is in `app/src/screens`. The site map keeps this order.
 * @example
 * ```ts
 * // A page for members, with a parameter in its path, closed to search engines.
 * prizes: { path: '/prizes/$day', access: 'member', robots: 'closed' },
 * ```
 */
export const PAGES = {
  home: { path: '/', ...shared },
  gameHall: { path: '/gameHall/$gtId', view: 'hall', ...shared },
  slotGame: { path: '/slotgame', ...list, ...shared, identity: LIST_SEARCH },
  gameRoom: { path: '/gameRoom', ...list, view: 'gameRoom', identity: LIST_SEARCH },
  games: { path: '/games', ...list, payload: true },
  promotionList: { path: '/discount', ...shared },
  promotion: { path: '/discount/$id', ...shared },
  faq: { path: '/faq', ...shared },
  faqEntry: { path: '/faq/$id', view: 'article', ...shared },
  main: { path: '/main/$id', view: 'article', ...shared },
  sponsor: { path: '/sponsor', robots: 'index', feature: 'sponsor' },
  app: { path: '/app', view: 'appDownload', robots: 'index', hiddenBy: 'APPDownload' },
  play: { path: '/play', ...technical },
  loading: { path: '/loading', ...technical },
  close: { path: '/close', view: 'loading', ...technical },
  authCallback: { path: '/authCallback', view: 'loading', ...technical },
  member: { path: '/user', ...centre },
  memberSection: { path: '/user/$section', ...centre },
  agent: { path: '/proxy', ...account, window: 'agentWindow' },
  pay: { path: '/fastPayment', ...account, window: 'fpWindow', hiddenBy: 'Deposit' },
  register: { path: '/register' },
  fastDeposit: { path: '/fastDeposit', leadsTo: '/', robots: 'closed', hiddenBy: 'Deposit' },
  deposit: { path: '/Deposit', leadsTo: '/user/Deposit', hiddenBy: 'Deposit' },
  bareHall: { path: '/gameHall', leadsTo: '/' },
  bareMain: { path: '/main', leadsTo: '/' },
} as const satisfies Readonly<Record<string, PageFacts>>;

type Pages = typeof PAGES;

/** Name of an address in {@link PAGES}. */
export type AddressId = keyof Pages;

/** Name of a page: an address that does not only redirect. */
export type PageId = { [Id in AddressId]: Pages[Id] extends { readonly leadsTo: string } ? never : Id }[AddressId];

/** All addresses, in order. */
export const addressIds = Object.keys(PAGES) as readonly AddressId[];

/** Facts of an address, with all fields of {@link PageFacts}. */
export const factsOf = (id: AddressId): PageFacts => PAGES[id];

const partsOf = (path: string): readonly string[] => {
  const [plain = ''] = path.toLowerCase().split(/[?#]/, 1);
  return plain.split('/').filter(Boolean);
};

const patterns = addressIds.map((id) => ({ id, parts: partsOf(PAGES[id].path) }));

const begins = (parts: readonly string[], pattern: readonly string[]): boolean =>
  pattern.every((part, at) => (part.startsWith('$') ? parts[at] !== undefined : part === parts[at]));

/** The address of the table that matches a path of this site, in any case and with any query; null if none matches. */
export function addressAt(path: string): AddressId | null {
  const parts = partsOf(path);
  return patterns.find((one) => one.parts.length === parts.length && begins(parts, one.parts))?.id ?? null;
}

/** The entry for a path of this site: of the address itself, or of the closest address above it; null for neither. */
export function factsAt(path: string): PageFacts | null {
  const parts = partsOf(path);
  const id = addressAt(path) ?? patterns.find((one) => one.parts.length > 0 && begins(parts, one.parts))?.id;
  return id ? PAGES[id] : null;
}

/** The links that hide the page of an address when a site hides one of them (SITE-17x). */
export function hidingLinks(href: string): readonly HideableLink[] {
  const { hiddenBy, sections = {} } = factsAt(href) ?? {};
  const { pathname, searchParams } = new URL(href, 'http://site.invalid');
  const section = (pathname.split('/')[2] ?? searchParams.get('page'))?.toLowerCase();
  const named = Object.entries(sections).flatMap(([name, link]) => (name.toLowerCase() === section ? [link] : []));
  return hiddenBy ? [hiddenBy, ...named] : named;
}
