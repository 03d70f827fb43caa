import { deployedGateways, deploymentParts, type DeployedGateway } from '../repository/deployments.ts';
import { finalStage, instructionsOf, variablesOf } from '../repository/dockerfile.ts';
import { area, fail, warn, type Found } from './finding.ts';
import { gatewayLists } from '../repository/gateway-list.ts';
import { isObject, type Snapshot } from '../repository/snapshot.ts';
import { byHand, replace, type Step } from '../repository/step.ts';
import { addBelow, setYaml } from '../repository/yaml-files.ts';

const kinds = {
  'container.context-open': warn(
    'The image takes files that are for this machine only',
    'Packages of another system replace those of the image, or passwords can be read in it.',
    'Name them in .dockerignore.',
  ),
  'container.needed-ignored': fail(
    '.dockerignore leaves out a file that the image needs',
    'The image cannot be built, or has no sites.',
    'Remove the line.',
  ),
  'container.host-local': fail(
    'The gateway in the container listens to the container alone',
    'Nothing outside reaches it, although it runs.',
    'Set HOST to 0.0.0.0.',
  ),
  'container.port-mapping': fail(
    'A port of the container is published at which nothing listens',
    'Every connection is refused.',
    'Publish the port of the gateway.',
  ),
  'container.start-command': warn(
    'A package manager or a shell starts the gateway in the image',
    'It does not hand on the signal to stop: visitors lose requests at each release.',
    'Let node be the first process.',
  ),
  'container.development': fail(
    'The gateway in the container runs for development',
    'React is slow there, and pages may have notes for developers.',
    'Set NODE_ENV to production.',
  ),
} as const;

type Id = keyof typeof kinds;

const FILE = 'Dockerfile';
const IGNORE = '.dockerignore';
const PROGRAM = 'CMD ["node", "node_modules/@housefront/gateway/dist/server.js"]';

const rulesOf = (text: string) =>
  text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));

/** Whether a rule without `!` leaves a path out. */
function leavesOut(rule: string, path: string): boolean {
  const parts = rule.replace(/^\//, '').replace(/\/$/, '').split('/');
  const pattern = parts.map((part, at) => {
    const isLast = at === parts.length - 1;
    if (part === '**') return isLast ? '.*' : '(?:.*/)?';
    const literal = part.replaceAll(/[.+^${}()|[\]\\]/g, String.raw`\$&`);
    return literal.replaceAll('*', '[^/]*').replaceAll('?', '[^/]') + (isLast ? '' : '/');
  });
  return new RegExp(`^${pattern.join('')}(?:/|$)`).test(path);
}

/** Whether the image takes all of the repository. */
const copiesAll = (text: string) =>
  instructionsOf(text).some(
    ({ name, rest }) => /^(?:COPY|ADD)$/.test(name) && /^(?:--(?!from)\S+\s+)*\.\/?\s/.test(rest),
  );

function context({ files, locks }: Snapshot, text: string): Found<Id>[] {
  const rules = rulesOf(files.text(IGNORE) ?? '');
  const isOut = (path: string) => {
    const last = rules.findLast((rule) => leavesOut(rule.replace(/^!/, ''), path));
    return last !== undefined && !last.startsWith('!');
  };
  const found: Found<Id>[] = [];
  const open = [
    ['node_modules', '**/node_modules'],
    ['.env', '**/.env'],
  ].filter(([path = '']) => copiesAll(text) && !isOut(path));
  if (open.length > 0) {
    const steps = open.map(([, line = '']): Step => ({ kind: 'add-line', file: IGNORE, line }));
    const why = `${FILE} copies the whole folder, and ${IGNORE} does not name ${open.map(([path]) => path).join(' and ')}.`;
    found.push({ id: 'container.context-open', where: IGNORE, why, steps });
  }
  const needed = ['package.json', 'gateway.json', ...locks.own.filter((name) => text.includes(name)), 'sites'];
  for (const path of needed.filter((each) => files.size(each) !== undefined && isOut(each))) {
    const rule = rules.findLast((each) => !each.startsWith('!') && leavesOut(each, path)) ?? '';
    const steps: Step[] = [{ kind: 'remove-line', file: IGNORE, line: rule }];
    found.push({ id: 'container.needed-ignored', where: IGNORE, why: `The line ${rule} leaves out ${path}.`, steps });
  }
  return found;
}

const isLoopback = (host: string | undefined) => host === undefined || /^(?:localhost|127\.|\[?::1)/.test(host);

/** Steps that set a variable of the image. */
function setInImage(text: string, name: string, value: string): readonly Step[] {
  const stage = finalStage(text);
  const line = stage.find((each) => each.name === 'ENV' && new RegExp(`\\b${name}[= ]`).test(each.rest))?.written;
  if (line !== undefined)
    return [
      replace(FILE, line, line.replace(new RegExp(`\\b${name}([= ])("[^"]*"|'[^']*'|\\S*)`), `${name}$1${value}`)),
    ];
  const from = stage[0]?.written ?? '';
  return [addBelow(FILE, text, text.lastIndexOf(from), `ENV ${name}=${value}`)];
}

/** Steps that set a variable where a deployment has it. */
const setInGateway = ({ part, path, of }: DeployedGateway, name: string, value: string): readonly Step[] => {
  const steps = of === 'compose' ? setYaml(part, [...path, 'environment', name], value) : [];
  return steps.length > 0 ? steps : [byHand(`write ${name}=${value} for the gateway in ${part.file}`)];
};

function running(project: Snapshot, text: string, gateways: readonly DeployedGateway[]): Found<Id>[] {
  const stage = finalStage(text);
  const image = variablesOf(stage);
  const start = stage.findLast(({ name }) => name === 'CMD');
  const isGateway = stage.some(
    ({ name, rest }) => /^(?:CMD|ENTRYPOINT)$/.test(name) && /@housefront\/gateway|\bstart\b/.test(rest),
  );
  if (!isGateway) return [];
  const found: Found<Id>[] = [];
  for (const each of gateways.filter(({ env }) => env['HOST'] !== undefined && isLoopback(env['HOST']))) {
    const steps = setInGateway(each, 'HOST', '0.0.0.0');
    found.push({ id: 'container.host-local', where: each.part.file, why: `HOST is ${each.env['HOST']}.`, steps });
  }
  const isRelied = gateways.length === 0 || gateways.some(({ env, isWhole }) => isWhole && env['HOST'] === undefined);
  if (isLoopback(image['HOST']) && isRelied) {
    const why = `HOST is ${image['HOST'] ?? 'not set, and 127.0.0.1 by itself'}.`;
    found.push({ id: 'container.host-local', where: FILE, why, steps: setInImage(text, 'HOST', '0.0.0.0') });
  }
  if (image['NODE_ENV'] === 'development') {
    const steps = setInImage(text, 'NODE_ENV', 'production');
    found.push({ id: 'container.development', where: FILE, why: 'NODE_ENV is development.', steps });
  }
  for (const each of gateways.filter(({ env }) => env['NODE_ENV'] === 'development')) {
    const steps = setInGateway(each, 'NODE_ENV', 'production');
    found.push({ id: 'container.development', where: each.part.file, why: 'NODE_ENV is development.', steps });
  }
  const isWrapped = stage.some(({ name, rest }) => name === 'ENTRYPOINT' && /tini|dumb-init/.test(rest));
  const command = start?.rest.trim() ?? '';
  const words = command.startsWith('[') ? command.replaceAll(/[[\]",]/g, ' ').trim() : command;
  const isShell = !command.startsWith('[') && !command.startsWith('exec ');
  if (start && !isWrapped && (/^(?:npm|pnpm|yarn|bun|npx)\b/.test(words) || (isShell && command !== ''))) {
    const steps = [replace(FILE, start.written, PROGRAM)];
    found.push({ id: 'container.start-command', where: FILE, why: `It is ${start.written.trim()}.`, steps });
  }
  return [...found, ...ports(project, image['PORT'] ?? '4100', gateways)];
}

/** Published ports of services at which neither the gateway, nor a site, nor the private listener is. */
function ports(project: Snapshot, usual: string, gateways: readonly DeployedGateway[]): Found<Id>[] {
  const own = gatewayLists(project).flatMap(({ entries }) =>
    (entries ?? []).map((each) => (isObject(each) ? String(each['port']) : '')),
  );
  return gateways.flatMap(({ part, path, service, env, isWhole }): Found<Id>[] => {
    const port = env['PORT'] ?? (isWhole ? usual : '');
    if (!Array.isArray(service['ports']) || !/^\d+$/.test(port) || service['network_mode'] !== undefined) return [];
    return service['ports'].flatMap((each: unknown, index): Found<Id>[] => {
      const text = String(each);
      const [, published = ''] = /:(\d+)(?:\/tcp)?$/.exec(text) ?? [];
      if (published === '' || [port, env['PRIVATE_PORT'] ?? '9464', ...own].includes(published)) return [];
      const to = JSON.stringify(text.replace(/:\d+((?:\/tcp)?)$/, `:${port}$1`));
      const steps = setYaml(part, [...path, 'ports', index], to);
      const why = `${text} leads to the port ${published}, and the gateway listens at ${port}.`;
      return [{ id: 'container.port-mapping', where: `${part.file}: ports`, why, steps }];
    });
  });
}

/** The image of the gateway: its context, its first process and its address. */
export const image = area<Id>({
  name: 'container',
  kinds,
  check(project) {
    const text = project.files.text(FILE);
    if (text === undefined) return [];
    const gateways = deployedGateways(deploymentParts(project.files)).filter(({ of }) => of === 'compose');
    return [...context(project, text), ...running(project, text, gateways)];
  },
});
