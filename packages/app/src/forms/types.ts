import type { BannerModel, DateParts, FieldModel, FormModel } from '@housefront/ui/patterns/FormFields';

/** Values of a form. Numbers are kept for the caller; no widget shows them. */
export type FormValue = string | boolean | number | DateParts;

/** The values of a form by field. */
export type FormValues<Values> = { readonly [Name in keyof Values]: FormValue };

/** Names of the fields of a form. */
export type FieldName<Values> = keyof Values & string;

/** The error of one field. */
export interface Problem {
  /** Text key or code, independent of language. */
  readonly key: string;
  /** The message in the visitor's language. */
  readonly text: string;
  /** Part of a date that the message concerns. */
  readonly part?: keyof DateParts | undefined;
}

/** Problems by field; a field without an entry is valid. */
export type Problems<Values> = { readonly [Name in FieldName<Values>]?: Problem | undefined };

type Declared<Model> = Model extends unknown
  ? Omit<Model, 'name' | 'value' | 'error' | 'onChange' | 'onBlur' | 'wrong'>
  : never;

/** A field without its state: widget, labels, autofill. */
export type FieldDeclaration<Name extends string = string> = Declared<FieldModel> & {
  readonly name: Name;
  /**
   * The form of a typed text in which it is checked and sent, and in which it is shown after the field is left. Folding a
   * folded text changes nothing (FLD-07).
   */
  readonly fold?: ((typed: string) => string) | undefined;
};

/** A form as data. It may be a new object at each render; the latest one is used. */
export interface FormDeclaration<Values extends FormValues<Values>> {
  /** Initial values; read once. */
  readonly initial: Values;
  /** The fields that are shown, in order. */
  readonly fields: readonly FieldDeclaration<FieldName<Values>>[];
  /**
   * Validates all values, at least those of the fields shown. Runs when a field is left, then at each change, and before
   * sending.
   */
  readonly check: (values: Values) => Problems<Values>;
  /**
   * Problems from elsewhere, such as the platform's answer after a field was left. Shown where the rules find none. They
   * block sending.
   */
  readonly known?: Problems<Values> | undefined;
  readonly banners?: readonly BannerModel[] | undefined;
  /** Busy for another reason than sending. */
  readonly busy?: boolean | undefined;
  readonly onChange?: ((name: FieldName<Values>, values: Values) => void) | undefined;
  /** Called on blur; `good` is true if the value is valid. */
  readonly onLeave?: ((name: FieldName<Values>, values: Values, good: boolean) => void) | undefined;
  /** Called when a problem becomes visible at a field. */
  readonly onShown?: ((name: FieldName<Values>, problem: Problem) => void) | undefined;
  /** Sends valid values. Problems it returns are shown until the field changes. */
  readonly onSubmit: (values: Values) => Promise<Problems<Values> | undefined> | undefined;
}

/** A running form. */
export interface FormHandle<Values extends FormValues<Values>> {
  /** Props for the view. */
  readonly model: FormModel;
  readonly values: Values;
  /** The current values, for handlers that outlive a render. */
  readonly read: () => Values;
  /** Sets fields from code, e.g. by a link; clears their problems. */
  readonly set: (values: Partial<Values>) => void;
  /** Resets to the initial values, or to others; clears all problems. */
  readonly reset: (values?: Values) => void;
  /** Validates every field that was filled in or invalid again, e.g. after the currency changed. */
  readonly recheck: () => void;
  /** Moves the focus to a field. */
  readonly focus: (name: FieldName<Values>) => void;
}
