import { useId, type ReactNode } from 'react';
import { Checkbox } from '../../primitives/Checkbox/index.ts';
import { NativeSelect } from '../../primitives/NativeSelect/index.ts';
import { PasswordField } from '../../primitives/PasswordField/index.ts';
import { describedBy, Field, TextField, type TextFieldProps } from '../../primitives/TextField/index.ts';
import { CaptchaField } from '../CaptchaField/index.ts';
import * as layout from '../form-layout.css.ts';
import { ChoiceCards } from './ChoiceCards.tsx';
import { named, statusIcon, text } from './field-parts.tsx';
import * as css from './FormFields.css.ts';
import type {
  CheckboxFieldModel,
  DateFieldModel,
  FieldModel,
  OptionModel,
  TextareaFieldModel,
  TextFieldModel,
} from './models.ts';
import { PhoneField } from './PhoneField.tsx';
import { PinField } from './PinField.tsx';

type Attributes = Pick<TextFieldProps, 'type' | 'inputMode' | 'autoCapitalize' | 'autoCorrect'>;

/** Attributes for the phone's keyboard. */
const keyboards: Readonly<Record<TextFieldModel['widget'], Attributes>> = {
  text: { type: 'text' },
  email: { type: 'email', inputMode: 'email', autoCapitalize: 'none', autoCorrect: 'off' },
  contact: { type: 'text', autoCapitalize: 'none', autoCorrect: 'off' },
  code: { type: 'text', inputMode: 'numeric', autoCapitalize: 'none', autoCorrect: 'off' },
};

/** One field of a form, by its widget. */
export function FieldView({ field }: { readonly field: FieldModel }) {
  switch (field.widget) {
    case 'date':
      return <DateField {...field} />;
    case 'choice':
      return <ChoiceCards {...field} />;
    case 'pin':
      return <PinField {...field} />;
    case 'checkbox':
      return <AgreementField {...field} />;
    case 'phone':
      return <PhoneField {...field} />;
    case 'textarea':
      return <TextareaField {...field} />;
    case 'select':
      return (
        <NativeSelect
          {...named(field)}
          value={field.value}
          onValueChange={field.onChange}
          options={field.options}
          placeholder={field.placeholder}
          locked={field.readOnly}
          autoComplete={field.autocomplete ?? 'off'}
        />
      );
    case 'captcha':
      return (
        <CaptchaField
          name={field.name}
          captcha={field.captcha}
          value={field.value}
          onValueChange={field.onChange}
          error={field.error}
          required={field.required}
          texts={{
            captcha: field.label,
            captchaRefresh: field.texts.refresh,
            captchaReload: field.texts.reload,
            captchaImage: field.texts.image,
          }}
        />
      );
    case 'password':
      return <PasswordField {...text(field)} inputMode={field.inputMode ?? 'text'} texts={field.texts} />;
    case 'text':
    case 'email':
    case 'contact':
    case 'code':
      break;
  }
  const input = (
    <TextField
      {...text(field)}
      {...keyboards[field.widget]}
      {...(field.inputMode ? { inputMode: field.inputMode } : {})}
      {...(field.capitalise ? { autoCapitalize: field.capitalise } : {})}
      end={statusIcon(field)}
    />
  );
  return field.suggestions ? <Suggestions field={field} suggestions={field.suggestions} input={input} /> : input;
}

/** A checkbox with a link to the agreement (REG-58). */
function AgreementField(props: Omit<CheckboxFieldModel, 'widget' | 'onBlur' | 'busy'>) {
  const { name, label, hint, error, required, readOnly, value, onChange, link } = props;
  return (
    <div className={css.agreement}>
      <Checkbox
        name={name}
        label={label}
        checked={value}
        onCheckedChange={onChange}
        required={required ?? false}
        disabled={readOnly ?? false}
        error={error}
        beside={
          link && (
            <button type="button" className={`${layout.link} ${css.more}`} onClick={link.onOpen}>
              {link.label}
            </button>
          )
        }
      />
      {hint && <p className={css.hint}>{hint}</p>}
    </div>
  );
}

/** Multi-line text. In CSS: `data-invalid` with an error, `data-locked` if read-only. */
function TextareaField(props: Omit<TextareaFieldModel, 'widget' | 'onBlur' | 'busy'>) {
  const { name, label, hint, error, required, readOnly, value, onChange, placeholder, autocomplete, maxLength } = props;
  const id = useId();
  const note = maxLength !== undefined && <span className={css.count}>{`${value.length} / ${maxLength}`}</span>;
  return (
    <Field id={id} label={label} hint={hint} error={error} required={required} note={note || null}>
      <textarea
        id={id}
        className={css.textarea}
        name={name}
        rows={3}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        placeholder={placeholder}
        maxLength={maxLength}
        readOnly={readOnly}
        autoComplete={autocomplete ?? 'off'}
        data-invalid={error ? '' : undefined}
        data-locked={readOnly ? '' : undefined}
        aria-required={required || undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { hint, error })}
      />
    </Field>
  );
}

/** A date as three selects in the order of the language (REG-47). */
function DateField(props: Omit<DateFieldModel, 'widget' | 'onBlur' | 'busy'>) {
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

/** A text field with suggested values; the one in the field is marked as pressed. */
function Suggestions({
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
          <button
            key={value}
            type="button"
            className={css.suggestion}
            aria-pressed={value === field.value}
            onClick={() => field.onChange(value)}
          >
            {label}
          </button>
        ))}
      </fieldset>
    </div>
  );
}
