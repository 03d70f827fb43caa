import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { callData } from '../call/data.ts';
import { registerCall, writeDocs } from '../call/edits.ts';
import { callQuestions } from '../call/questions.ts';
import { atEnd, importNames } from '../edits.ts';
import { folder, type Kind } from './kind.ts';

const apiOf = (feature: string) => `packages/core/src/features/${feature}/${feature}.api.ts`;

/** Features that the contract and core both have. */
const featuresOf = (root: string) =>
  readdirSync(join(root, 'packages/contract/src/features'))
    .map((file) => file.replace(/\.ts$/, ''))
    .filter((name) => existsSync(join(root, apiOf(name))))
    .sort();

/** A call of a feature that exists: declaration, core function and sandbox handler, with tests. */
export const call: Kind = {
  name: 'call',
  description: 'A call of a feature that exists: contract, core, sandbox and tests',
  questions: (root) => [
    { name: 'feature', kind: 'choice', message: 'Feature that it belongs to', options: () => featuresOf(root) },
    ...callQuestions,
  ],
  data: (answers) => callData(answers, String(answers['feature'])),
  actions: ({ feature }) => [
    folder('call/core', `packages/core/src/features/${String(feature)}`),
    folder('call/sandbox', `packages/sandbox/src/handlers/${String(feature)}`),
  ],
  edits: (data) => {
    const call = callData(data as Record<string, string>, String(data['feature']));
    const { feature, member } = call;
    const contract = `packages/contract/src/features/${feature}.ts`;
    return [
      importNames(contract, '../endpoint.ts', ['defineCall']),
      importNames(contract, '../wire.ts', [member ? 'noBody' : 'siteId', 'id', 'listOf', 'localizedText', 'under']),
      atEnd(contract, call.contract),
      importNames(apiOf(feature), `@housefront/contract/features/${feature}`, [call.call, `type ${call.Call}Item`]),
      importNames(apiOf(feature), '../../feature-deps.ts', ['type FeatureDeps']),
      importNames(apiOf(feature), '../../adapters/call-types.ts', ['unwrap']),
      ...(member
        ? []
        : [importNames(apiOf(feature), feature === 'site' ? './index.ts' : '../site/index.ts', ['sitePayload'])]),
      atEnd(apiOf(feature), call.api),
      ...registerCall(call),
    ];
  },
  step: writeDocs,
  next: ({ feature, Call }) => [
    `fetch${String(Call)} in ${apiOf(String(feature))} is ready; offer it from the feature's index.`,
  ],
};
