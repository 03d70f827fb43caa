import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { callData } from '../call/data.ts';
import { registerCall, writeDocs } from '../call/edits.ts';
import { callQuestions } from '../call/questions.ts';
import { before, importLine } from '../edits.ts';
import { camel, nameLike, pascal } from '../names.ts';
import { folder, type Kind } from './kind.ts';

const core = 'packages/core/src';

/** A feature with its first call: contract, core and sandbox, each with tests, and their registries. */
export const feature: Kind = {
  name: 'feature',
  description: 'A feature with its first call: contract, core, sandbox and tests',
  questions: (root) => [
    {
      name: 'name',
      kind: 'text',
      message: 'Name in kebab-case, e.g. promotions',
      validate: (value) => {
        const problem = nameLike(/^[a-z][a-z]*(-[a-z]+)*$/, 'feature name', 'promotions')(value);
        if (problem || String(value).length > 40)
          return problem ?? 'is longer than 40 characters. Write a shorter one.';
        const places = [
          `packages/contract/src/features/${String(value)}.ts`,
          `${core}/features/${String(value)}`,
          `packages/sandbox/src/handlers/${String(value)}`,
        ];
        const taken = places.find((place) => existsSync(join(root, place)));
        return taken ? `${taken} exists already. Choose another name.` : undefined;
      },
    },
    ...callQuestions,
  ],
  data: (answers) => ({
    ...callData(answers, String(answers['name'])),
    Feature: pascal(String(answers['name'])),
    camelFeature: camel(String(answers['name'])),
  }),
  actions: ({ feature: name }) => [
    folder('feature/contract', 'packages/contract/src/features'),
    folder('feature/core', `${core}/features/${String(name)}`),
    folder('call/sandbox', `packages/sandbox/src/handlers/${String(name)}`),
  ],
  edits: (data) => {
    const call = callData(data as Record<string, string>, String(data['feature']));
    const name = call.feature;
    const Feature = String(data['Feature']);
    const file = `${core}/createCore.ts`;
    return [
      importLine('packages/contract/src/calls.ts', `import * as ${camel(name)} from './features/${name}.ts';`),
      ...registerCall(call),
      importLine(file, `import { create${Feature}, type ${Feature}Feature } from './features/${name}/index.ts';`),
      before(file, '  readonly realtime: RealtimeFeature;', `  readonly ${camel(name)}: ${Feature}Feature;`),
      before(file, '    realtime: createRealtime(', `    ${camel(name)}: create${Feature}(deps),`),
    ];
  },
  step: writeDocs,
  next: ({ feature: name }) => [
    `core.${camel(String(name))}.queries.list() is ready; give items their real fields in packages/contract/src/features/${String(name)}.ts.`,
  ],
};
