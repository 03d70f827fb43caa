import { atEnd, before, importLine, importNames, into } from '../edits.ts';
import { camel, kebab, pascal } from '../names.ts';
import { folder, type Edit, type Step } from '../kinds/kind.ts';
import { wireNamesOf, type CallData } from './data.ts';
import { apiOf, contractOf, queriesOf, QUERIES } from './features.ts';

const contract = 'packages/contract/src';

const sandbox = 'packages/sandbox/src/handlers';

const createCore = 'packages/core/src/createCore.ts';

/** Adds a call to the contract of an existing feature, and to core. */
export function declareCall(call: CallData): Edit[] {
  const [declared, api] = [contractOf(call.feature), apiOf(call.feature)];
  return [
    importNames(declared, '../../calls/endpoint.ts', ['defineCall']),
    importNames(declared, '../../wire/wire.ts', wireNamesOf(call)),
    atEnd(declared, call.contract),
    importNames(api, `@housefront/contract/features/${call.feature}`, [call.call]),
    importNames(api, '../../calls/feature-deps.ts', ['type FeatureDeps']),
    importNames(api, '../../adapters/http/call-types.ts', ['unwrap']),
    importNames(api, '../../i18n/localized-text.ts', ['pickText']),
    atEnd(api, call.api),
  ];
}

/** Adds the query of a call to those of its feature. */
export const offerQuery = ({ feature, query }: CallData): Edit => into(queriesOf(feature), QUERIES, query);

/** Registers a feature that only has queries in the contract's registry and in core. */
export const enterFeature = (feature: string): Edit[] => [
  importLine(
    `${contract}/registry/calls.ts`,
    `import * as ${camel(feature)} from '../features/${feature}/${feature}.ts';`,
  ),
  importLine(createCore, `import { create${pascal(feature)} } from './features/${feature}/${feature}.queries.ts';`),
  before(createCore, '    version: createVersion(', `    ${camel(feature)}: create${pascal(feature)}(deps),`),
];

/** Registers a call in the contract's registry and in the sandbox. */
export function registerCall({ feature, call }: CallData): Edit[] {
  return [
    into(`${contract}/registry/calls.ts`, 'const accountCalls = {', `  ${call}: ${camel(feature)}.${call},`),
    importLine(`${sandbox}/index.ts`, `import { ${call}Handler } from './${feature}/${kebab(call)}.ts';`),
    into(`${sandbox}/index.ts`, 'export const handlers', `  ${call}Handler,`),
  ];
}

/** Generates the published description of the calls from the contract. */
export const writeDocs = (): Step => ({
  progress: 'Writing docs/api, docs/reference/codes.md and docs/reference/site-config.md',
  command: process.execPath,
  args: ['--run', 'docs:api'],
});

/** Edits of a call: with a new feature, or into an existing one. */
export const callActions = (feature: string, joins: boolean) => [
  ...(joins
    ? [folder('call/core', `packages/core/src/features/${feature}`)]
    : [
        folder('feature/contract', `${contract}/features/${feature}`),
        folder('feature/core', `packages/core/src/features/${feature}`),
      ]),
  folder('call/sandbox', `${sandbox}/${feature}`),
];
