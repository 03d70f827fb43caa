import { Button } from '../../primitives/Button/index.ts';
import { TextField } from '../../primitives/TextField/index.ts';
import { visuallyHidden } from '../../foundations/text.css.ts';
import { statusIcon, text } from './field-parts.tsx';
import * as css from './FormFields.css.ts';
import type { PhoneFieldModel } from './models.ts';

/** A phone number with a button that sends a code and counts down until the next one (REG-40x). */
export function PhoneField(field: PhoneFieldModel) {
  const { send } = field;
  return (
    <>
      <TextField
        {...text(field)}
        type="tel"
        inputMode="tel"
        end={statusIcon(field)}
        beside={
          send && (
            <Button
              className={css.send}
              variant="outline"
              size="lg"
              // `disabled` would drop the focus after a press.
              aria-disabled={send.disabled || undefined}
              loading={send.busy}
              onClick={send.disabled ? undefined : send.onSend}
            >
              {send.label}
            </Button>
          )
        }
      />
      {send && (
        // The countdown is not announced, only its meaning.
        <output className={visuallyHidden}>{send.status}</output>
      )}
    </>
  );
}
