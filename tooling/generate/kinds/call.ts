import { callData, type CallData } from '../call/data.ts';
import { callActions, declareCall, offerQuery, registerCall, writeDocs } from '../call/edits.ts';
import { apiOf, callFeatures, joinProblem } from '../call/features.ts';
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
  edits: (data, root) => {
    const call = data as CallData;
    const joins = joinProblem(root, call.feature) === undefined;
    return [...declareCall(call), ...(joins ? [offerQuery(call)] : []), ...registerCall(call)];
  },
  step: writeDocs,
  next: ({ feature, Call }) => [
    `fetch${String(Call)} in ${apiOf(String(feature))} is ready; a query or what acts in the feature calls it.`,
  ],
};
