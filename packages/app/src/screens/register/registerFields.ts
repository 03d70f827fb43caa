import { currencyRow } from '@housefront/contract/currency';
import type { Core } from '@housefront/core';
import type { RegistrationState } from '@housefront/core/features/registration';
import {
  CONTACT_FIELDS,
  displayedFields,
  foldField,
  LIMITS,
  type RegisterField,
  type RegistrationForm,
} from '@housefront/contract/rules';
import type { SendCodeModel } from '@housefront/ui/patterns/FormFields';
import type { CaptchaModel } from '@housefront/ui/slots';
import { htmlLang } from '@housefront/core/i18n';
import { pinTexts } from '../../forms/pin-texts.ts';
import type { FieldDeclaration } from '../../forms/types.ts';
import { birthDays, birthMonths, birthYears, dayOrder } from './birthday.ts';

/** Currency codes with another ISO name (I18N-15x). */
const ISO: Readonly<Record<string, string>> = { RMB: 'CNY', WON: 'KRW' };

/** Display name of a currency: its code with its name in the visitor's language, or the code alone. */
const currencyName = (code: string, locale: string): string => {
  const iso = ISO[code] ?? code;
  try {
    const name = new Intl.DisplayNames([htmlLang(locale)], { type: 'currency', fallback: 'none' }).of(iso);
    return name === undefined ? code : `${code} · ${name}`;
  } catch {
    // Not an ISO code.
    return code;
  }
};

/** Values of the form; site and captcha token are added later. */
export type RegisterValues = Omit<RegistrationForm, 'siteId' | 'captchaToken'>;

/** A visible field of the form. */
export type RegisterInput = keyof RegisterValues;

/** State and actions of a registration, from which its fields are made. */
export interface RegisterFieldsContext {
  readonly core: Pick<Core, 'i18n' | 'config' | 'ports'>;
  readonly state: Pick<RegistrationState, 'plan' | 'currency' | 'currencies' | 'introducer' | 'checking'>;
  readonly values: RegisterValues;
  /** Absent in plans without it, like the next two. */
  readonly captcha?: CaptchaModel;
  readonly send?: SendCodeModel;
  readonly onAgreement?: () => void;
}

type Declare = (context: RegisterFieldsContext) => FieldDeclaration<RegisterInput> | null;

const account = { min: LIMITS.accountMin, max: LIMITS.accountMax };
const password = { min: LIMITS.passwordMin, max: LIMITS.passwordMax };

const contact =
  (name: RegisterInput, label: (t: Core['i18n']['t']) => string): Declare =>
  ({ core }) => ({ widget: 'contact', name, label: label(core.i18n.t), autocomplete: 'off', capitalise: 'none' });

const introducer =
  (name: 'memberAgent' | 'recommendCode'): Declare =>
  ({ core: { i18n }, state }) => ({
    widget: 'text',
    name,
    label: i18n.t(name === 'memberAgent' ? 'signup.label_memberAgent' : 'signup.label_recommendCode'),
    autocomplete: 'off',
    capitalise: 'none',
    readOnly: state.introducer.locked,
    hint: state.introducer.locked ? i18n.t('signup.hint_introducer') : undefined,
  });

const secret =
  (name: 'password' | 'checkPassword'): Declare =>
  ({ core: { i18n } }) => ({
    widget: 'password',
    name,
    label: i18n.t(name === 'password' ? 'signup.label_password' : 'signup.label_checkPassword'),
    hint: name === 'password' ? i18n.t('signup.hint_password', password) : undefined,
    autocomplete: 'new-password',
    texts: { show: i18n.t('session.show_password'), hide: i18n.t('session.hide_password') },
  });

const declarations: Readonly<Record<RegisterInput, Declare>> = {
  memberCurrency: ({ core: { config, i18n }, state: { currencies } }) =>
    config.currencies.length === 1
      ? null
      : {
          widget: 'select',
          name: 'memberCurrency',
          label: i18n.t('signup.label_memberCurrency'),
          autocomplete: 'off',
          readOnly: currencies.length === 1,
          options: currencies.map((value) => ({
            value,
            label: currencyName(currencyRow(config.ownCurrencies, value).code, i18n.locale),
          })),
        },
  memberAccount: ({ core: { i18n } }) => ({
    widget: 'text',
    name: 'memberAccount',
    label: i18n.t('signup.label_memberAccount'),
    hint: i18n.t('signup.hint_account', account),
    autocomplete: 'username',
    capitalise: 'none',
  }),
  memberName: ({ core: { i18n } }) => ({
    widget: 'text',
    name: 'memberName',
    label: i18n.t('signup.label_memberName'),
    autocomplete: 'name',
    capitalise: 'words',
  }),
  password: secret('password'),
  checkPassword: secret('checkPassword'),
  memberAgent: introducer('memberAgent'),
  recommendCode: introducer('recommendCode'),
  memberEmail: ({ core: { i18n } }) => ({
    widget: 'email',
    name: 'memberEmail',
    label: i18n.t('signup.label_memberEmail'),
    autocomplete: 'email',
  }),
  memberBirthday: ({ core: { i18n, ports }, values }) => {
    const { year, month } = values.memberBirthday;
    const plain = (value: string) => ({ value, label: value });
    const lists = {
      year: { label: i18n.t('signup.year'), options: birthYears(ports.platformClock.now()).map(plain) },
      month: { label: i18n.t('signup.month'), options: birthMonths(i18n.locale) },
      day: {
        label: i18n.t('signup.day'),
        options: birthDays(year, month).map((value) => ({ value, label: String(Number(value)) })),
      },
    };
    return {
      widget: 'date',
      name: 'memberBirthday',
      label: i18n.t('signup.label_memberBirthday'),
      parts: dayOrder(i18n.locale).map((part) => ({ part, ...lists[part] })),
      birthday: true,
    };
  },
  withdrawPassword: ({ core: { i18n } }) => ({
    widget: 'pin',
    name: 'withdrawPassword',
    label: i18n.t('signup.label_withdrawPassword'),
    hint: i18n.t('signup.hint_withdraw'),
    ...pinTexts(i18n.t),
  }),
  memberPhone: ({ core: { i18n }, state, send }) => ({
    widget: 'phone',
    name: 'memberPhone',
    label: i18n.t('signup.label_memberPhone'),
    autocomplete: 'tel-national',
    send: state.plan.phoneVerify.displayed ? send : undefined,
  }),
  phoneVerify: ({ core: { i18n } }) => ({
    widget: 'code',
    name: 'phoneVerify',
    label: i18n.t('signup.label_phoneVerify'),
    autocomplete: 'one-time-code',
    inputMode: 'numeric',
  }),
  memberQq: contact('memberQq', (t) => t('signup.label_memberQq')),
  memberTelegram: contact('memberTelegram', (t) => t('signup.label_memberTelegram')),
  memberWhatsApp: contact('memberWhatsApp', (t) => t('signup.label_memberWhatsApp')),
  memberSkype: contact('memberSkype', (t) => t('signup.label_memberSkype')),
  memberFb: contact('memberFb', (t) => t('signup.label_memberFb')),
  memberZalo: contact('memberZalo', (t) => t('signup.label_memberZalo')),
  memberWechat: contact('memberWechat', (t) => t('signup.label_memberWechat')),
  memberOthers: contact('memberOthers', (t) => t('signup.label_memberOthers')),
  identityId: ({ core: { i18n } }) => ({
    widget: 'text',
    name: 'identityId',
    label: i18n.t('signup.label_identityId'),
    autocomplete: 'off',
    capitalise: 'characters',
  }),
  verifyCode: ({ core: { i18n }, captcha }) =>
    captcha === undefined
      ? null
      : {
          widget: 'captcha',
          name: 'verifyCode',
          label: i18n.t('session.captcha'),
          placeholder: captcha.placeholder,
          autocomplete: 'off',
          captcha,
          texts: {
            refresh: i18n.t('session.captcha_refresh'),
            reload: i18n.t('session.captcha_reload'),
            image: i18n.t('session.captcha_image'),
          },
        },
  agreement: ({ core: { i18n }, onAgreement }) => ({
    widget: 'checkbox',
    name: 'agreement',
    label: i18n.t('signup.label_agreement'),
    link: onAgreement && { label: i18n.t('signup.agreement_link'), onOpen: onAgreement },
  }),
};

/** Whether a field is visible. */
export const isInput = (field: RegisterField): field is RegisterInput => field !== 'siteId' && field !== 'captchaToken';

/** The fields of the plan, in its order, with widgets, labels and autofill (REG-11x). */
export const registerFields = (context: RegisterFieldsContext): readonly FieldDeclaration<RegisterInput>[] => {
  const { plan, checking, currency } = context.state;
  return displayedFields(plan)
    .filter(isInput)
    .flatMap((field) => {
      const declared = declarations[field](context);
      if (declared === null) return [];
      const fold = (typed: string) => foldField(field, typed, currency);
      return [{ ...declared, fold, required: plan[field].required, busy: checking.includes(field) }];
    });
};

const contacts: ReadonlySet<string> = new Set([...CONTACT_FIELDS, 'memberOthers']);

/** The fields of a form, with optional contacts hidden behind one button; a single contact stays visible. */
export function foldContacts<Name extends string>(
  fields: readonly FieldDeclaration<Name>[],
  t: Core['i18n']['t'],
): readonly FieldDeclaration<Name>[] {
  const rest = fields.filter(({ name, required }) => contacts.has(name) && required !== true);
  if (rest.length < 2) return fields;
  const behind = t('signup.more_contacts');
  const last = fields.filter(({ name }) => contacts.has(name)).at(-1);
  const end = last ? fields.indexOf(last) + 1 : 0;
  return [
    ...fields.slice(0, end).filter((field) => !rest.includes(field)),
    ...rest.map((field) => ({ ...field, behind })),
    ...fields.slice(end),
  ];
}
