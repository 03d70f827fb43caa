const asked = new WeakMap<object, Promise<unknown>>();

/**
 * A loader's result by one stable promise: for a new promise, React suspends in a later render, and it does not wait for
 * one that is marked as settled.
 */
export function kept<Value>(loader: () => Promise<Value>): Promise<Value> {
  const known = asked.get(loader);
  // What was kept for a loader is what it loads.
  if (known) return known as Promise<Value>;
  const promise = loader();
  asked.set(loader, promise);
  void promise.then(
    (value) => void Object.assign(promise, { status: 'fulfilled', value }),
    (reason: unknown) => void Object.assign(promise, { status: 'rejected', reason }),
  );
  return promise;
}
