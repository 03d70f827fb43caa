import { useId, useState, type ReactNode } from 'react';
import { disclosureButton } from '../../primitives/behaviour/disclosureButton.ts';
import * as css from './FormFields.css.ts';
import type { FieldModel, FormModel } from './models.ts';

/** Consecutive fields that are visible in the form, or hidden behind one button. */
interface FieldGroup {
  /** Label of the button; undefined without one. */
  readonly label: string | undefined;
  readonly list: readonly FieldModel[];
}

/** The fields in their order, grouped by whether they are behind a button. */
export const groupsOf = (fields: readonly FieldModel[]): readonly FieldGroup[] => {
  const groups: { label: string | undefined; list: FieldModel[] }[] = [];
  for (const field of fields) {
    const last = groups.at(-1);
    if (last && last.label === field.behind) last.list.push(field);
    else groups.push({ label: field.behind, list: [field] });
  }
  return groups;
};

export interface FoldedFieldsProps {
  readonly label: string;
  readonly fields: readonly FieldModel[];
  readonly focus: FormModel['focus'];
  readonly renderField: (field: FieldModel) => ReactNode;
}

/**
 * Fields behind a button that shows and hides them. They open automatically when one of them has an error, gets the focus or
 * has an initial value. Typed values are kept when they are closed.
 */
export function FoldedFields({ label, fields, focus, renderField }: FoldedFieldsProps) {
  const id = useId();
  const wrong = fields.filter(({ error }) => error).map(({ name }) => name);
  const reason = { wrong: wrong.join(' '), focus: fields.some(({ name }) => name === focus?.field) ? focus : null };
  const [open, setOpen] = useState(
    () => wrong.length > 0 || fields.some(({ value }) => typeof value === 'string' && value !== ''),
  );
  const [seen, setSeen] = useState(reason);
  if (seen.wrong !== reason.wrong || seen.focus !== reason.focus) {
    setSeen(reason);
    const isNew = reason.wrong !== '' && reason.wrong !== seen.wrong;
    if (isNew || (reason.focus !== null && reason.focus !== seen.focus)) setOpen(true);
  }
  return (
    <div className={css.folded}>
      <button {...disclosureButton(open, id, () => setOpen(!open))} className={css.unfold}>
        {label}
      </button>
      {open && (
        <div id={id} role="group" aria-label={label} className={css.fields}>
          {fields.map(renderField)}
        </div>
      )}
    </div>
  );
}
