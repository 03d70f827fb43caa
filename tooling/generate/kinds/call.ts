import { callData, type CallData } from '../call/data.ts';
import { callActions, declareCall, registerCall, writeDocs } from '../call/edits.ts';
import { apiOf, callFeatures } from '../call/features.ts';
import { callQuestions, summaryQuestion } from '../call/questions.ts';
import type { Kind } from './kind.ts';

/** A call of a feature that exists: declaration, core function and sandbox handler, with tests. */
export const call: Kind = {
  name: 'call',
  description: 'A call of a feature that exists: contract, core, sandbox and tests',
  questions: (root) => [
    { name: 'feature', kind: 'choice', message: 'Feature that it belongs to', options: () => callFeatures(root) },
    ...callQuestions(),
    summaryQuestion,
  ],
  data: (answers) => callData(answers, String(answers['feature'])),
  actions: ({ feature }) => callActions(String(feature), true),
  edits: (data) => [...declareCall(data as CallData), ...registerCall(data as CallData)],
  step: writeDocs,
  next: ({ feature, Call }) => [
    `fetch${String(Call)} in ${apiOf(String(feature))} is ready; offer it from the feature's index.`,
  ],
};
