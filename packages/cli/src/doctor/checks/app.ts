import { area, fail, warn, type Found } from './finding.ts';
import { entryOf, gatewayLists, hostsOf, publicHost } from '../repository/gateway-list.ts';
import { isObject, type SiteSnapshot, type Snapshot } from '../repository/snapshot.ts';
import { byHand, run, set } from '../repository/step.ts';

const kinds = {
  'app.config-invalid': fail(
    'The config of a native app cannot be read',
    'Capacitor makes no app of it.',
    'Take the file from the last commit.',
  ),
  'app.address-differs': warn(
    'A native app shows an address that its site does not have',
    'The app shows another site or none, and opens its links in the browser.',
    'Write the public address of the site, and run npx cap sync in the folder of the app.',
  ),
  'app.token-missing': fail(
    'A site does not recognise its native app',
    'Its server takes the app for a browser on a phone.',
    'Write the token of the app into the config of the site.',
  ),
  'app.id-differs': warn(
    'A site and its native app have different ids',
    'Phones open links of the site in the browser.',
    'Write the id of the app into the config of the site.',
  ),
} as const;

type Id = keyof typeof kinds;

const textAt = (value: unknown, ...path: readonly string[]): string => {
  const found = path.reduce<unknown>((part, name) => (isObject(part) ? part[name] : undefined), value);
  return typeof found === 'string' ? found : '';
};

function ofSite(project: Snapshot, { id, folder, configFile, config }: SiteSnapshot): Found<Id>[] {
  const file = `apps/${id}/capacitor.config.json`;
  if (project.files.text(file) === undefined) return [];
  const app = project.files.json(file);
  const url = URL.parse(textAt(app, 'server', 'url'));
  if (!url) {
    const why = `${file} names no address of a site at server.url.`;
    return [{ id: 'app.config-invalid', where: file, why, steps: [run(`git checkout HEAD -- ${file}`)] }];
  }
  const found: Found<Id>[] = [];
  const entry = entryOf(gatewayLists(project), folder)?.entry;
  const host = entry && publicHost(entry);
  // Until a site has a public host there is nothing to compare with.
  if (entry && host !== undefined && !hostsOf(entry).includes(url.host)) {
    const why = `The app shows ${url.origin}, and the hosts of the site are ${hostsOf(entry).join(', ')}.`;
    const steps = [
      set(file, 'server.url', `https://${host}`),
      set(file, 'server.allowNavigation', [host.replace(/:\d+$/, '')]),
      byHand(`run npx cap sync in apps/${id}`),
    ];
    found.push({ id: 'app.address-differs', where: `${file}: server.url`, why, steps });
  }
  const token = textAt(app, 'appendUserAgent');
  if (config && token !== '' && config.nativeUserAgentToken !== token) {
    const why = `The app adds ${token} to its user agent, and the site looks for ${config.nativeUserAgentToken ?? 'nothing'}.`;
    const steps = [set(configFile, 'nativeUserAgentToken', token)];
    found.push({ id: 'app.token-missing', where: `${configFile}: nativeUserAgentToken`, why, steps });
  }
  const appId = textAt(app, 'appId');
  if (config?.nativeApp && config.nativeApp.id !== appId) {
    const why = `The app is ${appId}, and the site names ${config.nativeApp.id}.`;
    const steps = [set(configFile, 'nativeApp.id', appId)];
    found.push({ id: 'app.id-differs', where: `${configFile}: nativeApp.id`, why, steps });
  }
  return found;
}

/** Native apps and their sites. */
export const app = area<Id>({
  name: 'app',
  kinds,
  check: (project) => project.sites.flatMap((site) => ofSite(project, site)),
});
