/** Keys of the site's config for the visitor's consent to services of others (CNS-01). */
import * as z from 'zod/mini';
import { askedCategories, CONSENT_CATEGORIES, SERVICE_IDS } from '../../site/consent.ts';
import { serviceKeys, traceList } from './site-config.services.ts';
import { acrossKeys, hostList, key, matching, nameList, onOff, positive, words } from './site-config.values.ts';

/** An id that a service gives to its customer. */
const idLike = ({ pattern, example }: (typeof SERVICE_IDS)[keyof typeof SERVICE_IDS]) =>
  matching(pattern, `must be an id such as ${example}`);

/** Keys of the site's config, spread into its schema. */
export const consentKeys = {
  /**
   * Services of others, which run only after the visitor has agreed to their category. Without this key the site has none and
   * shows no banner. A site that asks for consent writes `iconHosts: []`, because outside icon hosts are asked without
   * consent (CNS-01).
   */
  consent: key(
    z.optional(
      z.pipe(
        z
          .strictObject({
            /** Whether visitors are asked. Off: the site shows no banner, and may have no adapters. */
            ask: key(z._default(z.boolean(), true), 'write true or false', true),
            /** A higher number asks all visitors again, for example because a service does more than before. */
            version: key(
              z._default(z.int().check(z.gte(1), z.lte(999_999)), 1),
              'write a whole number from 1 to 999999, higher than the one before',
              2,
            ),
            /** Days until a choice is asked again, at most a year. */
            days: key(z._default(positive.check(z.lte(365)), 180), 'write whole days up to 365', 365),
            /** Categories of the site's own component (`extra`), beside those of the adapters. */
            categories: nameList(CONSENT_CATEGORIES, 'marketing'),
            /**
             * Cookies and stored values that the site's own component (`extra`) and unusual tags of a container leave in a browser,
             * by category. Each entry is a name or its beginning. It is removed while the category is not agreed to, beside what
             * the adapters and usual tags leave (CNS-04).
             */
            traces: key(
              z.optional(
                z.strictObject({
                  /** Removed while statistics are not agreed to. */
                  statistics: traceList('visit_'),
                  /** Removed while marketing is not agreed to. */
                  marketing: traceList('promo_', 'lastCampaign'),
                }),
              ),
              'give names for statistics, marketing or both',
              { marketing: ['promo_', 'lastCampaign'] },
            ),
            ...serviceKeys.consent,
            /** Services that the kit knows, each by its adapter (CNS-03). */
            adapters: key(
              z._default(
                z.strictObject({
                  /** Google Analytics 4, as statistics. */
                  ga4: key(
                    z.optional(
                      z.strictObject({
                        /** Id of the data stream. */
                        measurementId: key(
                          idLike(SERVICE_IDS.measurementId),
                          'write the id of the web data stream',
                          'G-AB12CD34EF',
                        ),
                      }),
                    ),
                    'give measurementId, or leave it out',
                    { measurementId: 'G-AB12CD34EF' },
                  ),
                  /** A container of Google Tag Manager. Its tags run with Google's consent mode, in which everything is denied first. */
                  gtm: key(
                    z.optional(
                      z.strictObject({
                        /** Id of the container of Google Tag Manager. */
                        containerId: key(
                          idLike(SERVICE_IDS.containerId),
                          'write the id of the container',
                          'GTM-AB12CD3',
                        ),
                        /** The category of the whole container. */
                        category: key(
                          z._default(z.enum(CONSENT_CATEGORIES), 'marketing'),
                          `use one of ${words(CONSENT_CATEGORIES)}`,
                          'statistics',
                        ),
                        /** Hosts that the tags of the container send to, for the content security policy. */
                        hosts: hostList('https://collect.example.com'),
                      }),
                    ),
                    'give containerId, or leave it out',
                    { containerId: 'GTM-AB12CD3' },
                  ),
                  /** Conversions go to Meta through the site's server, if that has an account, as marketing (HELP-08x). */
                  metaRelay: onOff(false),
                }),
                { metaRelay: false },
              ),
              'give any of ga4, gtm and metaRelay',
              { ga4: { measurementId: 'G-AB12CD34EF' }, metaRelay: true },
            ),
          })
          .check(({ value, issues }) => {
            const asked = value.ask ? [] : askedCategories(value);
            if (asked.length === 0) return;
            const message = `is off although the site has services for ${words(asked)}`;
            issues.push({ code: 'custom', message, path: ['ask'], input: value.ask });
          }),
        // A site that asks for nothing loads no code of consent.
        z.transform(({ version, days, categories, traces, services, adapters }) =>
          askedCategories({ version, days, categories, services, adapters }).length === 0
            ? undefined
            : {
                version,
                days,
                categories,
                ...(traces && { traces }),
                ...(services.length > 0 && { services }),
                adapters,
              },
        ),
      ),
    ),
    "give adapters or services, or leave 'consent' out if the site has no services of others",
    {
      adapters: { ga4: { measurementId: 'G-AB12CD34EF' }, gtm: { containerId: 'GTM-AB12CD3' }, metaRelay: true },
      services: [{ name: 'Acme Chat', category: 'marketing', load: 'https://cdn.acme.example/widget.js' }],
    },
  ),
} as const;

interface ConsentFacts {
  readonly consent?: unknown;
  readonly iconHosts?: unknown;
}

/** Refuses outside icon hosts where visitors are asked before anything is sent to others. */
export const asksBeforeServices = acrossKeys<ConsentFacts>(({ consent, iconHosts }, refuse) => {
  if (consent && Array.isArray(iconHosts) && iconHosts.length > 0)
    refuse(['iconHosts'], 'names outside hosts, which are asked without the consent that this site asks for');
});
