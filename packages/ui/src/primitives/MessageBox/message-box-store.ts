import type { InputRule } from './validate.ts';

/** What every message box says. */
export interface MessageOptions {
  readonly title: string;
  readonly message?: string;
  /** Text of the button that confirms; the host has a default. */
  readonly confirm?: string;
  /** Text of the button that cancels; the host has a default. */
  readonly cancel?: string;
  /** Confirms something that cannot be undone. */
  readonly danger?: boolean;
  /** Where the focus starts; left out, at the button that cancels. */
  readonly focus?: 'confirm';
}

/** A question for a text, checked before it is accepted (SHELL-55). */
export interface PromptOptions extends MessageOptions, InputRule {
  /** Name of the field. */
  readonly label: string;
  readonly initial?: string;
  readonly maxLength?: number;
  readonly type?: 'text' | 'password' | 'tel' | 'email';
}

export type Message =
  | { readonly id: number; readonly kind: 'alert' | 'confirm'; readonly options: MessageOptions }
  | { readonly id: number; readonly kind: 'prompt'; readonly options: PromptOptions };

/** Asks the visitor, one box at a time, in the order asked. Shown by a `MessageBoxHost`. */
export interface MessageBoxStore {
  /** Resolves once read. */
  readonly alert: (options: MessageOptions) => Promise<void>;
  /** True when confirmed, false when cancelled or closed. */
  readonly confirm: (options: MessageOptions) => Promise<boolean>;
  /** The accepted text; null when cancelled or closed. */
  readonly prompt: (options: PromptOptions) => Promise<string | null>;
  /** The box to show now. */
  readonly current: () => Message | null;
  /** Answers the box that is shown: a text or true confirms, null cancels. */
  readonly answer: (id: number, answer: string | true | null) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

/** Creates a store without questions. */
export function createMessageBoxStore(): MessageBoxStore {
  const queue: { readonly message: Message; readonly settle: (answer: string | true | null) => void }[] = [];
  const listeners = new Set<() => void>();
  let lastId = 0;
  const tell = (): void => {
    for (const listener of listeners) listener();
  };
  const ask = (make: (id: number) => Message): Promise<string | true | null> =>
    new Promise((settle) => {
      lastId += 1;
      queue.push({ message: make(lastId), settle });
      tell();
    });
  return {
    alert: async (options) => {
      await ask((id) => ({ id, kind: 'alert', options }));
    },
    confirm: async (options) => (await ask((id) => ({ id, kind: 'confirm', options }))) !== null,
    prompt: async (options) => {
      const answer = await ask((id) => ({ id, kind: 'prompt', options }));
      return typeof answer === 'string' ? answer : null;
    },
    current: () => queue[0]?.message ?? null,
    answer: (id, answer) => {
      if (queue[0]?.message.id !== id) return;
      queue.shift()?.settle(answer);
      tell();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
