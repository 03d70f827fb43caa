import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { camel, nameLike } from '../names.ts';
import { shown } from '@housefront/generator';

const core = 'packages/core/src';

/** The contract's module with the calls of a feature. */
export const contractOf = (feature: string): string => `packages/contract/src/features/${feature}/${feature}.ts`;

/** Core's module with the calls of a feature. */
export const apiOf = (feature: string): string => `${core}/features/${feature}/${feature}.api.ts`;

/** Core's module with the queries of a feature. */
export const queriesOf = (feature: string): string => `${core}/features/${feature}/${feature}.queries.ts`;

/** The line before which a generator inserts queries. */
export const QUERIES = 'const queries = (deps: FeatureDeps) => ({';

/** Features that the contract and core both have. */
export const callFeatures = (root: string): readonly string[] =>
  readdirSync(join(root, 'packages/contract/src/features'))
    .filter((name) => existsSync(join(root, apiOf(name))))
    .sort();

/** The existing parts of a feature; undefined if the name is free. */
export const takenBy = (root: string, feature: string): string | undefined =>
  [
    `packages/contract/src/features/${feature}`,
    `${core}/features/${feature}`,
    `packages/sandbox/src/handlers/${feature}`,
  ].find((place) => existsSync(join(root, place)));

/** Members of a core besides its features. */
const coreParts = (root: string): readonly string[] => {
  const [, members = ''] =
    /^export interface Core .*\{\n([^]*?)^\}/m.exec(readFileSync(join(root, core, 'createCore.ts'), 'utf8')) ?? [];
  return [...members.matchAll(/^ {2}readonly (\w+)/gm)].map(([, name = '']) => name);
};

/** The error in a name of a feature; undefined for none. */
export function featureProblem(root: string, value: string | readonly string[]): string | undefined {
  const problem = nameLike(/^[a-z][a-z]*(-[a-z]+)*$/, 'feature name', 'promotions')(value);
  if (problem !== undefined) return problem;
  if (String(value).length > 40) return 'is longer than 40 characters. Write a shorter one.';
  return coreParts(root).includes(camel(String(value)))
    ? `${shown(value)} is a part of every core already. Choose another name.`
    : undefined;
}

/** Reason why a screen's query cannot join a feature; undefined if it can, or if the feature is new. */
export function joinProblem(root: string, feature: string): string | undefined {
  const taken = takenBy(root, feature);
  if (taken === undefined) return undefined;
  const queries = join(root, queriesOf(feature));
  const joins =
    callFeatures(root).includes(feature) && existsSync(queries) && readFileSync(queries, 'utf8').includes(QUERIES);
  return joins
    ? undefined
    : `${taken} is there and has no list of queries to join. Choose another name, or write the query by hand.`;
}
