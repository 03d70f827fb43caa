import { useId, useState, type FormEvent, type ReactNode } from 'react';
import { Button } from '../Button/index.ts';
import { Modal } from '../Dialog/Modal.tsx';
import { TextField } from '../TextField/index.ts';
import type { Message, PromptOptions } from './message-box-store.ts';
import * as styles from './MessageBox.css.ts';
import { validateInput } from './validate.ts';

export interface MessageBoxTexts {
  readonly confirm: string;
  readonly cancel: string;
  /** Default error of an invalid text (SHELL-55). */
  readonly illegalInput?: string;
}

export interface MessageBoxProps {
  readonly message: Message;
  readonly texts: MessageBoxTexts;
  /** A text or true confirms, null cancels. Presses outside are ignored. */
  readonly onAnswer: (answer: string | true | null) => void;
  /** Called on Escape, for questions that need no answer; if omitted, Escape cancels. */
  readonly onDismiss?: (() => void) | undefined;
}

/** An alert, a confirmation or a prompt. `data-first-focus` is on the initially focused button. */
export function MessageBox({ message, texts, onAnswer, onDismiss }: MessageBoxProps): ReactNode {
  const form = useId();
  const { kind, options } = message;
  const cancel = (): void => onAnswer(null);
  const danger = options.danger ?? false;
  return (
    <Modal
      open
      insistent
      role="alertdialog"
      surface={styles.box}
      title={options.title}
      description={options.message}
      onClose={onDismiss ?? cancel}
      footer={
        <>
          {kind === 'alert' ? null : (
            <Button variant="outline" onClick={cancel}>
              {options.cancel ?? texts.cancel}
            </Button>
          )}
          <Button
            variant={danger ? 'danger' : 'primary'}
            data-first-focus={options.focus === 'confirm' ? '' : undefined}
            {...(kind === 'prompt' ? { type: 'submit', form } : { onClick: () => onAnswer(true) })}
          >
            {options.confirm ?? texts.confirm}
          </Button>
        </>
      }
    >
      {kind === 'prompt' ? (
        <PromptForm id={form} options={options} fallback={texts.illegalInput} onAccept={onAnswer} />
      ) : null}
    </Modal>
  );
}

interface PromptFormProps {
  readonly id: string;
  readonly options: PromptOptions;
  readonly fallback: string | undefined;
  readonly onAccept: (text: string) => void;
}

function PromptForm({ id, options, fallback, onAccept }: PromptFormProps): ReactNode {
  const { label, initial = '', maxLength, type = 'text', field } = options;
  const [text, setText] = useState(initial);
  const [error, setError] = useState<string | null>(null);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const problem = validateInput(text, fallback === undefined ? options : { error: fallback, ...options });
    setError(problem);
    if (problem === null) onAccept(text);
  };
  const onChange = (next: string): void => {
    setText(next);
    setError(null);
  };
  const shown = { label, value: text, error: error ?? undefined };
  return (
    <form id={id} onSubmit={submit} noValidate>
      {field?.({ ...shown, onChange }) ?? (
        <TextField
          {...shown}
          type={type}
          {...(maxLength === undefined ? {} : { maxLength })}
          onValueChange={onChange}
        />
      )}
    </form>
  );
}
