import type { FeatureDeps } from './feature-deps.ts';
import type { CoreMessage } from './events.ts';

/** Code that comes after the page, fetched once (ADR 52). */
export interface LatePart<Part> {
  /** Fetches it. A fetch that failed is made again by the next call. */
  readonly load: () => Promise<Part>;
  /** Runs when it is here, at once if it is; in the order in which it was asked for, and before anybody who awaits `load`. */
  readonly onArrival: (run: (part: Part) => void) => void;
}

/**
 * Creates a late part.
 * @param here the part itself, where it need not be fetched: in tests
 */
export const createLatePart = <Part extends object>(bring: () => Promise<Part>, here?: Part): LatePart<Part> => {
  const waiting: ((part: Part) => void)[] = [];
  let part = here;
  let loading: Promise<Part> | undefined;
  const arrive = (arrived: Part): Part => {
    part = arrived;
    for (const run of waiting.splice(0)) run(arrived);
    return arrived;
  };
  return {
    load: () =>
      (loading ??= (part ? Promise.resolve(part) : bring().then(arrive)).catch((error: unknown) => {
        loading = undefined;
        throw error;
      })),
    onArrival: (run) => {
      if (part) run(part);
      else waiting.push(run);
    },
  };
};

/** Told when what a visitor asked for needs a part that cannot be fetched. */
export const PART_MISSING: CoreMessage = { kind: 'error', key: 'error_network' };

/** The actions of a feature that may wait for its code: they answer nothing, or a promise. */
type Deferrable<Full> = {
  [
    Name in keyof Full as Full[Name] extends (...given: never[]) => infer Answer
      ? [Answer] extends [void | Promise<unknown>]
        ? Name
        : never
      : never
  ]: Full[Name];
};

/** What becomes of an action whose code cannot be fetched; it is dropped, and never carried out later. */
export type Lost<Action> = Action extends (...given: never[]) => infer Answer
  ? {
      /** Told to the visitor; without it the loss is only logged. */
      readonly message?: CoreMessage;
    } & ([Answer] extends [void]
      ? {
          /** It answers nothing: no promise either, which an effect of React would take for its clean-up. */
          readonly nothing: true;
        }
      : object) &
      (Awaited<Answer> extends void
        ? object
        : {
            /** What the action answers instead, or what it throws. */
            readonly answer: (error: unknown) => Awaited<Answer>;
          })
  : never;

/** The answer of an action that fails with its code. */
export const refuse = (error: unknown): never => {
  throw error;
};

/**
 * Actions of a feature before its code is here. Once it is, each happens inside its call; one that comes earlier fetches the code
 * and is carried out on arrival, in order.
 * @param create makes the feature when the part arrives; not if it was disposed of
 * @param lost the actions, each with what becomes of it when the part cannot be fetched
 */
export const createLate = <Part, Full extends object, Name extends keyof Deferrable<Full>>(
  { events, ports }: Pick<FeatureDeps, 'events' | 'ports'>,
  part: LatePart<Part>,
  create: (part: Part) => Full & { readonly dispose?: () => void },
  lost: { readonly [Key in Name]: Lost<Full[Key]> },
): Pick<Full, Name> & { readonly dispose: () => void } => {
  type Action = (...given: unknown[]) => unknown;
  let full: (Full & { readonly dispose?: () => void }) | undefined;
  let disposed = false;
  part.onArrival((arrived) => {
    if (!disposed) full = create(arrived);
  });

  const wait = async (name: Name, given: unknown[]): Promise<unknown> => {
    try {
      await part.load();
    } catch (error) {
      ports.logger.error(`${String(name)} could not be loaded`, { error: String(error) });
      const { message, answer }: { message?: CoreMessage; answer?: (error: unknown) => unknown } = lost[name];
      if (message && !disposed) events.emit('message', message);
      return answer?.(error);
    }
    return full && (full[name] as Action)(...given);
  };
  const defer = (name: Name): [Name, Action] => [
    name,
    (...given) => {
      if (full) return (full[name] as Action)(...given);
      const waiting = wait(name, given);
      return 'nothing' in lost[name] ? undefined : waiting;
    },
  ];
  // The keys of a record that has exactly these; entries lose which name has which action.
  const names = Object.keys(lost) as Name[];
  return {
    ...(Object.fromEntries(names.map(defer)) as Pick<Full, Name>),
    dispose: () => {
      disposed = true;
      full?.dispose?.();
    },
  };
};
