import { callData, type CallData } from '../call/data.ts';
import { callActions, enterFeature, registerCall, writeDocs } from '../call/edits.ts';
import { contractOf, featureProblem, takenBy } from '../call/features.ts';
import { callQuestions, summaryQuestion } from '../call/questions.ts';
import { camel, pascal } from '../names.ts';
import type { Kind } from './kind.ts';

/** A feature with its first call: contract, core with its test, sandbox, and their registries. */
export const feature: Kind = {
  name: 'feature',
  description: 'A feature with its first call: contract, core, sandbox and tests',
  questions: (root) => [
    {
      name: 'name',
      kind: 'text',
      message: 'Name in kebab-case, e.g. promotions',
      validate: (value) => {
        const taken = takenBy(root, String(value));
        return featureProblem(root, value) ?? (taken && `${taken} exists already. Choose another name.`);
      },
    },
    ...callQuestions(),
    summaryQuestion,
  ],
  data: (answers) => ({
    ...callData(answers, String(answers['name'])),
    Feature: pascal(String(answers['name'])),
  }),
  actions: ({ feature: name }) => callActions(String(name), false),
  edits: (data) => [...enterFeature(String(data['feature'])), ...registerCall(data as CallData)],
  step: writeDocs,
  next: ({ feature: name, call }) => [
    `core.${camel(String(name))}.queries.${String(call)}() is ready; give items their real fields in ${contractOf(String(name))}.`,
  ],
};
