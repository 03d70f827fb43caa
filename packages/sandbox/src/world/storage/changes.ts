import type { Database } from './database.ts';

/** Creates listeners of a change. They are called once its transaction is committed; a rollback drops the call. */
export function createChanges<Value>(db: Pick<Database, 'afterCommit'>) {
  const listeners: ((value: Value) => void)[] = [];
  return {
    subscribe: (listener: (value: Value) => void): void => void listeners.push(listener),
    notify: (value: Value): void =>
      db.afterCommit(() => {
        for (const listener of listeners) listener(value);
      }),
  };
}
