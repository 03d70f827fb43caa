import { deployedGateways, deploymentParts } from '../repository/deployments.ts';
import { finalStage, variablesOf } from '../repository/dockerfile.ts';
import { area, fail, type Found } from './finding.ts';
import { ENV_FILE, folderOf, gatewayLists, keyIn, variablesIn } from '../repository/gateway-list.ts';
import { isObject, type Snapshot } from '../repository/snapshot.ts';
import { set } from '../repository/step.ts';

const kinds = {
  'gateway.port-taken': fail(
    'A site has the port of the gateway itself',
    'The gateway does not start: it listens there for all sites together.',
    'Write another port for the site, or none.',
  ),
} as const;

type Id = keyof typeof kinds;

/** Ports at which the gateway listens for all sites, each with its place. */
function shared(project: Snapshot): ReadonlyMap<number, string> {
  const { files } = project;
  const file = variablesIn(files.text(ENV_FILE) ?? '');
  const image = variablesOf(finalStage(files.text('Dockerfile') ?? ''))['PORT'];
  const started = deployedGateways(deploymentParts(project.files));
  const given: readonly (readonly [string | undefined, string])[] = [
    file['PORT'] === undefined ? ['4100', 'the default of PORT'] : [file['PORT'], `PORT in ${ENV_FILE}`],
    [image, 'PORT in the Dockerfile'],
    ...started.map(({ env, part }) => [env['PORT'], `PORT in ${part.file}`] as const),
  ];
  return new Map(given.flatMap(([port, place]) => (Number(port) > 0 ? [[Number(port), place]] : [])));
}

/** Ports of sites and of the gateway. */
export const ports = area<Id>({
  name: 'gateway',
  kinds,
  check(project) {
    const taken = shared(project);
    return gatewayLists(project).flatMap((list) => {
      const entries = (list.entries ?? []).map((each) => (isObject(each) ? each : {}));
      const used = new Set([...taken.keys(), ...entries.map(({ port }) => Number(port))]);
      return entries.flatMap((entry, at): Found<Id>[] => {
        const place = taken.get(Number(entry['port']));
        if (place === undefined) return [];
        let free = 4101;
        while (used.has(free)) free += 1;
        const why = `${folderOf(entry)} has the port ${String(entry['port'])}, which is ${place}.`;
        const steps = [set(list.source, keyIn(list, `${at}.port`), free)];
        return [{ id: 'gateway.port-taken', where: `${list.source}: ${at}.port`, why, steps }];
      });
    });
  },
});
