import { kebab, pascal } from '../names.ts';
import type { Answers } from '../questions.ts';

/** Values of a call's templates. */
export interface CallData extends Record<string, unknown> {
  readonly feature: string;
  readonly call: string;
  /** The name with a capital, for types and functions. */
  readonly Call: string;
  readonly kebab: string;
  readonly path: string;
  readonly auth: string;
  readonly member: boolean;
  readonly row: string;
  readonly summary: string;
  /** Its declaration. */
  readonly contract: string;
  /** The function that makes the call. */
  readonly api: string;
}

/** The declaration of a call that gives a list. */
const contractOf = (
  call: string,
  Call: string,
  { path, auth, row, summary }: Record<string, string>,
) => `/** An item of it. */
export const ${call}ItemSchema = z.object({ id, title: localizedText });
/** An item of it. */
export type ${Call}Item = z.output<typeof ${call}ItemSchema>;

/** ${summary} */
export const ${call} = defineCall({
  name: '${call}',
  path: '${path}',
  auth: '${auth}',
  request: ${auth === 'member' ? 'noBody' : 'z.strictObject({ site_id: siteId })'},
  response: under(['list'], listOf(${call}ItemSchema)),
  summary: '${(summary ?? '').replaceAll("'", "\\'")}',
  rows: ['${row}'],
});`;

const memberApi = (
  call: string,
  Call: string,
) => `export const fetch${Call} = async ({ calls }: FeatureDeps, signal: AbortSignal): Promise<${Call}Item[]> =>
  unwrap(await calls.send(${call}, {}, { signal, silent: true }));`;

const siteApi = (
  call: string,
  Call: string,
) => `export const fetch${Call} = async ({ calls, site }: FeatureDeps, signal: AbortSignal): Promise<${Call}Item[]> => {
  const { site_id } = sitePayload(site.getState());
  return unwrap(await calls.send(${call}, { site_id }, { signal, silent: true }));
};`;

/** From answers to template values. */
export function callData(answers: Answers, feature: string): CallData {
  const text = Object.fromEntries(Object.entries(answers).map(([name, value]) => [name, String(value)]));
  const { call = '', path = '', auth = '', row = '', summary = '' } = text;
  const Call = pascal(call);
  const member = auth === 'member';
  const api = `/** ${summary} (${row}) */\n${member ? memberApi(call, Call) : siteApi(call, Call)}`;
  return {
    feature,
    call,
    Call,
    kebab: kebab(call),
    path,
    auth,
    member,
    row,
    summary,
    contract: contractOf(call, Call, text),
    api,
  };
}
