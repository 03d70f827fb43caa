import { isLocal, isPublic, leavesOf, localLeaves } from '../repository/addresses.ts';
import { keyOf, valueAt } from '../repository/config-keys.ts';
import { area, warn, type Found } from './finding.ts';
import { entryOf, folderOf, gatewayLists, keyIn, publicHost } from '../repository/gateway-list.ts';
import { isObject, type SiteSnapshot, type Snapshot } from '../repository/snapshot.ts';
import { byHand, set, unset, type Step } from '../repository/step.ts';

const kinds = {
  'config.realtime-tls': warn(
    'Realtime has TLS at the port without it, or none at the port of TLS',
    'No connection is made: balances and notices arrive only with the next page.',
    'Write port 443 and tls: true together, or another port.',
  ),
  'config.upstream-plain': warn(
    'A platform on the internet is asked without TLS',
    'Passwords and tokens of members pass every network between readable.',
    'Write https://, once the platform has a certificate.',
  ),
  'config.frame-plain': warn(
    'A site with a public host frames games without TLS',
    'Browsers block them in a page with https.',
    'Write https:// or the host alone.',
  ),
  'config.local-address': warn(
    'A site with a public host uses an address of this machine',
    'Visitors cannot reach it: pages stay empty, or calls fail.',
    'Write the real address.',
  ),
} as const;

type Id = keyof typeof kinds;

/** A setting as the gateway uses it: that of its list before that of the config. */
interface Setting {
  readonly value: unknown;
  readonly where: string;
  readonly write: (key: string, value: unknown) => Step;
}

function settingOf({ folder, configFile, config }: SiteSnapshot, project: Snapshot, name: string): Setting {
  for (const list of gatewayLists(project).toReversed()) {
    const at = (list.entries ?? []).findIndex((each) => isObject(each) && folderOf(each) === folder);
    const entry = list.entries?.[at];
    if (!isObject(entry) || entry[name] === undefined) continue;
    const write = (key: string, value: unknown) => set(list.source, keyIn(list, `${at}.${key}`), value);
    return { value: entry[name], where: `${list.source}: ${at}.${name}`, write };
  }
  const value: unknown = config && Reflect.get(config, name);
  return { value, where: `${configFile}: ${name}`, write: (key, next) => set(configFile, key, next) };
}

function ofSite(site: SiteSnapshot, project: Snapshot): Found<Id>[] {
  if (!site.config) return [];
  const found: Found<Id>[] = [];
  const entry = entryOf(gatewayLists(project), site.folder)?.entry;
  const host = entry && publicHost(entry);
  const realtime = settingOf(site, project, 'realtime');
  if (isObject(realtime.value)) {
    const { port, tls } = realtime.value;
    const where = realtime.where;
    if (tls === true && port === 80) {
      const steps = [realtime.write('realtime.port', 443)];
      found.push({ id: 'config.realtime-tls', where, why: 'tls is true, and port 80 is that without TLS.', steps });
    } else if (tls === false && port === 443) {
      const steps = [realtime.write('realtime.tls', true)];
      found.push({ id: 'config.realtime-tls', where, why: 'tls is false, and port 443 is that of TLS.', steps });
    }
  }
  const upstream = settingOf(site, project, 'upstream');
  const address = String(upstream.value);
  if (/^http:/i.test(address) && isPublic(address)) {
    const steps = [upstream.write('upstream', address.replace(/^http:/i, 'https:'))];
    found.push({ id: 'config.upstream-plain', where: upstream.where, why: `It is ${address}.`, steps });
  }
  const frames = settingOf(site, project, 'frameHosts');
  const hosts = Array.isArray(frames.value) ? frames.value.map(String) : [];
  const plain = hosts.filter((each) => /^http:/i.test(each) && !isLocal(each));
  if (host !== undefined && plain.length > 0) {
    const steps = [
      frames.write(
        'frameHosts',
        hosts.map((each) => (isLocal(each) ? each : each.replace(/^http:/i, 'https:'))),
      ),
    ];
    found.push({ id: 'config.frame-plain', where: frames.where, why: `${host} frames ${plain.join(', ')}.`, steps });
  }
  return found;
}

/** The value of another site at a key, in its config or in the list of the gateway, if nothing in it is of this machine. */
function valueOfOthers(site: SiteSnapshot, project: Snapshot, at: readonly string[]): unknown {
  const lists = gatewayLists(project);
  const others = project.sites.filter(({ folder }) => folder !== site.folder);
  const values = others.flatMap(({ folder, config }) => [
    valueAt(entryOf(lists, folder)?.entry, at),
    valueAt(config, at),
  ]);
  const isUsable = (value: unknown) => {
    const leaves = leavesOf(value);
    return leaves.length > 0 && !leaves.some(({ text }) => isLocal(text));
  };
  return values.find(isUsable);
}

/** Addresses of this machine in the config of a site that has a public host. The gateway's entry may replace some of them. */
function localAddresses(site: SiteSnapshot, project: Snapshot): Found<Id>[] {
  const { folder, configFile, config } = site;
  const served = entryOf(gatewayLists(project), folder);
  const host = served && publicHost(served.entry);
  if (!config || !served || host === undefined) return [];
  const replaced = Object.keys(served.entry);
  const byKey = Map.groupBy(localLeaves(config), ({ path }) => path[0] ?? '');
  return [...byKey].flatMap(([top, leaves]): Found<Id>[] => {
    const [leaf] = leaves;
    if (!leaf || replaced.includes(top)) return [];
    const why = `${served.source} serves ${host}, and ${leaf.text} is this machine only.`;
    const at = keyOf(leaf.path)?.at.split('.');
    const own: unknown = at && valueAt(config, at);
    // Of a list the addresses that visitors reach stay.
    const rest = Array.isArray(own) ? own.filter((each) => !leavesOf(each).some(({ text }) => isLocal(text))) : [];
    const value = at && (rest.length > 0 ? rest : valueOfOthers(site, project, at));
    let steps: readonly Step[] = [
      byHand(`write the address that visitors reach in ${configFile}: ${leaf.path.join('.')}`),
    ];
    if (at && value !== undefined) steps = [set(configFile, at.join('.'), value)];
    else if (!at) steps = [unset(configFile, top)];
    return [{ id: 'config.local-address', where: `${configFile}: ${leaf.path.join('.')}`, why, steps }];
  });
}

/** Addresses of a site that the network or the browser does not honour. */
export const network = area<Id>({
  name: 'config',
  kinds,
  check: (project) => project.sites.flatMap((site) => [...ofSite(site, project), ...localAddresses(site, project)]),
});
