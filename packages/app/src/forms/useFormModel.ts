import { useEffect, useRef, useState } from 'react';
import { useForm, useWatch, type FieldErrors } from 'react-hook-form';
import type { DateParts, FieldModel } from '@housefront/ui/patterns/FormFields';
import type {
  FieldDeclaration,
  FieldName,
  FormDeclaration,
  FormHandle,
  FormValue,
  FormValues,
  Problem,
  Problems,
} from './types.ts';

/** Value of a field, what is wrong with it, and its reactions. */
interface FieldState {
  readonly value: FormValue | undefined;
  readonly problem: Problem | undefined;
  readonly onChange: (value: FormValue) => void;
  readonly onBlur: () => void;
}

const noDay: DateParts = { year: '', month: '', day: '' };

const text = (value: FormValue | undefined): string => (typeof value === 'string' ? value : '');

/** Model of a field for a view: its declaration with its state. */
function fieldModel({ fold: _fold, ...declaration }: FieldDeclaration, state: FieldState): FieldModel {
  const { value, problem, onChange, onBlur } = state;
  const shown = { error: problem?.text, onChange, onBlur };
  if (declaration.widget === 'date') {
    return { ...declaration, ...shown, value: typeof value === 'object' ? value : noDay, wrong: problem?.part };
  }
  if (declaration.widget === 'checkbox') return { ...declaration, ...shown, value: value === true };
  return { ...declaration, ...shown, value: text(value) };
}

/** Values as the form library keeps them: it treats names of fields as strings. */
type Held = Record<string, FormValue>;

const isEmpty = (value: FormValue | undefined): boolean =>
  value === undefined ||
  value === '' ||
  value === false ||
  (typeof value === 'object' && !Object.values(value).join(''));

/** Problems as errors of the form library, which keeps everything but the message in `types`. */
function errorsOf(problems: Readonly<Record<string, Problem | undefined>>): FieldErrors<Held> {
  const found = Object.entries(problems).flatMap(([name, problem]) => (problem ? [[name, problem] as const] : []));
  return Object.fromEntries(
    found.map(([name, { key, text, part }]) => [name, { type: key, message: text, types: { part } }]),
  );
}

/** The folded values; the same object if folding changes nothing. */
function foldedValues(fields: readonly FieldDeclaration[], values: Held): Held {
  const changed = fields.flatMap(({ name, fold }) => {
    const value = values[name];
    const folded = typeof value === 'string' ? fold?.(value) : undefined;
    return folded === undefined || folded === value ? [] : [[name, folded] as const];
  });
  return changed.length === 0 ? values : { ...values, ...Object.fromEntries(changed) };
}

function problemOf(errors: FieldErrors<Held>, name: string): Problem | undefined {
  const error = errors[name];
  if (typeof error?.message !== 'string') return undefined;
  const part = error.types?.['part'];
  return {
    key: String(error.type),
    text: error.message,
    part: part === 'year' || part === 'month' || part === 'day' ? part : undefined,
  };
}

/**
 * Runs a form declaration: values, validation and focus as props for a view. A field is validated when it is left with a value,
 * from then on at each change, and before sending; the first invalid field gets the focus.
 */
export function useFormModel<Values extends FormValues<Values>>(
  declaration: FormDeclaration<Values>,
): FormHandle<Values> {
  type Name = FieldName<Values>;
  const { fields, banners = [], known = {} } = declaration;
  // The form library keeps the typed values; every reader gets them folded. The proxy adds and removes no field.
  const typed = (values: Held): Values => foldedValues(fields, values) as unknown as Values;
  const shownNames = new Set<string>(fields.map(({ name }) => name));
  const rules = (values: Held): Readonly<Record<string, Problem | undefined>> => {
    const found: Problems<Values> = declaration.check(typed(values));
    return Object.fromEntries(Object.entries<Problem | undefined>(found).filter(([name]) => shownNames.has(name)));
  };
  const form = useForm<Held>({
    defaultValues: declaration.initial,
    mode: 'onTouched',
    shouldFocusError: false,
    resolver: (values) => {
      const errors = errorsOf(rules(values));
      return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors };
    },
  });
  // Re-renders at each change; the values are read as a whole, with their type.
  useWatch({ control: form.control });
  const values = form.getValues();
  const { errors, isSubmitting } = form.formState;
  const [focus, setFocus] = useState<{ readonly field: string } | null>(null);
  const knownOf = (name: string): Problem | undefined =>
    Object.entries<Problem | undefined>(known).find(([key]) => key === name)?.[1];
  const problem = (name: string): Problem | undefined => problemOf(errors, name) ?? knownOf(name);
  const busy = isSubmitting || declaration.busy === true;

  useErrorReports(
    fields.map(({ name }) => [name, problem(name)]),
    declaration.onShown,
  );

  const change = (name: Name, value: FormValue): void => {
    const input = form.register(name);
    void input.onChange({ target: { name, value }, type: 'change' });
    declaration.onChange?.(name, typed(form.getValues()));
  };
  const showFolded = (names: readonly string[]): void => {
    const held = form.getValues();
    const folded = foldedValues(fields, held);
    for (const name of names) {
      const value = folded[name];
      if (value !== undefined && value !== held[name]) form.setValue(name, value, { shouldDirty: true });
    }
  };
  const leave = (name: Name): void => {
    showFolded([name]);
    const now = form.getValues();
    // Tabbing past an empty field shows no error; sending does.
    if (!isEmpty(now[name]) || form.getFieldState(name).isDirty) {
      void form.register(name).onBlur({ target: { name, value: now[name] }, type: 'blur' });
    }
    declaration.onLeave?.(name, typed(now), rules(now)[name] === undefined);
  };
  const submit = async (): Promise<void> => {
    if (busy) return;
    showFolded(fields.map(({ name }) => name));
    let wrong: readonly string[] = [];
    await form.handleSubmit(
      async (held) => {
        const blocked = fields.filter(({ name }) => knownOf(name));
        if (blocked.length > 0) {
          wrong = blocked.map(({ name }) => name);
          return;
        }
        const refused = await declaration.onSubmit(typed(held));
        const found = Object.entries<Problem | undefined>(refused ?? {});
        for (const [name, error] of Object.entries(errorsOf(Object.fromEntries(found)))) {
          if (error) form.setError(name, { type: String(error.type), message: String(error.message) });
        }
        wrong = found.flatMap(([name, error]) => (error ? [name] : []));
      },
      (found) => {
        wrong = Object.keys(found);
      },
    )();
    const first = fields.find(({ name }) => wrong.includes(name));
    if (first) setFocus({ field: first.name });
  };

  return {
    model: {
      fields: fields.map((field) =>
        fieldModel(field, {
          value: values[field.name],
          problem: problem(field.name),
          onChange: (value) => change(field.name, value),
          onBlur: () => leave(field.name),
        }),
      ),
      banners,
      busy,
      focus,
      onSubmit: () => void submit(),
    },
    values: typed(values),
    read: () => typed(form.getValues()),
    set: (next) => {
      for (const [name, value] of Object.entries<FormValue | undefined>(next)) {
        if (value === undefined) continue;
        form.setValue(name, value, { shouldDirty: true });
        form.clearErrors(name);
      }
    },
    reset: (next) => form.reset(next),
    recheck: () => {
      const now = form.getValues();
      const asked = fields.map(({ name }) => name).filter((name) => !isEmpty(now[name]) || errors[name]);
      if (asked.length > 0) void form.trigger(asked);
    },
    focus: (name) => setFocus({ field: name }),
  };
}

/** Reports each problem once when it becomes visible. */
function useErrorReports<Name extends string>(
  problems: readonly (readonly [Name, Problem | undefined])[],
  report: ((name: Name, problem: Problem) => void) | undefined,
): void {
  const before = useRef<ReadonlyMap<string, string>>(new Map());
  useEffect(() => {
    const now = new Map<string, string>();
    for (const [name, problem] of problems) {
      if (!problem) continue;
      now.set(name, problem.key);
      if (before.current.get(name) !== problem.key) report?.(name, problem);
    }
    before.current = now;
  });
}
