import { askedCategories, CONSENT_CATEGORIES } from '@housefront/contract/consent';
import { area, fail, type Found } from './finding.ts';
import { entryOf, gatewayLists } from '../repository/gateway-list.ts';
import { sourcesOf } from '../repository/site-sources.ts';
import { isObject, type SiteSnapshot, type Snapshot } from '../repository/snapshot.ts';
import { byHand, set, unset, type Step } from '../repository/step.ts';
import { servicesIn } from './watching-services.ts';

const kinds = {
  'consent.category-missing': fail(
    'A component waits for consent that visitors are not asked for',
    'It never loads what it waits with.',
    'List the category in consent.categories of the config.',
  ),
  'consent.service-unasked': fail(
    'A site loads a service of others without asking its visitors',
    'Their data leaves before they agree, which the law forbids in many countries.',
    'Use the adapter of the service, or load it only after useConsent says yes.',
  ),
  'consent.relay-unasked': fail(
    'A site has an account for conversions and does not ask for consent to them',
    'The gateway refuses every conversion.',
    'Switch the adapter metaRelay on, or remove the account.',
  ),
} as const;

type Id = keyof typeof kinds;

const CALL = /\buseConsent\(\s*['"](\w+)['"]\s*\)/g;

/** Outside icon hosts would be asked before visitors agree, and the config refuses them beside consent. */
const withoutIconHosts = ({ configFile, config }: SiteSnapshot): readonly Step[] =>
  config?.iconHosts.length === 0 ? [] : [set(configFile, 'iconHosts', [])];

/** The steps that ask visitors about further categories. */
function askSteps(site: SiteSnapshot, categories: readonly string[]): readonly Step[] {
  const { configFile, config } = site;
  const before: readonly string[] = config?.consent?.categories ?? [];
  const all = CONSENT_CATEGORIES.filter((name) => categories.includes(name) || before.includes(name));
  return config?.consent
    ? [set(configFile, 'consent.categories', all)]
    : [...withoutIconHosts(site), set(configFile, 'consent', { categories: all })];
}

function ofComponents(site: SiteSnapshot, { files }: Snapshot): readonly Found<Id>[] {
  const { config, configFile } = site;
  if (!config) return [];
  const asked: readonly string[] = askedCategories(config.consent);
  return sourcesOf(site.folder, files).flatMap(({ file, text, waits }): Found<Id>[] => {
    const waited = new Set([...text.matchAll(CALL)].map(([, name = '']) => name));
    const missing = CONSENT_CATEGORIES.filter((name) => waited.has(name) && !asked.includes(name));
    const about = asked.join(' and ') || 'nothing';
    const why = `It waits for ${missing.join(' and ')}, and visitors are asked about ${about}.`;
    const found: Found<Id>[] =
      missing.length === 0
        ? []
        : [{ id: 'consent.category-missing', where: file, why, steps: askSteps(site, missing) }];
    if (waits) return found;
    const loaded = servicesIn(text).map(({ host, adapter }): Found<Id> => {
      const instead =
        adapter === undefined
          ? `in ${file} load ${host} only after useConsent of @housefront/app/consent says yes`
          : `remove ${host} from ${file} and name the service in ${configFile}: consent.adapters.${adapter}`;
      return { id: 'consent.service-unasked', where: file, why: `It names ${host}.`, steps: [byHand(instead)] };
    });
    return [...found, ...loaded];
  });
}

function ofRelay(site: SiteSnapshot, project: Snapshot): readonly Found<Id>[] {
  const { folder, configFile, config, loaded } = site;
  const served = entryOf(gatewayLists(project), folder);
  if (!config || !served || !isObject(served.entry['conversions']) || config.consent?.adapters.metaRelay) return [];
  const written: unknown = loaded?.problem === undefined ? loaded?.config : undefined;
  const consent = isObject(written) && isObject(written['consent']) ? written['consent'] : undefined;
  // The longest part of the key that the config has.
  let ask = set(configFile, 'consent', { adapters: { metaRelay: true } });
  if (isObject(consent?.['adapters'])) ask = set(configFile, 'consent.adapters.metaRelay', true);
  else if (consent) ask = set(configFile, 'consent.adapters', { metaRelay: true });
  const asks = consent?.['ask'] === false ? [unset(configFile, 'consent.ask')] : [];
  const why = `${served.source} has an account for conversions, and the config does not name metaRelay.`;
  const steps = [...withoutIconHosts(site), ask, ...asks];
  return [{ id: 'consent.relay-unasked', where: `${configFile}: consent`, why, steps }];
}

/** Services of others, which need the visitors' consent (CNS-01). */
export const consent = area<Id>({
  name: 'consent',
  kinds,
  check: (project) => project.sites.flatMap((site) => [...ofComponents(site, project), ...ofRelay(site, project)]),
});
