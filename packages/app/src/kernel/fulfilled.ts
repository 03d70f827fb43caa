/** A promise that React's `use` reads without suspending, by the fields that React documents for libraries. */
export const fulfilled = <Value>(value: Value): Promise<Value> =>
  Object.assign(Promise.resolve(value), { status: 'fulfilled', value } as const);
