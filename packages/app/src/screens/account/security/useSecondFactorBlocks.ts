import { messageText } from '@housefront/core';
import {
  confirmSecondFactor,
  foldTyped,
  removeSecondFactor,
  renewRecoveryCodes,
  secondFactorQueries,
  setUpSecondFactor,
  type NewSecret,
  type TypedCodeOutcome,
} from '@housefront/core/features/second-factor';
import type { AccountBlock } from '@housefront/ui/views';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormModel } from '../../../forms/useFormModel.ts';
import { useRuntime } from '../../../kernel/runtime.ts';
import { useCopy } from '../../../kernel/hooks/useCopy.ts';
import { confirmIdentity } from '../../../kernel/member/confirmIdentity.tsx';
import { securityPart, type SecurityPart } from './securityPart.ts';

import { useOnce } from '../../../kernel/hooks/useOnce.ts';
import { useShowNewFact } from '../window/useShowNewFact.ts';
import { useScanCode } from '../window/useScanCode.ts';
import { formBlock } from '../../../kernel/member/account-blocks.ts';

interface CodeForm {
  readonly code: string;
}

const empty: CodeForm = { code: '' };

/** A form with one code. A refused one is empty again, with the reason at the field and the focus in it. */
function useCodeForm(label: string, isAppCode: boolean, send: (code: string) => Promise<TypedCodeOutcome<unknown>>) {
  const { i18n } = useRuntime().core;
  const { t } = i18n;
  const form = useFormModel<CodeForm>({
    initial: empty,
    fields: [
      {
        widget: 'code',
        name: 'code',
        label: t(label),
        required: true,
        autocomplete: isAppCode ? 'one-time-code' : 'off',
        fold: foldTyped,
      },
    ],
    check: ({ code }) =>
      foldTyped(code) === '' ? { code: { key: 'second_factor.blank', text: t('second_factor.blank') } } : {},
    onSubmit: async ({ code }) => {
      const outcome = await send(code);
      form.reset(empty);
      if (outcome.ok || outcome.problem === null) return undefined;
      return { code: { key: 'refused', text: messageText(outcome.problem, i18n) } };
    },
  });
  return form.model;
}

/**
 * The second factor: off, being set by QR code and first code, its recovery codes once, or on. Secret and recovery codes are
 * in this page's memory only (PLT-05).
 */
export function useSecondFactorBlocks(): SecurityPart {
  const runtime = useRuntime();
  const { core, messages } = runtime;
  const { t } = core.i18n;
  const isOn = core.config.secondFactor;
  const query = useQuery({ ...secondFactorQueries(core).status(), enabled: isOn });
  const [secret, setSecret] = useState<NewSecret | null>(null);
  const [codes, setCodes] = useState<readonly string[]>([]);
  useShowNewFact(codes);
  const code = useScanCode(secret?.uri);
  const copy = useCopy();
  const once = useOnce();
  const confirm = useCodeForm('second_factor.code', true, async (typed) => {
    const outcome = await confirmSecondFactor(core, typed);
    if (outcome.ok) {
      setSecret(null);
      setCodes(outcome.value);
    }
    return outcome;
  });
  const off = useCodeForm('second_factor.any_code', false, (typed) => removeSecondFactor(core, typed));

  const prove = () => confirmIdentity(runtime);
  const setUp = async () => setSecret(await setUpSecondFactor(core, prove));
  const renew = async () => {
    const question = { title: t('second_factor.renew_title'), message: t('second_factor.renew_body') };
    if (await messages.confirm({ ...question, confirm: t('second_factor.renew') }))
      setCodes((await renewRecoveryCodes(core, prove)) ?? []);
  };
  const setting = ({ secret: text }: NewSecret): readonly AccountBlock[] => [
    {
      kind: 'facts',
      id: 'new-secret',
      title: t('second_factor.scan_title'),
      body: t('second_factor.scan_body'),
      code,
      facts: [{ id: 'secret', label: t('second_factor.secret'), value: text, code: true, onCopy: () => copy(text) }],
      actions: [{ id: 'cancel', label: t('second_factor.cancel'), main: false, onOpen: () => setSecret(null) }],
    },
    formBlock(t, {
      id: 'first-code',
      title: t('second_factor.confirm_title'),
      body: t('second_factor.confirm_body'),
      form: confirm,
      submit: t('second_factor.confirm'),
      first: true,
    }),
  ];
  const recovery: AccountBlock = {
    kind: 'facts',
    id: 'recovery',
    title: t('second_factor.codes_title'),
    body: t('second_factor.codes_body'),
    facts: codes.map((one, at) => ({
      id: one,
      label: t('second_factor.code_number', { number: at + 1 }),
      value: one,
      code: true,
    })),
    actions: [
      { id: 'copy', label: t('second_factor.copy_all'), main: true, onOpen: () => copy(codes.join('\n')) },
      { id: 'kept', label: t('second_factor.codes_kept'), main: false, onOpen: () => setCodes([]) },
    ],
  };

  return securityPart(isOn, query, ({ isActive, recoveryLeft }) => {
    if (codes.length > 0) return [recovery];
    if (!isActive && secret !== null) return setting(secret);
    const state: AccountBlock = {
      kind: 'facts',
      id: 'second-factor',
      title: t('second_factor.title'),
      body: t('second_factor.body'),
      facts: [
        { id: 'state', label: t('second_factor.state'), value: t(isActive ? 'second_factor.on' : 'second_factor.off') },
        ...(isActive && recoveryLeft !== null
          ? [{ id: 'left', label: t('second_factor.codes_left'), value: String(recoveryLeft) }]
          : []),
      ],
      actions: isActive
        ? [{ id: 'renew', label: t('second_factor.renew'), main: false, onOpen: () => once(renew) }]
        : [{ id: 'set', label: t('second_factor.set_up'), main: true, onOpen: () => once(setUp) }],
    };
    if (!isActive) return [state];
    const turnOff: AccountBlock = formBlock(t, {
      id: 'factor-off',
      title: t('second_factor.off_title'),
      body: t('second_factor.off_body'),
      form: off,
      submit: t('second_factor.turn_off'),
    });
    return [state, turnOff];
  });
}
