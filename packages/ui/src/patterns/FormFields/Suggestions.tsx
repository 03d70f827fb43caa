import type { ReactNode } from 'react';
import { Button } from '../../primitives/Button/index.ts';
import * as css from './FormFields.css.ts';
import type { OptionModel, TextFieldModel } from './models.ts';

/** A text field with suggested values; the one in the field is marked as pressed. */
export function Suggestions({
  field,
  suggestions,
  input,
}: {
  readonly field: TextFieldModel;
  readonly suggestions: readonly OptionModel[];
  readonly input: ReactNode;
}) {
  return (
    <div className={css.suggested}>
      {input}
      <fieldset className={css.suggestions} aria-label={field.label}>
        {suggestions.map(({ value, label }) => (
          <Button
            key={value}
            variant={value === field.value ? 'second' : 'soft'}
            size="sm"
            aria-pressed={value === field.value}
            onClick={() => field.onChange(value)}
          >
            {label}
          </Button>
        ))}
      </fieldset>
    </div>
  );
}
