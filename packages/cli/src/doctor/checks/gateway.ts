import { nearest } from '@housefront/contract/nearest';
import { isLocal } from '../repository/addresses.ts';
import { area, fail, warn, type Found } from './finding.ts';
import {
  ENV_FILE,
  folderOf,
  GATEWAY_FILE,
  gatewayLists,
  hostsOf,
  keyIn,
  VARIABLE,
  type GatewayList,
} from '../repository/gateway-list.ts';
import { environmentProblems, settingsOf } from './gateway-settings.ts';
import { isObject, type Snapshot } from '../repository/snapshot.ts';
import { byHand, run, set, unset, type Step } from '../repository/step.ts';
import { foldersTwice, hostsTwice, portsTwice } from './twice.ts';

const kinds = {
  'gateway.list-missing': fail(
    'The list of sites is missing',
    'The gateway does not know which sites to serve, and does not start.',
    'Take it from the last commit, or write it.',
  ),
  'gateway.list-invalid': fail(
    'The list of sites is no JSON',
    'The gateway does not start.',
    'Correct the line that is named, or take the file from the last commit.',
  ),
  'gateway.entry-invalid': fail(
    'An entry of the list of sites cannot be used',
    'The gateway does not start.',
    'Write the value that the finding names.',
  ),
  'gateway.link-key': fail(
    'The key of sign-in links has the wrong length',
    'The gateway does not start.',
    'Make a key of 32 random bytes.',
  ),
  'gateway.folder-unknown': fail(
    'An entry of the list of sites names a folder that is not there',
    'The gateway does not start.',
    'Correct the folder, or remove the entry.',
  ),
  'gateway.host-twice': fail(
    'Two sites have the same host',
    'The gateway does not start.',
    'Leave the host to one of them.',
  ),
  'gateway.folder-twice': fail(
    'Two entries of the list of sites name the same folder',
    'The gateway does not start.',
    'Write all hosts into one entry.',
  ),
  'gateway.port-twice': fail(
    'Two sites listen on the same port',
    'The gateway does not start.',
    'Write another port for one of them.',
  ),
  'gateway.site-missing': warn(
    'A site is not in the list of sites',
    'The gateway does not serve it.',
    'Add an entry with its hosts.',
    false,
  ),
  'gateway.hosts-local': warn(
    'A site with a real platform has only hosts of this machine',
    'Visitors reach it by no address.',
    'Write its domain.',
    false,
  ),
  'gateway.setting-invalid': fail(
    'A setting of the gateway cannot be used',
    'The gateway does not start.',
    'Write the value that the finding names.',
  ),
  'gateway.setting-misspelt': warn(
    'A variable is almost the name of a setting of the gateway',
    'The gateway does not read it, and the meant setting has its default.',
    'Correct the spelling.',
  ),
  'gateway.trust-proxy': warn(
    'The container is behind a proxy that it does not trust',
    'Every visitor has the address of the proxy: limits hit all at once, and links are http instead of https.',
    'Set TRUST_PROXY.',
  ),
} as const;

type Id = keyof typeof kinds;

const NEW_KEY = `node -p "crypto.randomBytes(32).toString('base64url')"`;

function lists(project: Snapshot): Found<Id>[] {
  const { git, files } = project;
  const all = gatewayLists(project);
  const restore = git?.isCommitted(GATEWAY_FILE) ? [run(`git checkout HEAD -- ${GATEWAY_FILE}`)] : undefined;
  const found = all.flatMap((list): Found<Id>[] => {
    if (list.entries) return entries(list, project);
    if (list.missing !== undefined) {
      const meant = nearest(
        list.missing,
        files.all.filter((path) => path.endsWith('.json')),
      );
      const steps = [meant === undefined ? unset(ENV_FILE, VARIABLE) : set(ENV_FILE, VARIABLE, meant)];
      return [{ id: 'gateway.list-missing', where: list.source, why: `There is no ${list.missing}.`, steps }];
    }
    const steps = (list.source === GATEWAY_FILE ? restore : undefined) ?? [
      byHand(`write a JSON list in ${list.source}, such as [{"dir":"sites/1001","hosts":["play.example.com"]}]`),
    ];
    return [{ id: 'gateway.list-invalid', where: list.source, why: jsonProblem(list.text), steps }];
  });
  if (files.text(GATEWAY_FILE) !== undefined || all.length > 0) return found;
  const hosts = project.allSites.map(({ id }) => ({ dir: `sites/${id}`, hosts: [`${id}.localhost`] }));
  const steps = restore ?? [byHand(`write gateway.json: ${JSON.stringify(hosts)}`)];
  return [{ id: 'gateway.list-missing', where: GATEWAY_FILE, why: 'The repository has no gateway.json.', steps }];
}

function jsonProblem(text: string): string {
  try {
    JSON.parse(text);
    return 'It is JSON, but no list.';
  } catch (error) {
    return `${error instanceof Error ? error.message.split('\n')[0] : String(error)}.`;
  }
}

/** The host of a text that is an address, in the letters of host names; undefined when it has none. */
function hostIn(text: unknown): string | undefined {
  if (typeof text !== 'string') return undefined;
  const host = URL.parse(text.includes('//') ? text : `http://${text}`)?.host ?? '';
  return /^[a-z0-9-]+(?:\.[a-z0-9-]+)*(?::\d+)?$/.test(host) ? host : undefined;
}

/** The value that a wrong one of another type means; undefined if none is near. */
function nearValue(name: string, given: unknown): unknown {
  const text = String(given).trim().toLowerCase();
  if (name === 'tls') return /^(?:true|false)$/.test(text) ? text === 'true' : undefined;
  if (name === 'frameHosts') return typeof given === 'string' ? text.split(/[,;\s]+/) : undefined;
  const port = Number.parseInt(text, 10);
  return name === 'port' && port > 0 && port < 65_536 ? port : undefined;
}

/** Steps for a wrong value, from the words of the gateway: the value to write, or keys to remove. */
function stepsFor(list: GatewayList, path: string, problem: string): readonly Step[] {
  const [, keys] = /^remove (.+)$/.exec(problem) ?? [];
  if (keys !== undefined) return keys.split(', ').map((key) => unset(list.source, keyIn(list, `${path}.${key}`)));
  const [at = '', field = '', index] = path.split('.');
  const entry = list.entries?.[Number(at)];
  const own = isObject(entry) ? entry : {};
  const local = `${folderOf(own).replace(/^sites\//, '') || 'play'}.localhost`;
  // A host that is wrong leaves the others as they are.
  if (field === 'hosts' && index !== undefined) {
    const given: unknown = Array.isArray(own['hosts']) ? own['hosts'][Number(index)] : undefined;
    return [set(list.source, keyIn(list, path), hostIn(given) ?? local)];
  }
  if (field === 'hosts' || /name a host or a port/.test(problem))
    return [set(list.source, keyIn(list, `${at}.hosts`), [local]), byHand('write its domain there when it goes live')];
  const [, value] = /^write ("(?:[^"\\]|\\.)*")$/.exec(problem) ?? [];
  if (value !== undefined) return [set(list.source, keyIn(list, path), JSON.parse(value))];
  const given: unknown = index === undefined ? own[field] : Reflect.get(Object(own[field]), index);
  const near = nearValue(path.split('.').at(-1) ?? '', given);
  if (near !== undefined) return [set(list.source, keyIn(list, path), near)];
  return [byHand(`${problem} in ${list.source}: ${path}`)];
}

function entries(list: GatewayList, project: Snapshot): Found<Id>[] {
  const { source } = list;
  const invalid = environmentProblems({ HOUSEFRONT_SITES: list.text }).map(([name, problem]): Found<Id> => {
    const path = name.replace(/^HOUSEFRONT_SITES\.?/, '');
    const where = path === '' ? source : `${source}: ${path}`;
    if (path.endsWith('.linkKey')) {
      const steps: Step[] = [{ kind: 'set-output', file: source, key: keyIn(list, path), command: NEW_KEY }];
      return { id: 'gateway.link-key', where, why: 'It is not 32 bytes as base64url.', steps };
    }
    return { id: 'gateway.entry-invalid', where, why: `${problem}.`, steps: stepsFor(list, path, problem) };
  });
  const named = (list.entries ?? []).map((entry) => (isObject(entry) ? entry : {}));
  const folders = project.allSites.map(({ id }) => `sites/${id}`);
  const unnamed = folders.filter((folder) => !named.some((entry) => folderOf(entry) === folder));
  const unknown = named.flatMap((entry, at): Found<Id>[] => {
    const folder = folderOf(entry);
    if (folder === '' || /^(?:\/|[A-Za-z]:)/.test(folder) || project.files.isFolder(folder)) return [];
    const meant = nearest(folder, unnamed);
    const step =
      meant === undefined ? unset(source, keyIn(list, `${at}`)) : set(source, keyIn(list, `${at}.dir`), meant);
    return [
      {
        id: 'gateway.folder-unknown',
        where: `${source}: ${at}.dir`,
        why: `There is no folder ${folder}.`,
        steps: [step],
      },
    ];
  });
  return [
    ...invalid,
    ...unknown,
    ...hostsTwice(list, named),
    ...foldersTwice(list, named),
    ...portsTwice(list, named),
    ...sites(list, named, project, unknown.length > 0),
  ];
}

/** Sites that the list has not, and sites whose hosts are all of this machine. */
function sites(
  list: GatewayList,
  named: readonly Readonly<Record<string, unknown>>[],
  project: Snapshot,
  hasUnknown: boolean,
): Found<Id>[] {
  return project.sites.flatMap(({ folder, id, config }): Found<Id>[] => {
    const at = named.findIndex((entry) => folderOf(entry) === folder);
    const entry = named[at];
    if (!entry) {
      // The entry with an unknown folder may be meant for this site.
      if (hasUnknown) return [];
      const steps = [
        set(list.source, keyIn(list, `${named.length}`), { dir: folder, hosts: [`${id}.localhost`] }),
        byHand('write its domains in hosts'),
      ];
      return [{ id: 'gateway.site-missing', where: list.source, why: `${folder} has no entry.`, steps }];
    }
    const all = hostsOf(entry);
    const upstream = typeof entry['upstream'] === 'string' ? entry['upstream'] : config?.upstream;
    if (all.length === 0 || !all.every(isLocal) || upstream === undefined || isLocal(upstream)) return [];
    const why = `Its platform is ${upstream}, and its hosts are ${all.join(', ')}.`;
    const steps = [set(list.source, keyIn(list, `${at}.hosts`), [`play${id}.example.com`]), byHand('with your domain')];
    return [{ id: 'gateway.hosts-local', where: `${list.source}: ${at}.hosts`, why, steps }];
  });
}

/** The gateway's list of sites and its settings. */
export const gateway = area<Id>({
  name: 'gateway',
  kinds,
  check: (project) => [...lists(project), ...settingsOf(project)],
});
