import type { DateParts, FieldModel } from '@housefront/ui/patterns/FormFields';
import type { FieldDeclaration, FormValue, Problem } from './types.ts';

/** Value of a field, what is wrong with it, and its reactions. */
export interface FieldState {
  readonly value: FormValue | undefined;
  readonly problem: Problem | undefined;
  readonly onChange: (value: FormValue) => void;
  readonly onBlur: () => void;
}

const noDay: DateParts = { year: '', month: '', day: '' };

const text = (value: FormValue | undefined): string => (typeof value === 'string' ? value : '');

/** Model of a field for a view: its declaration with its state. */
export function fieldModel({ fold: _fold, ...declaration }: FieldDeclaration, state: FieldState): FieldModel {
  const { value, problem, onChange, onBlur } = state;
  const shown = { error: problem?.text, onChange, onBlur };
  if (declaration.widget === 'date') {
    return { ...declaration, ...shown, value: typeof value === 'object' ? value : noDay, wrong: problem?.part };
  }
  if (declaration.widget === 'checkbox') return { ...declaration, ...shown, value: value === true };
  return { ...declaration, ...shown, value: text(value) };
}
