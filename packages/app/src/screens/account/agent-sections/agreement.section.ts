import { MAX_CONTACT, MAX_REMARK } from '@housefront/contract/rules';
import { isUnknownCall } from '@housefront/core';
import { applyToBeAgent } from '@housefront/core/features/agent';
import type { AccountBlock, AccountSection } from '@housefront/ui/views';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { FieldDeclaration, Problems } from '../../../forms/types.ts';
import { useFormModel } from '../../../forms/useFormModel.ts';
import { useRuntime } from '../../../kernel/runtime.ts';
import { useChatActions } from '../../../kernel/hooks/useCustomerService.ts';
import { useApplication } from '../agent/useApplication.ts';
import { useStanding } from '../agent/useStanding.ts';
import { formBlock, noticeBlock } from '../../../kernel/member/account-blocks.ts';

interface Values {
  readonly contact: string;
  readonly remark: string;
  readonly consent: boolean;
}

const empty: Values = { contact: '', remark: '', consent: false };

/** The agreement with agents. A member who may become one agrees at its end and applies (AGT-14x). */
export default function useAgreement(): AccountSection {
  const { core } = useRuntime();
  const { t } = core.i18n;
  const chat = useChatActions(true);
  const standing = useStanding();
  const application = useApplication(standing === null);
  const agreement = useQuery(core.agent.queries.agreement());
  const parts = agreement.data ?? [];
  const [seen, setSeen] = useState(false);
  const read = seen || (agreement.isSuccess && parts.length === 0);
  const fields: readonly FieldDeclaration<keyof Values>[] = [
    { widget: 'text', name: 'contact', label: t('agent.contact'), hint: t('agent.contact_hint'), required: true },
    { widget: 'textarea', name: 'remark', label: t('agent.remark'), maxLength: MAX_REMARK },
    {
      widget: 'checkbox',
      name: 'consent',
      label: t('agent.consent'),
      required: true,
      readOnly: !read,
      hint: read ? undefined : t('agent.consent_hint'),
    },
  ];
  const form = useFormModel<Values>({
    initial: empty,
    fields,
    check: ({ contact }): Problems<Values> => {
      const length = contact.trim().length;
      const key = 'agent.err_contact';
      return length === 0 || length > MAX_CONTACT ? { contact: { key, text: t(key) } } : {};
    },
    onSubmit: async (values) => {
      if (!read || !values.consent) return;
      if (await applyToBeAgent(core, application.introducer, values)) form.reset(empty);
    },
  });

  const onRetry = () => {
    if (agreement.isError) void agreement.refetch();
    if (application.state === 'error') application.onRetry();
  };
  const waits = standing === null ? application.state : 'ready';
  if (waits !== 'ready') return { state: waits, blocks: [], onRetry };
  if (isUnknownCall(agreement.error)) {
    // Without an agreement of the platform, customer service takes applications.
    const body = t(chat.length === 0 ? 'account.no_service' : 'account.agent_apply_body');
    const title = t('agent.agreement');
    return { state: 'ready', blocks: [noticeBlock('service', 'info', title, body, chat)] };
  }
  if (agreement.data === undefined) return { state: agreement.isError ? 'error' : 'loading', blocks: [], onRetry };

  const terms: AccountBlock = {
    kind: 'terms',
    id: 'terms',
    title: t('agent.agreement'),
    parts: parts.map(({ title, content }, index) => ({ id: String(index), title, html: content })),
    jump: t('agent.jump'),
    onEnd: () => setSeen(true),
  };
  const apply: AccountBlock = formBlock(t, {
    id: 'apply',
    title: t('account.agent_apply_title'),
    body: t('agent.apply_form_body'),
    form: form.model,
    submit: t('account.apply_agent'),
    isClosed: !read || !form.values.consent,
  });
  const last = standing === null ? [application.isEligible ? apply : application.notice([])] : [];
  return { state: 'ready', blocks: [terms, ...last] };
}
