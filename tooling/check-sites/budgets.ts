/** Size budgets in bytes, brotli 11, for each site and mode. Only files that a guest's first visit loads count. */
export const budgets = {
  /**
   * Scripts of the home page, the entry with everything it imports, with the first template of each kind: the largest
   * measured size (125.0 kB) plus 0.4 percent; the target is {@link targets}. React and queries as published are 68 kB of it.
   */
  homeScripts: 125_500,
  /** Scripts evaluated in one task of the start: the largest measured size (58.7 kB: React) plus one percent. */
  taskScripts: 59_300,
  /** Scripts that any other template may add for its own frame and home. */
  templateScripts: 6_000,
  /** Scripts that player protection may add to a home: the parts around it, and the values of the profile. */
  protectionScripts: 4_000,
  /** Scripts that recent wins and jackpots may add to a home: their place. */
  liveScripts: 800,
  /** Style sheets of the home page; they are inline in its HTML. */
  homeStyles: 16_000,
  /** Style sheets that player protection may add to a home: those of the parts around it. */
  protectionStyles: 600,
  /** Scripts that any further page adds to those of home and to those that every visitor fetches afterwards. */
  routeScripts: 25_000,
} as const;

/** Largest size of home's scripts with a template, in bytes. */
export const homeBudget = (template: string, isProtected = false, isLive = false): number =>
  budgets.homeScripts +
  (template.endsWith('-1') ? 0 : budgets.templateScripts) +
  (isProtected ? budgets.protectionScripts : 0) +
  (isLive ? budgets.liveScripts : 0);

/** Windows, the first two with the library of forms: the measured size plus one or two percent, in place of `routeScripts`. */
const windowScripts: Readonly<Record<string, number>> = {
  register: 37_700,
  pay: 42_500,
  member: 21_400,
  memberSection: 21_400,
  agent: 20_000,
};

/** Largest size of home's style sheets, in bytes. */
export const homeStyleBudget = (isProtected = false): number =>
  budgets.homeStyles + (isProtected ? budgets.protectionStyles : 0);

/** Largest size that a page may add to the scripts of home, in bytes. */
export const routeBudget = (route: string): number => windowScripts[route] ?? budgets.routeScripts;

/** The goal of a budget; printed beside it. */
export const targets = { homeScripts: 120_000 } as const;
