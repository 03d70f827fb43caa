import type { ReactNode } from 'react';
import type { InputRule } from './validate.ts';
import { createSignal } from '../shared/createSignal.ts';

/** Content of a message box. */
export interface MessageOptions {
  readonly title: string;
  readonly message?: string;
  /** Label of the confirm button; the host has a default. */
  readonly confirm?: string;
  /** Label of the cancel button; the host has a default. */
  readonly cancel?: string;
  /** Confirms a destructive action. */
  readonly danger?: boolean;
  /** Initial focus; the cancel button if omitted. */
  readonly focus?: 'confirm';
}

/** Content and events of a field of a prompt. */
export interface PromptField {
  readonly label: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
}

/** A prompt for a text, validated before it is accepted (SHELL-55). */
export interface PromptOptions extends MessageOptions, InputRule {
  /** Name of the field. */
  readonly label: string;
  readonly initial?: string;
  readonly maxLength?: number;
  readonly type?: 'text' | 'password' | 'tel' | 'email';
  /** A field other than one line of text; `maxLength` and `type` do not apply to it. */
  readonly field?: (field: PromptField) => ReactNode;
  /** Accepts a valid text elsewhere, while the box waits: null accepts it, a text is the error of the field. */
  readonly accept?: (text: string) => Promise<string | null>;
  /** Another way to answer, e.g. by a passkey: a button below the field. As `accept`; the answer is then an empty text. */
  readonly other?: { readonly label: string; readonly accept: () => Promise<string | null> };
}

/** A question in the queue; `id` differs for each. */
export type Message =
  | { readonly id: number; readonly kind: 'alert' | 'confirm'; readonly options: MessageOptions }
  | { readonly id: number; readonly kind: 'prompt'; readonly options: PromptOptions };

/** Queues questions to the visitor; shown by a `MessageBoxHost`, one at a time. */
export interface MessageBoxStore {
  /** Resolves when dismissed. */
  readonly alert: (options: MessageOptions) => Promise<void>;
  /** Resolves to true when confirmed, false when cancelled or closed. */
  readonly confirm: (options: MessageOptions) => Promise<boolean>;
  /** Resolves to the accepted text; null when cancelled or closed. */
  readonly prompt: (options: PromptOptions) => Promise<string | null>;
  /** The current box. */
  readonly current: () => Message | null;
  /** Answers the current box: a text or true confirms, null cancels. */
  readonly answer: (id: number, answer: string | true | null) => void;
  /** Cancels every box, also those that wait. */
  readonly cancelAll: () => void;
  readonly subscribe: (listener: () => void) => () => void;
}

/** Creates an empty store. */
export function createMessageBoxStore(): MessageBoxStore {
  const queue: { readonly message: Message; readonly settle: (answer: string | true | null) => void }[] = [];
  const { subscribe, notify } = createSignal();
  let lastId = 0;
  const ask = (make: (id: number) => Message): Promise<string | true | null> =>
    new Promise((settle) => {
      lastId += 1;
      queue.push({ message: make(lastId), settle });
      notify();
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
      notify();
    },
    cancelAll: () => {
      for (const { settle } of queue.splice(0)) settle(null);
      notify();
    },
    subscribe,
  };
}
