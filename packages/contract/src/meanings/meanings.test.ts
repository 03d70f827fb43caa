import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createDescriptions } from '../../scripts/descriptions.ts';
import { readExamples } from '../../scripts/examples.ts';
import { calls } from '../registry/calls.ts';
import { parseRequest, type AnyCall } from '../calls/endpoint.ts';
import { driftsOf } from '../suite/drifts.ts';
import { contractFields, namesOf, tablesOf } from './contract-fields.ts';
import { callMeanings, fieldAt } from './index.ts';
import { replyNames, requestNames } from './names.ts';
import { shapeMeanings } from './shapes.ts';

const declared: readonly AnyCall[] = Object.values(calls);
const examples = readExamples();
const owned = contractFields();
const nameOf = (owner: (typeof owned)[number]['owner']): string =>
  'shape' in owner ? owner.shape : `${owner.call} ${owner.side}`;

test('[OPS-19] every call has a level and what visitors miss without it', () => {
  expect(Object.keys(callMeanings).toSorted()).toEqual(declared.map(({ name }) => name).toSorted());
  for (const [name, { level, without }] of Object.entries(callMeanings)) {
    expect({ name, level }).toEqual({ name, level: expect.stringMatching(/^(?:must|should|may)$/) });
    expect({ name, without }).toEqual({ name, without: expect.stringMatching(/^.{12,}\.$/) });
  }
});

test('[OPS-19] the least platform has eight calls', () => {
  const must = declared.filter(({ name }) => callMeanings[name]?.level === 'must').map(({ name }) => name);
  expect(must).toEqual(['gameList', 'gameLabel', 'play', 'myCash', 'login', 'logout', 'captcha', 'commonLayout']);
});

test('[OPS-19] every field has a level, a meaning in a sentence of its own, and what a site does without it', () => {
  const wrong = owned.flatMap(({ owner, fields }) =>
    fields.flatMap(({ path, means, level, without, needed }) => {
      const isSaid =
        /^.{8,}[.:`?]$/.test(means) && !new RegExp(`^(?:The )?${path.split('.').at(-1)}\\W*$`, 'i').test(means);
      const isLevelled = needed ? level !== 'should' : without !== '';
      return isSaid && isLevelled ? [] : [`${nameOf(owner)} ${path}: ${level}, ${means}, ${without}`];
    }),
  );
  expect(wrong).toEqual([]);
  expect(owned.flatMap(({ fields }) => fields).length).toBeGreaterThan(1100);
});

test('[OPS-19] every field has an example', () => {
  const descriptionsOf = createDescriptions(examples);
  const wrong = owned.flatMap(({ owner }) =>
    [...descriptionsOf(owner)].flatMap(([path, { example }]) => {
      const isMissing = example === undefined || example === null;
      // An object or a list of them has examples of its fields.
      const isWhole = [...descriptionsOf(owner).keys()].some((other) => other !== path && other.startsWith(path));
      return isMissing && !isWhole ? [`${nameOf(owner)} ${path}`] : [];
    }),
  );
  expect(wrong).toEqual([]);
});

test('[OPS-19] each recorded example is a request and an answer as the contract says today', () => {
  const own = declared.filter(({ base, name }) => base === 'api' && examples.calls[name] === undefined);
  expect(own.map(({ name }) => name)).toEqual([]);
  for (const call of declared) {
    const exchange = examples.calls[call.name];
    if (exchange === undefined) continue;
    expect({ call: call.name, request: parseRequest(call, exchange.request).ok }).toEqual({
      call: call.name,
      request: true,
    });
    expect({ call: call.name, drifts: driftsOf(call, exchange.reply).drifts }).toEqual({ call: call.name, drifts: [] });
  }
});

test('[OPS-19] no meaning is left over from a field that is gone', () => {
  const used = new Set<unknown>();
  for (const { owner, fields } of owned) {
    const tables = tablesOf(owner);
    for (const { path } of fields) {
      for (const table of tables) {
        const name = namesOf(path).find((one) => table !== undefined && one in table);
        if (table === undefined || name === undefined) continue;
        used.add(`${tables.indexOf(table)} ${nameOf(owner)} ${name}`);
        used.add(table === requestNames || table === replyNames ? `shared ${name}` : '');
        break;
      }
    }
  }
  const left = owned.flatMap(({ owner }) =>
    Object.keys(tablesOf(owner)[0] ?? {})
      .filter((name) => !used.has(`0 ${nameOf(owner)} ${name}`))
      .map((name) => `${nameOf(owner)} ${name}`),
  );
  expect(left).toEqual([]);
  const shared = [...Object.keys(requestNames), ...Object.keys(replyNames)].filter(
    (name) => !used.has(`shared ${name}`),
  );
  expect(shared).toEqual([]);
  expect(Object.keys(shapeMeanings).filter((shape) => !owned.some(({ owner }) => nameOf(owner) === shape))).toEqual([]);
});

test('[OPS-19] a place in an answer leads to its field, through lists, wrappers and shared shapes', () => {
  expect(fieldAt(calls.gameList, 'data.list[3].gp_list[0].icon_dark')).toMatchObject({
    level: 'should',
    without: 'Menus show the name alone.',
  });
  expect(fieldAt(calls.withdrawalInfo, 'data.orders[2].status')?.means).toMatch(/^State: `pending`/);
  expect(fieldAt(calls.commonLayout, 'data.member_common_layout.member_type')?.means).toMatch(/^1 a member/);
  expect(fieldAt(calls.gameList, 'data.nothing')).toBeUndefined();
});

test('[OPS-19] nothing that browsers load imports meanings: only documents and the command line do', () => {
  const root = new URL('../../../..', import.meta.url);
  const importers = globSync('packages/{contract,core,app,ui,gateway,sandbox,cli}/src/**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !/\/meanings\/|\.meanings\.ts$|\.test\.tsx?$/.test(file))
    .filter((file) =>
      /from '[^']*\/(?:meanings(?:\/[\w-]+\.ts)?|[\w-]+\.meanings\.ts)'/.test(
        readFileSync(new URL(file, root), 'utf8'),
      ),
    );
  expect(importers.length).toBeGreaterThan(0);
  expect(importers.filter((file) => !file.startsWith('packages/cli/src/'))).toEqual([]);
});
