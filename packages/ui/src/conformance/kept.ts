const asked = new WeakMap<object, Promise<unknown>>();

/**
 * What a loader loads, by one promise for ever: React takes another one in a later render for a promise that nobody keeps, and
 * does not wait for one that is marked as settled.
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
