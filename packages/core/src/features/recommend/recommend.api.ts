import { recommendProject } from '@housefront/contract/features/recommend';
import type { Money } from '@housefront/contract/money';
import { unwrap } from '../../adapters/http/call-types.ts';
import type { FeatureDeps } from '../../calls/feature-deps.ts';
import { memberCurrency } from '../../money/member-currency.ts';
import { plainText } from '../../i18n/plain-text.ts';

/** The referral page of a member: text, link and results (MEM-42x). */
export interface RecommendProject {
  readonly code: string;
  readonly title: string;
  /** HTML as received. */
  readonly html: string;
  /** The rate is a part of one. */
  readonly levels: readonly { readonly level: string; readonly condition: string; readonly rate: number }[];
  /** Members referred today and in total; null when the platform does not say. */
  readonly today: number | null;
  readonly total: number | null;
  readonly award: Money | null;
}

/** The recommend code, its rules and figures. */
export const fetchProject = async (deps: FeatureDeps, signal: AbortSignal): Promise<RecommendProject> => {
  const { locale, siteId } = deps.site.getState();
  const request = { site_id: siteId, member_currency: memberCurrency(deps), language: locale };
  const wire = unwrap(await deps.calls.send(recommendProject, request, { signal, silent: true }));
  return {
    code: wire.recommend_code,
    title: plainText(wire.title),
    html: wire.content,
    levels: wire.levels,
    today: wire.today_count,
    total: wire.total_count,
    award: wire.total_award,
  };
};
