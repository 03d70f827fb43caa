import { area, fail, warn, type Found } from './finding.ts';
import { entryOf, gatewayLists } from '../repository/gateway-list.ts';
import { readNginx, type Directive } from '../repository/nginx-file.ts';
import { isObject, type Snapshot } from '../repository/snapshot.ts';
import type { Step } from '../repository/step.ts';
import { addBelow, lineAt, rewrite } from '../repository/yaml-files.ts';

const kinds = {
  'proxy.host-missing': fail(
    'nginx gives the gateway a host of its own',
    'The gateway finds the site by the host of the visitor: every page is "not found".',
    'Hand on the host with proxy_set_header Host $http_host.',
  ),
  'proxy.upgrade-missing': fail(
    'nginx does not let web sockets through',
    'There are no live updates: the server of realtime answers 400.',
    'Hand on Upgrade and Connection with HTTP 1.1.',
  ),
  'proxy.chain-missing': fail(
    'nginx sends a certificate without the one between',
    'Phones and programs refuse it, although browsers of a desktop may know the missing one.',
    'Name fullchain.pem.',
  ),
  'proxy.second-policy': fail(
    'nginx adds a content security policy of its own',
    'Browsers keep both: the scripts and styles of pages are allowed by that of the gateway alone, and are blocked.',
    'Remove the header; the policy of the gateway follows the config of the site.',
  ),
  'proxy.preload-refused': warn(
    'A host asks for the preload list with a header that the list refuses',
    'The host is not listed, or is taken off the list again.',
    'Write max-age of a year or more and includeSubDomains, or leave preload out.',
  ),
} as const;

type Id = keyof typeof kinds;

const named = (block: readonly Directive[], name: string) => block.filter((each) => each.name === name);
const headers = (block: readonly Directive[]) => named(block, 'proxy_set_header');
const headerOf = (block: readonly Directive[], name: string) =>
  headers(block).findLast(({ words }) => words[0]?.toLowerCase() === name);

/** A location with the blocks around it, the nearest first. */
interface Place {
  readonly location: Directive;
  readonly block: readonly Directive[];
  readonly around: readonly (readonly Directive[])[];
}

function places(block: readonly Directive[], around: readonly (readonly Directive[])[] = []): readonly Place[] {
  return block.flatMap((each): readonly Place[] => {
    if (!each.block) return [];
    const inner = places(each.block, [block, ...around]);
    return each.name === 'location'
      ? [{ location: each, block: each.block, around: [block, ...around] }, ...inner]
      : inner;
  });
}

/** Headers that a location sets: its own, else those of the nearest block around it that has some. */
const headersAt = ({ block, around }: Place): readonly Directive[] =>
  [block, ...around].find((each) => headers(each).length > 0) ?? [];

const indentAt = (text: string, at: number) => /^\s*/.exec(lineAt(text, at))?.[0] ?? '';

function locations(file: string, text: string, all: readonly Place[], isSame: boolean): Found<Id>[] {
  return all.flatMap((place): Found<Id>[] => {
    const [pass] = named(place.block, 'proxy_pass');
    const target = pass?.words[0] ?? '';
    if (!pass || !/^https?:\/\//.test(target)) return [];
    const where = `${file}: location ${place.location.words.join(' ')}`;
    const indent = indentAt(text, pass.start);
    const isRoot = place.location.words.join(' ') === '/';
    const set = headersAt(place);
    const host = headerOf(set, 'host');
    const isLost = host === undefined || /^\$proxy_host$/.test(host.words[1] ?? '');
    // Another server of the internet has a host of its own.
    if (isRoot && isLost && !target.includes('$') && !/\./.test(new URL(target).hostname.replace(/^[\d.]+$/, ''))) {
      const line = `${indent}proxy_set_header Host $http_host;`;
      const own =
        host && place.block.includes(host)
          ? rewrite(file, text, host.start, host.end, 'proxy_set_header Host $http_host')
          : undefined;
      const steps: Step[] = [own ?? addBelow(file, text, pass.start, line)];
      const why = host ? `Host is ${host.words[1]}.` : `Host is not set, and is that of ${target} then.`;
      return [{ id: 'proxy.host-missing', where, why, steps }];
    }
    if (!isSame || !/^(?:\^~ )?\/app\/?$/.test(place.location.words.join(' '))) return [];
    const version =
      named(place.block, 'proxy_http_version').at(-1) ??
      place.around.flatMap((each) => named(each, 'proxy_http_version'))[0];
    const lacking = [
      ...(headerOf(set, 'upgrade') ? [] : ['proxy_set_header Upgrade $http_upgrade;']),
      ...(headerOf(set, 'connection') ? [] : ['proxy_set_header Connection "upgrade";']),
      ...(version ? [] : ['proxy_http_version 1.1;']),
    ];
    if (lacking.length === 0 || (lacking.length === 1 && !version)) return [];
    const steps = [addBelow(file, text, pass.start, lacking.map((line) => indent + line).join('\n'))];
    return [{ id: 'proxy.upgrade-missing', where, why: `It lacks ${lacking.join(' ')}`.replace(/;$/, '.'), steps }];
  });
}

/** Every directive of a config. */
const everything = (block: readonly Directive[]): readonly Directive[] =>
  block.flatMap((each) => [each, ...everything(each.block ?? [])]);

function ofFile(file: string, text: string, isSame: boolean): Found<Id>[] {
  const root = readNginx(text);
  if (!root) return [];
  const others = everything(root).flatMap((each): Found<Id>[] => {
    const [first = '', value = ''] = each.words;
    if (each.name === 'ssl_certificate' && /\/letsencrypt\/live\/.*\/cert\.pem$/.test(first)) {
      const to = text.slice(each.start, each.end).replace(/cert\.pem/, 'fullchain.pem');
      const steps = [rewrite(file, text, each.start, each.end, to)];
      return [{ id: 'proxy.chain-missing', where: file, why: `It names ${first}.`, steps }];
    }
    if (each.name !== 'add_header') return [];
    const isPolicy = first.toLowerCase() === 'content-security-policy';
    const rules = /(?:^|;)\s*(?:script-src|default-src)\s[^;]*/i.exec(value)?.[0];
    if (isPolicy && rules !== undefined && !rules.includes("'unsafe-inline'")) {
      const steps: Step[] = [{ kind: 'remove-line', file, line: lineAt(text, each.start).trim() }];
      return [{ id: 'proxy.second-policy', where: file, why: `It has ${rules.replace(/^;?\s*/, '')}.`, steps }];
    }
    if (first.toLowerCase() !== 'strict-transport-security' || !/;\s*preload\b/i.test(value)) return [];
    const age = Number(/max-age=(\d+)/i.exec(value)?.[1]);
    if (age >= 31_536_000 && /includeSubDomains/i.test(value)) return [];
    const to = text.slice(each.start, each.end).replace(/;\s*preload\b/i, '');
    const steps = [rewrite(file, text, each.start, each.end, to)];
    return [{ id: 'proxy.preload-refused', where: file, why: `It is ${value}.`, steps }];
  });
  return [...locations(file, text, places(root), isSame), ...others];
}

/** Whether realtime of a site comes through its own host, by its proxy. */
function hasSame(project: Snapshot): boolean {
  const lists = gatewayLists(project);
  return project.sites.some(({ folder, config }) => {
    const given = entryOf(lists, folder)?.entry['realtime'];
    return (isObject(given) ? given['host'] : config?.realtime?.host) === 'same';
  });
}

/** Configs of nginx before the gateway. */
export const proxy = area<Id>({
  name: 'proxy',
  kinds,
  check(project) {
    const isSame = hasSame(project);
    return project.files.all
      .filter((path) => path.endsWith('.conf') && !path.startsWith('sites/'))
      .flatMap((file) => {
        const text = project.files.text(file) ?? '';
        return /\bproxy_pass\b/.test(text) ? ofFile(file, text, isSame) : [];
      });
  },
});
