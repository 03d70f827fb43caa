import { kebab, pascal } from '../names.ts';
import type { Answers } from '@housefront/generator';

/** The data of a call: a list, or the one item of an id. */
export type CallShape = 'list' | 'detail';

/** Values of a call's templates. */
export interface CallData extends Record<string, unknown> {
  readonly feature: string;
  readonly call: string;
  /** The name with a capital, for types and functions. */
  readonly Call: string;
  readonly kebab: string;
  readonly callPath: string;
  readonly auth: string;
  readonly member: boolean;
  readonly detail: boolean;
  readonly row: string;
  readonly summary: string;
  /** Its summary with the requirement. */
  readonly noted: string;
  /** Its declaration. */
  readonly contract: string;
  /** Building blocks of the contract that the declaration imports. */
  readonly wireNames: string;
  /** The function that makes the call. */
  readonly api: string;
  /** Its query, to be inserted among those of the feature. */
  readonly query: string;
  /** The body that it sends, as in a test. */
  readonly body: string;
}

type Basics = Pick<
  CallData,
  'call' | 'Call' | 'callPath' | 'auth' | 'member' | 'detail' | 'row' | 'summary' | 'feature'
>;

/** Building blocks of the contract that a declaration is made of. */
export const wireNamesOf = ({ detail, member }: Pick<Basics, 'detail' | 'member'>): readonly string[] => [
  'id',
  ...(detail ? [] : ['listOf']),
  'localizedText',
  ...(member && !detail ? ['noBody'] : []),
  ...(detail ? ['orNull'] : []),
  ...(member ? [] : ['siteId']),
  ...(detail ? [] : ['under']),
];

const requestOf = ({ detail, member }: Basics) => {
  if (member) return detail ? 'z.strictObject({ id: z.string() })' : 'noBody';
  return detail ? 'z.strictObject({ site_id: siteId, id: z.string() })' : 'z.strictObject({ site_id: siteId })';
};

const contractOf = (data: Basics) => `/** ${data.detail ? 'What it gives' : 'An item of it'}. */
const ${data.call}ItemSchema = z.object({ id, title: localizedText });

/** ${data.summary} */
export const ${data.call} = defineCall({
  name: '${data.call}',
  path: '${data.callPath}',
  auth: '${data.auth}',
  request: ${requestOf(data)},
  response: ${data.detail ? `orNull(${data.call}ItemSchema)` : `under(['list'], listOf(${data.call}ItemSchema))`},
  summary: '${data.summary.replaceAll("'", "\\'")}',
  rows: ['${data.row}'],
});`;

/** A sentence with the requirement behind it. */
const noted = (summary: string, row: string) => `${summary.replace(/\.$/, '')} (${row}).`;

const apiOf = ({ call, Call, detail, member, row, summary }: Basics) => {
  const sent = [...(member ? [] : ['site_id: siteId']), ...(detail ? ['id'] : [])].join(', ');
  const state = member ? 'locale' : 'locale, siteId';
  const item = '({ id: ITEM.id, title: pickText(ITEM.title, locale) })';
  const given = detail ? `${Call}Item | null` : `${Call}Item[]`;
  return `/** ${detail ? 'What it gives' : 'An item of it'}, in the language on screen. */
export interface ${Call}Item {
  readonly id: string;
  readonly title: string;
}

/** ${noted(summary, row)} */
export const fetch${Call} = async (
  { calls, site }: FeatureDeps,${detail ? '\n  id: string,' : ''}
  signal: AbortSignal,
): Promise<${given}> => {
  const { ${state} } = site.getState();
  const ${detail ? 'item' : 'items'} = unwrap(await calls.send(${call}, ${sent === '' ? '{}' : `{ ${sent} }`}, { signal, silent: true }));
  return ${
    detail ? `item && ${item.replaceAll('ITEM', 'item')}` : `items.map((item) => ${item.replaceAll('ITEM', 'item')})`
  };
};`;
};

const queryOf = ({ call, Call, detail, feature, member, summary }: Basics) => {
  const [owner, comment] = member ? ["'member', ", '\n    // Private answers go with the login.'] : ['', ''];
  const whose = member ? "deps.ports.storage.get('member_id') ?? ''" : 'deps.site.getState().siteId';
  const key = `[${owner}'${feature}', '${call}', ${detail ? 'id, ' : ''}${whose}, deps.site.getState().locale]`;
  return `  /** ${summary} */
  ${call}: (${detail ? 'id: string' : ''}) =>${comment}
    query(${key}, async ({ signal }) =>
      (await import('./${feature}.api.ts')).fetch${Call}(deps, ${detail ? 'id, ' : ''}signal),
    ),`;
};

/** Converts answers to template values. */
export function callData(answers: Answers, feature: string, shape: CallShape = 'list'): CallData {
  const text = Object.fromEntries(Object.entries(answers).map(([name, value]) => [name, String(value)]));
  const { call = '', path = '', auth = '', row = '', summary = '' } = text;
  const [Call, member, detail] = [pascal(call), auth === 'member', shape === 'detail'];
  const basics: Basics = { feature, call, Call, callPath: path, auth, member, detail, row, summary };
  const sent = [...(member ? [] : ['site_id: 1001']), ...(detail ? ["id: '1'"] : [])].join(', ');
  return {
    ...basics,
    kebab: kebab(call),
    noted: noted(summary, row),
    contract: contractOf(basics),
    wireNames: wireNamesOf(basics).join(', '),
    api: apiOf(basics),
    query: queryOf(basics),
    body: sent === '' ? '{}' : `{ ${sent} }`,
  };
}
