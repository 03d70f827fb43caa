import { nearest } from '@housefront/contract/nearest';
import { EnvironmentError, gatewayVariables, readEnvironment } from '@housefront/gateway';
import type { Found } from './finding.ts';
import { ENV_FILE, variablesIn } from '../repository/gateway-list.ts';
import type { Snapshot } from '../repository/snapshot.ts';
import { replace, set, unset, type Step } from '../repository/step.ts';

type SettingId = 'gateway.setting-invalid' | 'gateway.setting-misspelt' | 'gateway.trust-proxy';

/** Problems of the environment as the gateway itself finds them, by the variable's name and the path in its value. */
export function environmentProblems(
  variables: Readonly<Record<string, string | undefined>>,
): readonly (readonly [string, string])[] {
  try {
    readEnvironment(variables);
    return [];
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    return error.problems.map((line) => {
      const at = line.indexOf(': ');
      return [line.slice(0, at), line.slice(at + 2)] as const;
    });
  }
}

const storeAddress = (given: string): string =>
  `redis://${/^[\w.-]+(?::\d+)?$/.test(given) ? given : 'localhost:6379'}`;

/** Example values for settings whose problem, as the gateway words it, names none. */
const settingExamples: Readonly<Record<string, (given: string) => string>> = {
  PORT: () => '8080',
  REDIS_URL: storeAddress,
  REDIS_LINKS_URL: storeAddress,
  // Gateways need one key together, so none is made up.
  PURGE_KEY: () => '',
  RENDER_THREADS: () => '4',
  LOG_LEVEL: () => 'info',
};

/** Settings of the gateway in the file of variables. */
function settings({ files }: Snapshot): Found<SettingId>[] {
  const variables = variablesIn(files.text(ENV_FILE) ?? '');
  // The list of sites has checks of its own.
  const problems = environmentProblems({ ...variables, HOUSEFRONT_SITES: '[{"dir":"sites/1","port":1}]' });
  return problems.map(([name, problem]) => {
    const [, example = ''] = /such as (\S+)/.exec(problem) ?? /write one of (\w+)/.exec(problem) ?? [];
    const value = settingExamples[name]?.(variables[name] ?? '') ?? example.replace(/,$/, '');
    const step = value === '' ? unset(ENV_FILE, name) : set(ENV_FILE, name, value);
    return { id: 'gateway.setting-invalid', where: `${ENV_FILE}: ${name}`, why: `${problem}.`, steps: [step] };
  });
}

/** Variables in the file of variables and in container files that differ from a setting by one or two letters. */
function misspelt({ files }: Snapshot): Found<SettingId>[] {
  const places = files.all.filter((path) => path === ENV_FILE || COMPOSE.test(path));
  return places.flatMap((file) => {
    const lines = (files.text(file) ?? '').split(/\r?\n/);
    const names = lines.flatMap((line) => /^\s*(?:-\s*|export\s+)?([A-Z][A-Z_]{6,})\s*[:=]/.exec(line)?.[1] ?? []);
    return [...new Set(names)].flatMap((name): Found<SettingId>[] => {
      const meant = gatewayVariables.includes(name) ? undefined : nearest(name, gatewayVariables, 2);
      // Both names are set, so this one belongs to another program.
      if (meant === undefined || names.includes(meant)) return [];
      const steps = [replace(file, name, meant)];
      return [{ id: 'gateway.setting-misspelt', where: `${file}: ${name}`, why: `${meant} may be meant.`, steps }];
    });
  });
}

/** Files that set variables of the container. */
const COMPOSE = /^(?:docker-)?compose\.ya?ml$/;

function trustProxy({ files }: Snapshot): Found<SettingId>[] {
  const file = files.all.find((path) => COMPOSE.test(path));
  const text = file === undefined ? '' : (files.text(file) ?? '');
  const isOwn = /^\s*build:/m.test(text);
  const places = [text, files.text('Dockerfile') ?? '', files.text(ENV_FILE) ?? ''];
  const isSet = places.some((place) => /^[^#\n]*\bTRUST_PROXY\b/m.test(place));
  // Variables from another file are not known here.
  if (file === undefined || !isOwn || isSet || /^\s*env_file:/m.test(text)) return [];
  const environment = text.split(/\r?\n/).find((line) => /^\s+environment:\s*$/.test(line));
  const build = text.split(/\r?\n/).find((line) => /^\s+build:/.test(line)) ?? '';
  const indent = /^\s*/.exec(environment ?? build)?.[0] ?? '';
  const setting = `${indent}  TRUST_PROXY: \${TRUST_PROXY:-private}`;
  const steps: Step[] = environment
    ? [{ kind: 'add-line', file, line: setting, after: environment }]
    : [{ kind: 'add-line', file, line: `${indent}environment:\n${setting}`, after: build }];
  const why = `${file} builds the gateway, and nothing sets TRUST_PROXY.`;
  return [{ id: 'gateway.trust-proxy', where: file, why, steps }];
}

/** Findings about the settings of the gateway. */
export const settingsOf = (project: Snapshot): Found<SettingId>[] => [
  ...settings(project),
  ...misspelt(project),
  ...trustProxy(project),
];
