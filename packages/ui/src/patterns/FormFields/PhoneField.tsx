import { Button } from '../../primitives/Button/index.ts';
import { TextField } from '../../primitives/TextField/index.ts';
import { visuallyHidden } from '../../foundations/text.css.ts';
import { statusIcon, text } from './field-parts.tsx';
import * as css from './FormFields.css.ts';
import type { PhoneFieldModel } from './models.ts';

/** A phone number; beside it the control that sends a code and counts down until the next one (REG-39, REG-40x). */
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
              // Disabled would drop the focus of who has just pressed it.
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
        // The seconds are not said, only what they mean.
        <output className={visuallyHidden}>{send.status}</output>
      )}
    </>
  );
}
