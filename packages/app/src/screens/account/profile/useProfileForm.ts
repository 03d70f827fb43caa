import { displayedFields, emptyRegistration, profilePlan, type SettingEntry } from '@housefront/contract/rules';
import type { MemberProfile } from '@housefront/core/features/member';
import { createProfileEdit } from '@housefront/core/features/registration';
import type { AccountBlock } from '@housefront/ui/views';
import { useEffect, useLayoutEffect, useState } from 'react';
import { useStore } from 'zustand';
import { useFormModel } from '../../../forms/useFormModel.ts';
import { useRuntime } from '../../../kernel/runtime.ts';
import { confirmIdentity } from '../../../kernel/member/confirmIdentity.tsx';
import { withoutWrongDay } from '../../register/birthday.ts';
import { createFormLink } from '../../register/form-link.ts';
import { isInput, registerFields, type RegisterInput, type RegisterValues } from '../../register/registerFields.ts';
import { useSendCode } from '../../register/useSendCode.ts';
import { faultProblems, statusProblems } from '../../register/register-problems.ts';
import { isFilled } from './profile-facts.ts';
import { formBlock } from '../../../kernel/member/account-blocks.ts';

const NO_INTRODUCER = { field: 'memberAgent', locked: false } as const;
const NO_CAPTCHA = {
  state: 'ready',
  image: null,
  placeholder: '',
  fold: (typed: string) => typed,
  onRefresh: () => undefined,
} as const;

/**
 * The form for missing details; each field can be set once (MEM-06x).
 * @param settings null without an answer of the platform
 * @returns no block if nothing is missing
 */
export function useProfileForm(
  profile: MemberProfile | undefined,
  settings: readonly SettingEntry[] | null,
): readonly AccountBlock[] {
  const runtime = useRuntime();
  const { core } = runtime;
  const { i18n } = core;
  const { t } = i18n;
  const currency = profile?.currency ?? '';
  const plan = profilePlan(settings ?? [], currency, (field) => profile === undefined || isFilled(profile, field));
  const scope = { plan, currency };
  const { siteId } = core.site.getState();
  const empty = emptyRegistration(siteId, currency);
  const [{ edit, link }] = useState(() => ({
    edit: createProfileEdit(core, () => confirmIdentity(runtime)),
    link: createFormLink<RegisterValues>(empty),
  }));
  useEffect(() => () => edit.dispose(), [edit]);
  const { status, sms } = useStore(edit.store);
  const complete = (values: RegisterValues) => ({ ...values, siteId, captchaToken: '' });
  const sendCode = useSendCode(sms);

  const values = link.read();
  const fields = registerFields({
    core,
    state: { plan, currency, currencies: [currency], introducer: NO_INTRODUCER, checking: [] },
    values,
    captcha: NO_CAPTCHA,
    send: {
      ...sendCode,
      disabled: !edit.canSendCode(complete(values), scope),
      onSend: () => void edit.sendCode(link.read().memberPhone, currency),
    },
    onAgreement: () => undefined,
  });
  const change = (name: RegisterInput, next: RegisterValues): void => {
    edit.changed(name);
    if (name === 'memberPhone') link.set({ phoneVerify: '' });
    const memberBirthday = name === 'memberBirthday' && withoutWrongDay(next.memberBirthday);
    if (memberBirthday) link.set({ memberBirthday });
  };
  const form = useFormModel<RegisterValues>({
    initial: empty,
    fields,
    check: (typed) => faultProblems(edit.faults(complete(typed), scope), i18n),
    known: statusProblems(status, i18n),
    onChange: change,
    onSubmit: async (typed) => {
      const { saved, field } = await edit.save(complete(typed), scope);
      if (saved) form.reset(empty);
      else if (field !== null && isInput(field)) link.focus(field);
    },
  });
  // Must precede the effects that use it.
  useLayoutEffect(() => link.attach(form));
  if (displayedFields(plan).length === 0) return [];
  return [
    formBlock(t, {
      id: 'complete',
      title: t('account.complete_title'),
      body: t('account.complete_body'),
      form: form.model,
      submit: t('account.complete_save'),
    }),
  ];
}
