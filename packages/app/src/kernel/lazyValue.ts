/** A promise that React's `use` reads without suspending, by the fields that React documents for libraries. */
export const fulfilled = <Value>(value: Value): Promise<Value> =>
  Object.assign(Promise.resolve(value), { status: 'fulfilled', value } as const);

/** Loads a value once, for React's `use`: once loaded, it does not suspend again. After a failure the next call tries again. */
export function lazyValue<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let promise: Promise<Value> | undefined;
  return () =>
    (promise ??= load().then(
      (value) => {
        promise = fulfilled(value);
        return value;
      },
      (error: unknown) => {
        promise = undefined;
        throw error;
      },
    ));
}
