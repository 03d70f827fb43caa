import type { BannerModel, DateParts, FieldModel, FormModel } from '@housefront/ui/patterns/FormFields';

/** What a form can hold. Numbers are kept for whoever reads the values; no widget shows them. */
export type FormValue = string | boolean | number | DateParts;

/** The values of a form by field. */
export type FormValues<Values> = { readonly [Name in keyof Values]: FormValue };

/** Names of the fields of a form. */
export type FieldName<Values> = keyof Values & string;

/** What is wrong with one field. */
export interface Problem {
  /** What it is, apart from language: a text key or a code. */
  readonly key: string;
  /** The same in the visitor's words. */
  readonly text: string;
  /** Part of a day that it speaks of. */
  readonly part?: keyof DateParts | undefined;
}

/** What is wrong, by field; a field without an entry is fine. */
export type Problems<Values> = { readonly [Name in FieldName<Values>]?: Problem | undefined };

type Declared<Model> = Model extends unknown
  ? Omit<Model, 'name' | 'value' | 'error' | 'onChange' | 'onBlur' | 'wrong'>
  : never;

/** A field without its state: widget, words, autofill. */
export type FieldDeclaration<Name extends string = string> = Declared<FieldModel> & { readonly name: Name };

/** A form as data. It may be a new object at each render; the latest one counts. */
export interface FormDeclaration<Values extends FormValues<Values>> {
  /** What the form begins with; read once. */
  readonly initial: Values;
  /** The fields that are shown, in order. */
  readonly fields: readonly FieldDeclaration<FieldName<Values>>[];
  /** All rules over all values, at least those of the fields shown. Asked when a field was left, then at each change, and before sending. */
  readonly check: (values: Values) => Problems<Values>;
  /** What others know to be wrong, such as the platform's answer after a field was left. Shown where the rules find nothing; keeps the form from being sent. */
  readonly known?: Problems<Values> | undefined;
  readonly banners?: readonly BannerModel[] | undefined;
  /** Busy for another reason than sending. */
  readonly busy?: boolean | undefined;
  readonly onChange?: ((name: FieldName<Values>, values: Values) => void) | undefined;
  /** Focus left a field; `good` tells that the rules accept its value. */
  readonly onLeave?: ((name: FieldName<Values>, values: Values, good: boolean) => void) | undefined;
  /** A problem became visible at a field. */
  readonly onShown?: ((name: FieldName<Values>, problem: Problem) => void) | undefined;
  /** Sends values that all rules accept. What it returns is wrong by the platform's word, until the field changes. */
  readonly onSubmit: (values: Values) => Promise<Problems<Values> | undefined> | undefined;
}

/** A form at work. */
export interface FormHandle<Values extends FormValues<Values>> {
  /** Props for the view. */
  readonly model: FormModel;
  readonly values: Values;
  /** The values at this moment, for handlers that live longer than a render. */
  readonly read: () => Values;
  /** Sets fields without a visitor, e.g. by a link; their problems go. */
  readonly set: (values: Partial<Values>) => void;
  /** Back to the first values, or to others; all problems go. */
  readonly reset: (values?: Values) => void;
  /** Asks the rules again for every field that was filled in or found wrong, e.g. after the currency changed. */
  readonly recheck: () => void;
  /** Moves the focus to a field. */
  readonly focus: (name: FieldName<Values>) => void;
}
