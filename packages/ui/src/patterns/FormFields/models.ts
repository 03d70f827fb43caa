import type { CaptchaModel } from '../../slots/models.ts';

/** Properties common to all fields. */
interface FieldBase {
  /** Name of the input; identifies the field for focus. */
  readonly name: string;
  readonly label: string;
  /** Help text below the control, always visible. */
  readonly hint?: string | undefined;
  /** The error; announced when it appears. */
  readonly error?: string | undefined;
  readonly required?: boolean | undefined;
  readonly readOnly?: boolean | undefined;
  /** The platform is validating the value. */
  readonly busy?: boolean | undefined;
  /**
   * Label of the button that hides the field together with others of the same label, until it is pressed or one of them has
   * an error. For fields that few people fill in.
   */
  readonly behind?: string | undefined;
  /** Called when focus leaves the whole widget. */
  readonly onBlur: () => void;
}

/** A field that holds one text. */
interface TextBase extends FieldBase {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly placeholder?: string | undefined;
  /** HTML autofill token, such as `username` or `one-time-code`. */
  readonly autocomplete?: string | undefined;
}

/** One line of text. `contact` and `code` differ in keyboard and capitalisation only. */
export interface TextFieldModel extends TextBase {
  readonly widget: 'text' | 'email' | 'contact' | 'code';
  readonly inputMode?: 'text' | 'numeric' | 'decimal' | 'email' | 'tel' | 'url' | undefined;
  readonly capitalise?: 'none' | 'words' | 'characters' | undefined;
  /** Suggested values below the field; a press fills one in. */
  readonly suggestions?: readonly OptionModel[] | undefined;
}

/** A password with a button that reveals it. */
export interface PasswordFieldModel extends TextBase {
  readonly widget: 'password';
  readonly inputMode?: 'text' | 'numeric' | undefined;
  readonly texts: { readonly show: string; readonly hide: string };
}

/** Several lines of text. */
export interface TextareaFieldModel extends TextBase {
  readonly widget: 'textarea';
  /** Maximum length; shows a counter if set. */
  readonly maxLength?: number | undefined;
}

/** The button that sends a code to a phone (REG-39). */
export interface SendCodeModel {
  /** Current label, e.g. with the remaining seconds. */
  readonly label: string;
  /** Announced when it changes: a code was sent, or another one can be requested. '' announces nothing. */
  readonly status: string;
  readonly disabled: boolean;
  readonly busy: boolean;
  readonly onSend: () => void;
}

/** A phone number, with the send button if it must be verified. */
export interface PhoneFieldModel extends TextBase {
  readonly widget: 'phone';
  readonly send?: SendCodeModel | undefined;
}

/** An option of a field: the value that is sent, and its text. */
export interface OptionModel {
  readonly value: string;
  readonly label: string;
}

/** A native select. */
export interface SelectFieldModel extends TextBase {
  readonly widget: 'select';
  readonly options: readonly OptionModel[];
}

/** One of few options, shown as cards. */
export interface ChoiceFieldModel extends Omit<TextBase, 'placeholder' | 'autocomplete'> {
  readonly widget: 'choice';
  /** Label of the button that shows all options; until it is pressed, only the chosen one is shown. All are without it. */
  readonly change?: string | undefined;
  readonly options: readonly (OptionModel & {
    /** Address of a square picture. */
    readonly picture?: string | undefined;
    /** A line below the label. */
    readonly note?: string | undefined;
  })[];
}

/** A date in three parts; '' is a part that is not chosen. */
export interface DateParts {
  readonly year: string;
  readonly month: string;
  readonly day: string;
}

/** A date as three selects, in the order of `parts`. */
export interface DateFieldModel extends FieldBase {
  readonly widget: 'date';
  readonly value: DateParts;
  readonly onChange: (value: DateParts) => void;
  /** The selects with their options, in the order of the language. */
  readonly parts: readonly {
    readonly part: keyof DateParts;
    readonly label: string;
    readonly options: readonly OptionModel[];
  }[];
  /** The invalid part; it gets the focus. */
  readonly wrong?: keyof DateParts | undefined;
  /** A birthday, for autofill. */
  readonly birthday?: boolean | undefined;
}

/** A PIN, one digit per box (REG-56x). */
export interface PinFieldModel extends FieldBase {
  readonly widget: 'pin';
  /** The digits so far, without gaps. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Accessible name of each box, e.g. 'Digit 1 of 4'; their count is the length of the PIN. */
  readonly digits: readonly string[];
  /** The digits of a text, of any script, as 0 to 9 (FLD-07). */
  readonly digitsIn: (text: string) => string;
  /** Labels of the show/hide button. */
  readonly texts: { readonly show: string; readonly hide: string };
}

/** A checkbox with a link to the agreement (REG-58). */
export interface CheckboxFieldModel extends FieldBase {
  readonly widget: 'checkbox';
  readonly value: boolean;
  readonly onChange: (value: boolean) => void;
  readonly link?: { readonly label: string; readonly onOpen: () => void } | undefined;
}

/** A captcha with its answer. */
export interface CaptchaFieldModel extends TextBase {
  readonly widget: 'captcha';
  readonly captcha: CaptchaModel;
  readonly texts: { readonly refresh: string; readonly reload: string; readonly image: string };
}

/** Model of a field, discriminated by `widget`. */
export type FieldModel =
  | TextFieldModel
  | PasswordFieldModel
  | TextareaFieldModel
  | PhoneFieldModel
  | SelectFieldModel
  | ChoiceFieldModel
  | DateFieldModel
  | PinFieldModel
  | CheckboxFieldModel
  | CaptchaFieldModel;

/** A message about a form as a whole. */
export interface BannerModel {
  readonly id: string;
  readonly tone: 'info' | 'success' | 'warning' | 'danger';
  readonly text: string;
  readonly action?: { readonly label: string; readonly onPress: () => void } | undefined;
}

/** Fields of a form, its messages, and its submit. */
export interface FormModel {
  readonly fields: readonly FieldModel[];
  readonly banners: readonly BannerModel[];
  /** Being sent; blocks another submit. */
  readonly busy: boolean;
  /** The field to focus; a new object focuses again. */
  readonly focus: { readonly field: string } | null;
  readonly onSubmit: () => void;
}
