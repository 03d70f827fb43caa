/** Waits for something that is reported later; fails after `withinMs` with the name of what was missing. */
export function within<T>(what: string, wait: Promise<T>, withinMs = 5_000): Promise<T> {
  let timer: NodeJS.Timeout;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`${what} did not happen within ${withinMs} ms`)), withinMs);
  });
  return Promise.race([wait, late]).finally(() => clearTimeout(timer));
}
