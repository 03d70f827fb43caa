import { Checkbox } from '../../primitives/Checkbox/index.ts';
import * as layout from '../form-layout.css.ts';
import * as css from './FormFields.css.ts';
import type { CheckboxFieldModel } from './models.ts';

/** A checkbox with a link to the agreement (REG-06, REG-58). */
export function AgreementField(props: Omit<CheckboxFieldModel, 'widget' | 'onBlur' | 'busy'>) {
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
