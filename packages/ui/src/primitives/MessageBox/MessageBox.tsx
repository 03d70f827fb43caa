import { useId, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { Button } from '../Button/index.ts';
import { Modal } from '../Dialog/Modal.tsx';
import { TextField } from '../TextField/index.ts';
import type { Message, PromptOptions } from './message-box-store.ts';
import * as styles from './MessageBox.css.ts';
import { validateInput } from './validate.ts';

/** Texts of boxes that bring none of their own. */
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
  const [busy, setBusy] = useState(false);
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
            loading={busy}
            {...(kind === 'prompt' ? { type: 'submit', form } : { onClick: () => onAnswer(true) })}
          >
            {options.confirm ?? texts.confirm}
          </Button>
        </>
      }
    >
      {kind === 'prompt' ? (
        <PromptForm
          id={form}
          options={options}
          fallback={texts.illegalInput}
          busy={busy}
          onBusy={setBusy}
          onAccept={onAnswer}
        />
      ) : null}
    </Modal>
  );
}

interface PromptFormProps {
  readonly id: string;
  readonly options: PromptOptions;
  readonly fallback: string | undefined;
  readonly busy: boolean;
  readonly onBusy: (busy: boolean) => void;
  readonly onAccept: (text: string) => void;
}

function PromptForm({ id, options, fallback, busy, onBusy, onAccept }: PromptFormProps): ReactNode {
  const { label, initial = '', maxLength, type = 'text', field, accept, other } = options;
  const [text, setText] = useState(initial);
  const [error, setError] = useState<string | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const decide = async (answer: string, ask: (() => Promise<string | null>) | undefined): Promise<void> => {
    if (busy) return;
    onBusy(true);
    const problem = (await ask?.()) ?? null;
    onBusy(false);
    if (problem === null) {
      onAccept(answer);
      return;
    }
    setError(problem === '' ? null : problem);
    form.current?.querySelector('input')?.focus();
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const problem = validateInput(text, fallback === undefined ? options : { error: fallback, ...options });
    setError(problem);
    if (problem !== null) return;
    if (accept) void decide(text, () => accept(text));
    else onAccept(text);
  };
  const onChange = (next: string): void => {
    setText(next);
    setError(null);
  };
  const shown = { label, value: text, error: error ?? undefined };
  return (
    <form ref={form} id={id} onSubmit={submit} noValidate className={styles.form}>
      {field?.({ ...shown, onChange }) ?? (
        <TextField
          {...shown}
          type={type}
          {...(maxLength === undefined ? {} : { maxLength })}
          onValueChange={onChange}
        />
      )}
      {other && (
        <Button variant="outline" block disabled={busy} onClick={() => void decide('', other.accept)}>
          {other.label}
        </Button>
      )}
    </form>
  );
}
