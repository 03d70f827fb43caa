import { templateConfig } from '@housefront/contract/features/helpers';
import { bonusSettingCheck } from '@housefront/contract/features/member';
import { float, footer, mobileFooter, siteDetail, webLogo } from '@housefront/contract/features/site';
import { FALLBACK_TEMPLATE, mobileTemplate } from '@housefront/contract/templates';
import type { FeatureDeps } from '../../calls/feature-deps.ts';
import { unwrap, type SendOptions } from '../../adapters/http/call-types.ts';
import type { SiteEnvironment } from './site.env.ts';
import { sitePayload } from './site.payload.ts';
import type { LocalizedText } from '../../i18n/localized-text.ts';
import { plainTexts } from '../../i18n/plain-text.ts';

type Deps = Pick<FeatureDeps, 'calls' | 'ports' | 'site'>;

const titled = <Item extends { readonly title: LocalizedText }>(items: readonly Item[]): Item[] =>
  items.map((item) => ({ ...item, title: plainTexts(item.title) }));

/** The site's environment values and flags (APIM-26). */
export interface SiteDetail {
  readonly environment: SiteEnvironment | null;
  /** Only members whom an agent introduced see the fast-payment entry (SITE-03x). */
  readonly agentsBindFastPayment: boolean;
  /** The platform closed the site (PLAY-34x). */
  readonly isClosed: boolean;
}

/** Loads the site's detail. */
export const fetchSiteDetail = async ({ calls, site }: Deps, signal: AbortSignal): Promise<SiteDetail> => {
  const { siteId: site_id } = sitePayload(site.getState());
  const { env_config, siteInfo } = unwrap(await calls.send(siteDetail, { site_id }, { signal, silent: true }));
  return {
    environment: env_config,
    agentsBindFastPayment: siteInfo?.AGENT_BIND_FAST_PAYMENT_FLAG === true,
    isClosed: siteInfo?.siteClosed === true,
  };
};

/** The site's logos (APIM-27). */
export const fetchLogos = async ({ calls, site }: Deps, signal: AbortSignal) => {
  const { siteId: site_id } = sitePayload(site.getState());
  return unwrap(await calls.send(webLogo, { site_id }, { signal, silent: true }));
};

/** Footer entries of the current mode (APIM-40). */
export const fetchFooter = async ({ calls, site }: Deps, signal: AbortSignal) => {
  const state = site.getState();
  const { siteId: site_id, template } = sitePayload(state);
  const options = { signal, silent: true };
  return titled(
    unwrap(
      state.mode === 'desktop'
        ? await calls.send(footer, { site_id }, options)
        : await calls.send(mobileFooter, { site_id, template }, options),
    ),
  );
};

/** Floating elements (APIM-41). */
export const fetchFloats = async ({ calls, site }: Deps, signal: AbortSignal) => {
  const { siteId: site_id } = sitePayload(site.getState());
  return titled(unwrap(await calls.send(float, { site_id }, { signal, silent: true })));
};

/**
 * Announces the mobile template; the template to be used, or null when the configured one stays. An unknown template name
 * becomes the fallback, with a warning (API-43).
 */
export const announceTemplate = async ({ calls, ports }: Deps, mobileTemplateName: string): Promise<string | null> => {
  const result = await calls.send(templateConfig, { mobileTemplateName }, { silent: true });
  if (!result.ok || result.code !== '1000') return null;
  const answered = result.data.mobileTemplateName || mobileTemplateName;
  if (mobileTemplate(answered) !== undefined) return answered;
  ports.logger.warn(`Unknown mobile template "${answered}", using ${FALLBACK_TEMPLATE.mobile}`);
  return FALLBACK_TEMPLATE.mobile;
};

/** Whether members recommend the site to others in a currency. Rejects when the platform does not say (MEM-15). */
export const fetchRecommending = async (
  { calls, site }: Pick<Deps, 'calls' | 'site'>,
  currency: string,
  options: SendOptions = {},
): Promise<boolean> => {
  const request = { member_currency: currency, site_id: site.getState().siteId };
  return unwrap(await calls.send(bonusSettingCheck, request, { ...options, silent: true })).is_friend;
};
