import { checkBankAccount, foldName, foldNumber, knownHolder, type BankAccountForm } from '@housefront/contract/rules';
import { isUnknownCall } from '@housefront/core';
import { bindBankAccount, cashierQueries } from '@housefront/core/features/cashier';
import type { AccountBlock, AccountSection } from '@housefront/ui/views';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { FieldDeclaration, Problems } from '../../../forms/types.ts';
import { useFormModel } from '../../../forms/useFormModel.ts';
import { paths } from '../../../kernel/paths.ts';
import { useRuntime } from '../../../kernel/runtime.ts';
import { useFirstPinBlock } from '../../password/useFirstPinBlock.ts';
import type { SectionFrame } from '../window/useAccountFrame.ts';
import { useShowNewFact } from '../window/useShowNewFact.ts';
import { usePinField } from '../cashier/usePinField.ts';
import { useServiceBlocks } from '../window/useServiceBlocks.ts';
import { formBlock, noticeBlock } from '../../../kernel/member/account-blocks.ts';

type Name = keyof BankAccountForm;

const empty: BankAccountForm = { bankId: '', accountName: '', accountNo: '', branch: '', password: '' };

/** Bank accounts: those that are bound, and the form that binds one (MEM-45x). */
export default function useBindAccount(frame: SectionFrame): AccountSection {
  const { service } = useServiceBlocks(frame);
  const { core } = useRuntime();
  const { t } = core.i18n;
  const queries = cashierQueries(core);
  const bound = useQuery(queries.bankAccounts());
  useShowNewFact(useMemo(() => bound.data?.accounts.map(({ id }) => id), [bound.data]));
  const profile = useQuery(core.member.queries.profile());
  const layout = useQuery(core.member.queries.layout());
  const owner = { name: '', account: '', currency: '', ...profile.data };
  const holder = knownHolder(owner);
  const pin = usePinField();
  const firstPin = useFirstPinBlock();
  const withHolder = (values: BankAccountForm): BankAccountForm =>
    holder === '' ? values : { ...values, accountName: holder };
  const fields: readonly FieldDeclaration<Name>[] = [
    {
      widget: 'choice',
      name: 'bankId',
      label: t('cashier.bank'),
      required: true,
      options: (bound.data?.banks ?? []).map(({ id, name, icon }) => ({ value: id, label: name, picture: icon })),
    },
    {
      widget: 'text',
      name: 'accountName',
      label: t('cashier.holder'),
      required: true,
      readOnly: holder !== '',
      hint: t(holder === '' ? 'cashier.holder_hint' : 'cashier.holder_known'),
      autocomplete: 'name',
      capitalise: 'words',
      fold: foldName,
    },
    {
      widget: 'code',
      name: 'accountNo',
      label: t('cashier.account_no'),
      required: true,
      hint: t('cashier.account_no_hint'),
      fold: foldNumber,
    },
    { widget: 'text', name: 'branch', label: t('cashier.branch') },
    pin('password', t('cashier.withdraw_password')),
  ];
  const problems = (values: BankAccountForm): Problems<BankAccountForm> =>
    Object.fromEntries(
      Object.entries(checkBankAccount(withHolder(values), owner)).map(([name, key]) => [name, { key, text: t(key) }]),
    );
  const form = useFormModel<BankAccountForm>({
    initial: empty,
    fields,
    check: problems,
    onSubmit: async (values) => {
      if (await bindBankAccount(core, withHolder(values))) form.reset(empty);
    },
  });
  const model = {
    ...form.model,
    // A name from the platform is shown and sent; it cannot be edited.
    fields: form.model.fields.map((field) =>
      field.name === 'accountName' && field.widget === 'text' && holder !== '' ? { ...field, value: holder } : field,
    ),
  };

  const onRetry = () => {
    void bound.refetch();
    void profile.refetch();
  };
  if (isUnknownCall(bound.error)) return { state: 'ready', blocks: service('BindAccount') };
  const { data } = bound;
  const member = profile.data;
  if (data === undefined || member === undefined) {
    return { state: bound.isError || profile.isError ? 'error' : 'loading', blocks: [], onRetry };
  }
  const facts = data.accounts.map(({ id, bankName, holder: owner, number, isDefault }) => ({
    id,
    label: isDefault ? `${bankName} · ${t('cashier.default')}` : bankName,
    value: `${number} · ${owner}`,
  }));
  const withdraw = { id: 'withdraw', label: t('account.withdrawal'), main: false, href: paths.member('Withdrawal') };
  const list: readonly AccountBlock[] =
    facts.length > 0
      ? [{ kind: 'facts', id: 'bound', title: t('cashier.bank_accounts'), facts, actions: [withdraw] }]
      : [];
  const bind = (): AccountBlock => {
    if (layout.data?.isWalletActive === false)
      return noticeBlock('wallet-off', 'info', t('account.wallet_off_title'), t('account.wallet_off_body'));
    if (!data.hasRoom) return noticeBlock('full', 'info', t('cashier.full_title'), t('cashier.full_body'));
    if (!member.hasWithdrawPassword) return firstPin;
    return formBlock(t, {
      id: 'bind',
      title: t('cashier.bind_title'),
      body: t('cashier.bind_body'),
      form: model,
      submit: t('cashier.bind_submit'),
    });
  };
  return { state: 'ready', blocks: [...list, bind()], onRetry };
}
