import type { CaptchaModel } from '../../slots/models.ts';

/** What every field of a form has, whatever its widget. */
interface FieldBase {
  /** Name of the input, and where the focus goes for this field. */
  readonly name: string;
  readonly label: string;
  /** Help that stays under the control. */
  readonly hint?: string | undefined;
  /** What is wrong; said when it appears. */
  readonly error?: string | undefined;
  readonly required?: boolean | undefined;
  readonly readOnly?: boolean | undefined;
  /** What was typed is being checked by the platform. */
  readonly busy?: boolean | undefined;
  /** Focus left the whole widget. */
  readonly onBlur: () => void;
}

/** A field that holds one text. */
interface TextBase extends FieldBase {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly placeholder?: string | undefined;
  /** Token of HTML autofill, such as `username` or `one-time-code`. */
  readonly autocomplete?: string | undefined;
}

/** One line of text. `contact` and `code` differ by keyboard and capital letters only. */
export interface TextFieldModel extends TextBase {
  readonly widget: 'text' | 'email' | 'contact' | 'code';
  readonly inputMode?: 'text' | 'numeric' | 'email' | 'tel' | 'url' | undefined;
  readonly capitalise?: 'none' | 'words' | 'characters' | undefined;
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
  /** Most characters; only then is the count shown. */
  readonly maxLength?: number | undefined;
}

/** The control that sends a code to a phone (REG-39, REG-40x). */
export interface SendCodeModel {
  /** Label now, e.g. with the seconds that are left. */
  readonly label: string;
  /** Said once when it changes: a code is on its way, or another one can be asked for. '' says nothing. */
  readonly status: string;
  readonly disabled: boolean;
  readonly busy: boolean;
  readonly onSend: () => void;
}

/** A phone number, with the control that sends a code where it has to be proven. */
export interface PhoneFieldModel extends TextBase {
  readonly widget: 'phone';
  readonly send?: SendCodeModel | undefined;
}

export interface OptionModel {
  readonly value: string;
  readonly label: string;
}

/** One of several, with the platform's own list on phones. */
export interface SelectFieldModel extends TextBase {
  readonly widget: 'select';
  readonly options: readonly OptionModel[];
}

/** A day in three parts; '' is a part that is not chosen. */
export interface DateParts {
  readonly year: string;
  readonly month: string;
  readonly day: string;
}

/** A day as three lists, in the order of `parts`. */
export interface DateFieldModel extends FieldBase {
  readonly widget: 'date';
  readonly value: DateParts;
  readonly onChange: (value: DateParts) => void;
  /** Order and name of the lists with what they offer, as the language writes a day. */
  readonly parts: readonly {
    readonly part: keyof DateParts;
    readonly label: string;
    readonly options: readonly OptionModel[];
  }[];
  /** The part that the error speaks of; it gets the focus. */
  readonly wrong?: keyof DateParts | undefined;
  /** A day of birth is filled in by browsers that know it. */
  readonly birthday?: boolean | undefined;
}

/** A short number, one digit to a box (REG-56x). */
export interface PinFieldModel extends FieldBase {
  readonly widget: 'pin';
  /** The digits so far, without gaps. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Name of each box, e.g. 'Digit 1 of 4'; their count is the length of the number. */
  readonly digits: readonly string[];
  /** Names of the button that shows and hides the digits. */
  readonly texts: { readonly show: string; readonly hide: string };
}

/** A box to tick; the link beside it opens what is agreed to (REG-06, REG-58). */
export interface CheckboxFieldModel extends FieldBase {
  readonly widget: 'checkbox';
  readonly value: boolean;
  readonly onChange: (value: boolean) => void;
  readonly link?: { readonly label: string; readonly onOpen: () => void } | undefined;
}

/** The answer beside its picture. */
export interface CaptchaFieldModel extends TextBase {
  readonly widget: 'captcha';
  readonly captcha: CaptchaModel;
  readonly texts: { readonly refresh: string; readonly reload: string; readonly image: string };
}

/** A field of a form, ready to be shown: told apart by `widget`. */
export type FieldModel =
  | TextFieldModel
  | PasswordFieldModel
  | TextareaFieldModel
  | PhoneFieldModel
  | SelectFieldModel
  | DateFieldModel
  | PinFieldModel
  | CheckboxFieldModel
  | CaptchaFieldModel;

/** Something to know about a form as a whole. */
export interface BannerModel {
  readonly id: string;
  readonly tone: 'info' | 'success' | 'warning' | 'danger';
  readonly text: string;
  readonly action?: { readonly label: string; readonly onPress: () => void } | undefined;
}

/** A form, ready to be shown. */
export interface FormModel {
  readonly fields: readonly FieldModel[];
  readonly banners: readonly BannerModel[];
  /** It is being sent; nothing is sent a second time. */
  readonly busy: boolean;
  /** Where the focus goes; a new object moves it again. */
  readonly focus: { readonly field: string } | null;
  readonly onSubmit: () => void;
}
