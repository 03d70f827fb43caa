const asked = new WeakMap<object, Promise<unknown>>();

/**
 * One stable promise per loader: for a new promise, React suspends in a later render; a promise marked as settled is read at
 * once.
 */
export function kept<Value>(loader: () => Promise<Value>): Promise<Value> {
  const known = asked.get(loader);
  // The promise stored for a loader has its type.
  if (known) return known as Promise<Value>;
  const promise = loader();
  asked.set(loader, promise);
  void promise.then(
    (value) => void Object.assign(promise, { status: 'fulfilled', value }),
    (reason: unknown) => void Object.assign(promise, { status: 'rejected', reason }),
  );
  return promise;
}
