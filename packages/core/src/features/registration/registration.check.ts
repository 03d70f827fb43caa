import { readRegisterError, verificationBody, wireValue, type ShownError } from '@housefront/contract/rules';
import type { FeatureDeps } from '../../calls/feature-deps.ts';
import type { CheckedField } from './registration.plan.ts';
import type { RegistrationFormPort } from './registration.types.ts';

/** The platform's result for a value: an error, or null for none. */
export type CheckVerdict = ShownError | null;

/** Checks single fields with the platform, each value once (REG-63). */
export interface ServerChecks {
  /**
   * The verdict on the value that the field has now. Undefined when there is none: nothing typed, no answer, or a value that
   * changed meanwhile.
   */
  readonly run: (field: CheckedField, currency: string) => Promise<CheckVerdict | undefined>;
  /** Resolves when no answer is outstanding. */
  readonly settled: () => Promise<void>;
  /** Drops all results of the fields. */
  readonly forget: () => void;
}

interface Ask {
  /** The body; identifies value and currency. */
  readonly asked: string;
  readonly answer: Promise<CheckVerdict | undefined>;
  verdict?: CheckVerdict;
}

/** Creates the checks. `onChecking` is called with the fields that are being checked. */
export const createServerChecks = (
  deps: Pick<FeatureDeps, 'calls'>,
  form: Pick<RegistrationFormPort, 'read'>,
  onChecking: (fields: readonly CheckedField[]) => void,
): ServerChecks => {
  const asks = new Map<CheckedField, Ask>();
  const pending = new Map<CheckedField, Ask>();
  const bodyOf = (field: CheckedField, currency: string) => {
    const values = form.read();
    if (wireValue(field, values) === '') return undefined;
    // A code is meaningless without the phone that it was sent to.
    const fields: readonly CheckedField[] = field === 'phoneVerify' ? ['memberPhone', field] : [field];
    return verificationBody(fields, values, currency);
  };
  const ask = async (
    body: ReturnType<typeof verificationBody>,
    mine: () => boolean,
    keep: (verdict: CheckVerdict) => void,
  ): Promise<CheckVerdict | undefined> => {
    const { verifyFields } = await import('./registration.api.ts');
    const reply = await verifyFields(deps, body);
    const refused = !reply.ok && reply.error.kind === 'refused' ? reply.error : null;
    // Without an answer the result is unknown; the registration itself will report it.
    if (!reply.ok && refused === null) return undefined;
    const verdict = refused === null ? null : readRegisterError(refused);
    keep(verdict);
    return mine() ? verdict : undefined;
  };
  const run: ServerChecks['run'] = (field, currency) => {
    const body = bodyOf(field, currency);
    if (body === undefined) return Promise.resolve(undefined);
    const asked = JSON.stringify(body);
    const last = asks.get(field);
    if (last?.asked === asked) {
      return last.verdict === undefined ? last.answer : Promise.resolve(last.verdict);
    }
    const current: Ask = {
      asked,
      answer: ask(
        body,
        // A later value is in flight or was typed since (REG-64x).
        () => asks.get(field) === current && JSON.stringify(bodyOf(field, currency)) === asked,
        (verdict) => {
          current.verdict = verdict;
        },
      ).finally(() => {
        if (current.verdict === undefined && asks.get(field) === current) asks.delete(field);
        if (pending.get(field) === current) pending.delete(field);
        onChecking([...pending.keys()]);
      }),
    };
    asks.set(field, current);
    pending.set(field, current);
    onChecking([...pending.keys()]);
    return current.answer;
  };
  return {
    run,
    settled: async () => {
      while (pending.size > 0) await Promise.all([...pending.values()].map(({ answer }) => answer));
    },
    forget: () => asks.clear(),
  };
};
