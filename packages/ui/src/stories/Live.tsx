import { useState, type ReactNode } from 'react';
import type { FieldModel, FormModel } from '../patterns/FormFields/index.ts';

export interface LiveProps<State> {
  readonly start: State;
  readonly children: (state: State, set: (next: State) => void) => ReactNode;
}

/** Holds the state that the app holds for a pattern, so that a story shows what an action does. */
export function Live<State>({ start, children }: LiveProps<State>): ReactNode {
  const [state, set] = useState(start);
  return children(state, set);
}

export interface LiveFormProps {
  readonly form: FormModel;
  /** The error of a required field that is empty. */
  readonly blank: string;
  readonly children: (form: FormModel) => ReactNode;
}

/** A form that keeps what is typed into its passwords and lines of text. Sending it shows the errors, and focuses the first. */
export function LiveForm({ form, blank, children }: LiveFormProps): ReactNode {
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const [focus, setFocus] = useState<FormModel['focus']>(null);
  const isEmpty = (field: FieldModel): boolean =>
    (field.widget === 'password' || field.widget === 'text' || field.widget === 'email') &&
    field.required === true &&
    (typed[field.name] ?? field.value) === '';
  const fields = form.fields.map((field): FieldModel => {
    const error = focus && isEmpty(field) ? blank : undefined;
    if (field.widget !== 'password' && field.widget !== 'text' && field.widget !== 'email') return field;
    const onChange = (value: string): void => setTyped({ ...typed, [field.name]: value });
    return { ...field, value: typed[field.name] ?? field.value, error, onChange };
  });
  const onSubmit = (): void => setFocus({ field: fields.find(isEmpty)?.name ?? '' });
  return children({ ...form, fields, focus, onSubmit });
}
