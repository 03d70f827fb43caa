import { expect, test } from 'vitest';
import { checkFeatures } from './features.ts';

const folder = 'packages/core/src/features/red-envelope/';
const index = { 'index.ts': "export { createRedEnvelope } from './createRedEnvelope.ts';" };
const reasons = (files: Readonly<Record<string, string>>) => {
  const tree = new Map(Object.entries(files).map(([name, text]) => [folder + name, text]));
  return checkFeatures([...tree.keys()], (file) => tree.get(file) ?? '').map(
    ({ from, reason }) => `${from.slice(folder.length)}: ${reason}`,
  );
};

test('a feature is index, factory and files that begin with its name', () => {
  expect(
    reasons({
      ...index,
      'createRedEnvelope.ts': 'export const createRedEnvelope = () => 1;',
      'red-envelope.api.ts': '',
      'red-envelope.queries.ts': "import { query } from '../../loading/query.ts';",
      'steps/red-envelope.steps.ts': '',
      'red-envelope.test.ts': "import { queryOptions } from '@tanstack/react-query';",
    }),
  ).toEqual([]);
  const wrong = 'a file of the feature red-envelope is index.ts, createRedEnvelope.ts or begins with red-envelope.';
  expect(reasons({ ...index, 'envelope.store.ts': '', 'createEnvelope.ts': '', 'steps/index.ts': '' })).toEqual([
    `envelope.store.ts: ${wrong}`,
    `createEnvelope.ts: ${wrong}`,
    `steps/index.ts: ${wrong}`,
  ]);
});

test('an index has nothing but exports of other modules', () => {
  const wrong = ['index.ts: the index of a feature has nothing but exports'];
  expect(reasons({ 'index.ts': "export * from './red-envelope.api.ts';\nexport type { A } from './b.ts';" })).toEqual(
    [],
  );
  expect(reasons({ 'index.ts': 'export const a = 1;' })).toEqual(wrong);
  expect(reasons({ 'index.ts': "import { a } from './b.ts';\nexport { a };" })).toEqual(wrong);
  expect(reasons({ 'index.ts': 'const a = 1;\nexport { a };' })).toEqual(wrong);
});

test('a feature has an index, unless it is queries alone', () => {
  const wrong = ['index.ts: a feature has an index, unless it is queries alone'];
  const queries = {
    'red-envelope.queries.ts': "import { query } from '../../loading/query.ts';",
    'red-envelope.api.ts': '',
  };
  expect(reasons(queries)).toEqual([]);
  expect(reasons({ 'red-envelope.api.ts': '' })).toEqual(wrong);
  expect(reasons({ ...queries, 'createRedEnvelope.ts': '' })).toEqual(wrong);
});

test('queries are made in their own file', () => {
  const wrong = 'queries of the feature red-envelope are made in red-envelope.queries.ts';
  expect(
    reasons({
      ...index,
      'createRedEnvelope.ts': "import { query } from '../../loading/query.ts';",
      'red-envelope.api.ts': "import { queryOptions } from '@tanstack/react-query';",
      'red-envelope.store.ts': "import type { QueryClient } from '@tanstack/react-query';",
    }),
  ).toEqual([`createRedEnvelope.ts: ${wrong}`, `red-envelope.api.ts: ${wrong}`]);
});
