import { en } from 'zod/locales';
import * as z from 'zod/mini';
import { hasAmounts, withAmounts } from './protection/site-config.amounts.ts';
import { asksBeforeServices } from './parts/site-config.consent.ts';
import { deprecatedKeys, renameDeprecated, type DeprecatedKey } from './site-config.deprecated.ts';
import { hasLanguages } from './parts/site-config.languages.ts';
import { stakesInOwnCurrencies } from './parts/site-config.lobby.ts';
import { namesCurrencies, withCurrencyRows } from './parts/site-config.currencies.ts';
import { withoutIncentives } from './protection/site-config.incentives.ts';
import { withMends } from './site-config.mends.ts';
import { describeIssue, type SiteConfigProblem } from './site-config.problems.ts';
import { hidesRefusedHalls } from './protection/site-config.refused-games.ts';
import { siteConfigSchema } from './site-config.schema.ts';
import { offersDefaultCurrency } from './parts/site-config.visit.ts';
import { pushHasWorker } from './parts/site-config.web-app.ts';

/** A checked site configuration. */
export type SiteConfig = z.output<typeof siteConfigSchema>;
/** A site configuration as written. */
export type SiteConfigInput = z.input<typeof siteConfigSchema>;
export { deprecatedKeys, deprecationNote, renameDeprecated, type DeprecatedKey } from './site-config.deprecated.ts';
export type { Rhythm } from './parts/site-config.visit.ts';

/** The schema with rules about several keys. */
const checkedSchema = siteConfigSchema.check(
  hasLanguages,
  namesCurrencies,
  offersDefaultCurrency,
  asksBeforeServices,
  pushHasWorker,
  hasAmounts,
  hidesRefusedHalls,
  stakesInOwnCurrencies,
);

/** Outcome of {@link parseSiteConfig}. */
export type SiteConfigResult =
  | { readonly ok: true; readonly config: SiteConfig; readonly deprecated: readonly DeprecatedKey[] }
  | { readonly ok: false; readonly problems: readonly SiteConfigProblem[] };

/**
 * Checks a configuration and reports all problems at once. Deprecated keys are accepted. Never throws (OPS-11).
 * @param deprecated the table of deprecated keys
 */
export function parseSiteConfig(input: unknown, deprecated = deprecatedKeys): SiteConfigResult {
  const result = parsePlain(input, deprecated);
  if (result.ok) return result;
  const problemsOf = (next: unknown) => {
    const other = parsePlain(next, deprecated);
    return other.ok ? [] : other.problems;
  };
  try {
    return { ok: false, problems: withMends(input, result.problems, problemsOf) };
  } catch {
    // A value that cannot be read once more, such as one behind a getter, has no mend.
    return result;
  }
}

function parsePlain(input: unknown, deprecated: typeof deprecatedKeys): SiteConfigResult {
  const renamed = renameDeprecated(input, deprecated);
  const result = z.safeParse(checkedSchema, renamed.input, { error: en().localeError, reportInput: true });
  const problems = [...renamed.problems, ...(result.error?.issues ?? []).flatMap(describeIssue)];
  return result.success && problems.length === 0
    ? { ok: true, config: withoutIncentives(withCurrencyRows(withAmounts(result.data))), deprecated: renamed.used }
    : { ok: false, problems };
}
