import type { Found } from './finding.ts';
import { folderOf, hostsOf, keyIn, type GatewayList } from '../repository/gateway-list.ts';
import { set, unset } from '../repository/step.ts';

type Entries = readonly Readonly<Record<string, unknown>>[];

/** Hosts that two entries of a list have. */
export function hostsTwice(list: GatewayList, named: Entries): Found<'gateway.host-twice'>[] {
  const seen = new Map<string, string>();
  return named.flatMap((entry, at) =>
    hostsOf(entry).flatMap((host, index): Found<'gateway.host-twice'>[] => {
      const first = seen.get(host.toLowerCase());
      if (first === undefined) {
        seen.set(host.toLowerCase(), folderOf(entry));
        return [];
      }
      const only = hostsOf(entry).length === 1;
      const id = folderOf(entry).replace(/^sites\//, '');
      const key = keyIn(list, `${at}.hosts.${index}`);
      const step = only ? set(list.source, key, `${id}.localhost`) : unset(list.source, key);
      const why = `${host} is listed by ${first} and by ${folderOf(entry)}.`;
      return [{ id: 'gateway.host-twice', where: `${list.source}: ${at}.hosts.${index}`, why, steps: [step] }];
    }),
  );
}

/** Entries with the same folder as an entry above, where their hosts belong. */
export function foldersTwice(list: GatewayList, named: Entries): Found<'gateway.folder-twice'>[] {
  return named.flatMap((entry, at): Found<'gateway.folder-twice'>[] => {
    const folder = folderOf(entry);
    const first = named.findIndex((other) => folderOf(other) === folder);
    if (folder === '' || first === at) return [];
    const all = [...new Set([...hostsOf(named[first] ?? {}), ...hostsOf(entry)])];
    const steps = [set(list.source, keyIn(list, `${first}.hosts`), all), unset(list.source, keyIn(list, `${at}`))];
    const why = `The entries ${first} and ${at} are for ${folder}.`;
    return [{ id: 'gateway.folder-twice', where: `${list.source}: ${at}.dir`, why, steps }];
  });
}

/** Ports that two entries listen on; 0 is any free one. */
export function portsTwice(list: GatewayList, named: Entries): Found<'gateway.port-twice'>[] {
  const portOf = ({ port }: Entries[number]): number => Number(port ?? 0);
  const used = named.map(portOf);
  return named.flatMap((entry, at): Found<'gateway.port-twice'>[] => {
    const port = portOf(entry);
    if (!(port > 0) || used.indexOf(port) === at) return [];
    let free = port;
    while (used.includes(free)) free += 1;
    const step = set(list.source, keyIn(list, `${at}.port`), free);
    const why = `${folderOf(named[used.indexOf(port)] ?? {})} and ${folderOf(entry)} listen on port ${port}.`;
    return [{ id: 'gateway.port-twice', where: `${list.source}: ${at}.port`, why, steps: [step] }];
  });
}
