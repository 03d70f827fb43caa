import { useId } from 'react';
import { NativeSelect } from '../../primitives/NativeSelect/index.ts';
import { describedBy, Field } from '../../primitives/TextField/index.ts';
import * as css from './FormFields.css.ts';
import type { DateFieldModel } from './models.ts';

/** A date as three selects in the order of the language (REG-47). */
export function DateField(props: Omit<DateFieldModel, 'widget' | 'onBlur' | 'busy'>) {
  const { name, label, hint, error, required, readOnly, value, onChange, parts, wrong, birthday = false } = props;
  const id = useId();
  return (
    <Field id={id} label={label} hint={hint} error={error} required={required} group>
      <div className={css.parts}>
        {parts.map(({ part, label: partLabel, options }) => (
          <NativeSelect
            key={part}
            name={`${name}.${part}`}
            aria-label={partLabel}
            placeholder={partLabel}
            options={options}
            value={value[part]}
            onValueChange={(next) => onChange({ ...value, [part]: next })}
            required={required}
            locked={readOnly}
            autoComplete={birthday ? `bday-${part}` : 'off'}
            wrong={error !== undefined && (wrong === undefined || wrong === part)}
            aria-describedby={describedBy(id, { hint, error })}
          />
        ))}
      </div>
    </Field>
  );
}
