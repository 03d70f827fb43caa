import { emptyRegistration, foldPercent, type RegistrationPlan } from '@housefront/contract/rules';
import { messageText } from '@housefront/core';
import { downlineFaults, downlinePlanQuery, registerDownline } from '@housefront/core/features/registration';
import type { AccountBlock, AccountSection } from '@housefront/ui/views';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useStore } from 'zustand';
import type { FieldDeclaration, Problems } from '../../../forms/types.ts';
import { useFormModel } from '../../../forms/useFormModel.ts';
import { useRuntime } from '../../../kernel/runtime.ts';
import { useCopy } from '../../../kernel/hooks/useCopy.ts';
import { withoutWrongDay } from '../../register/birthday.ts';
import { foldContacts, registerFields, type RegisterValues } from '../../register/registerFields.ts';
import { faultProblems } from '../../register/register-problems.ts';
import { usePausedNotice, useStanding } from '../agent/useStanding.ts';
import { formBlock } from '../../../kernel/member/account-blocks.ts';

type Values = RegisterValues & { readonly memberType: string; readonly commissionPercent: string };

// No field is shown before the plan has loaded.
const nothing = {} as RegistrationPlan;

/** The registration of a member below the agent, by the form of the agent's currency (AGT-15x). */
export default function useRegister(): AccountSection {
  const { core } = useRuntime();
  const { i18n } = core;
  const { t } = i18n;
  const copy = useCopy();
  const standing = useStanding();
  const paused = usePausedNotice();
  const { currency, siteId } = useStore(core.site);
  const agentId = core.ports.storage.get('member_id') ?? '';
  const { data: plan, isError, refetch } = useQuery(downlinePlanQuery(core));
  const [made, setMade] = useState<{ readonly account: string; readonly password: string } | null>(null);
  const initial: Values = { ...emptyRegistration(siteId, currency), memberType: '1', commissionPercent: '' };
  const formOf = (values: Values) => ({
    plan: plan ?? nothing,
    memberType: values.memberType === '2' ? (2 as const) : (1 as const),
    commissionPercent: values.commissionPercent,
    values: { ...values, siteId, captchaToken: '', memberCurrency: currency, memberAgent: agentId },
  });
  const [values, setValues] = useState(initial);
  const kind: FieldDeclaration<keyof Values> = {
    widget: 'choice',
    name: 'memberType',
    label: t('agent.member_type'),
    required: true,
    options: [
      { value: '1', label: t('agent.type_member'), note: t('agent.type_member_note') },
      { value: '2', label: t('agent.type_agent'), note: t('agent.type_agent_note') },
    ],
  };
  const commission: FieldDeclaration<keyof Values> = {
    widget: 'text',
    name: 'commissionPercent',
    label: t('agent.commission'),
    hint: t('agent.commission_hint'),
    required: true,
    inputMode: 'numeric',
    fold: foldPercent,
  };
  const planned = plan
    ? registerFields({
        core,
        state: {
          plan,
          checking: [],
          currency,
          currencies: [currency],
          introducer: { field: 'memberAgent', locked: true },
        },
        values,
      })
    : [];
  const form = useFormModel<Values>({
    initial,
    fields: [kind, ...(values.memberType === '2' ? [commission] : []), ...foldContacts(planned, t)],
    check: (now): Problems<Values> => {
      if (!plan) return {};
      const faults = downlineFaults(core, formOf(now));
      const key = faults.commission;
      return { ...faultProblems(faults.fields, i18n), ...(key && { commissionPercent: { key, text: t(key) } }) };
    },
    onChange: (name, next) => {
      setValues(next);
      const memberBirthday = name === 'memberBirthday' && withoutWrongDay(next.memberBirthday);
      if (memberBirthday) form.set({ memberBirthday });
    },
    onSubmit: async (now) => {
      const outcome = await registerDownline(core, formOf(now));
      if (outcome.ok) {
        setMade({ account: now.memberAccount, password: now.password });
        form.reset(initial);
        setValues(initial);
        return undefined;
      }
      const { field, message } = outcome;
      if (field === null) core.events.emit('message', message);
      return field === null ? undefined : { [field]: { key: message.key ?? '', text: messageText(message, i18n) } };
    },
  });

  if (standing?.isActive === false) return { state: 'ready', blocks: [paused] };
  if (plan === undefined) return { state: isError ? 'error' : 'loading', blocks: [], onRetry: () => void refetch() };
  if (made) {
    const { account, password } = made;
    const facts = [
      { id: 'account', label: t('shell.header.account'), value: account, onCopy: () => copy(account) },
      { id: 'password', label: t('signup.label_password'), value: password, onCopy: () => copy(password) },
    ];
    const block: AccountBlock = {
      kind: 'facts',
      id: 'made',
      title: t('agent.made_title'),
      body: t('agent.made_body'),
      facts,
      actions: [
        { id: 'both', label: t('agent.copy_both'), main: true, onOpen: () => copy(`${account} ${password}`) },
        { id: 'again', label: t('agent.register_another'), main: false, onOpen: () => setMade(null) },
      ],
    };
    return { state: 'ready', blocks: [block] };
  }
  return {
    state: 'ready',
    blocks: [
      formBlock(t, {
        id: 'register',
        title: t('agent.register_title'),
        body: t('agent.register_body'),
        form: form.model,
        submit: t('agent.register_submit'),
      }),
    ],
  };
}
