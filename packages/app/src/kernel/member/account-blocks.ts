import type { CoreI18n } from '@housefront/core/i18n';
import type { AccountAction, AccountBlock, AccountItem } from '@housefront/ui/views';

type Block<Kind extends AccountBlock['kind']> = Extract<AccountBlock, { readonly kind: Kind }>;

/** A notice of a section. */
export const noticeBlock = (
  id: string,
  tone: Block<'notice'>['tone'],
  title: string,
  body: string,
  actions: readonly AccountAction[] = [],
): Block<'notice'> => ({ kind: 'notice', id, tone, title, body, actions });

type FormParts = Omit<Block<'form'>, 'kind' | 'submitting' | 'first'> & Partial<Pick<Block<'form'>, 'first'>>;

/** A form of a section; not its first part unless `first` is true. */
export const formBlock = (t: CoreI18n['t'], parts: FormParts): Block<'form'> => ({
  kind: 'form',
  submitting: t('recovery.sending'),
  first: false,
  ...parts,
});

/** An action of an item, whose name says to what it applies. */
export const itemAction = (
  id: string,
  label: string,
  title: string,
  onPress: () => void,
): AccountItem['actions'][number] => ({ id, label, name: `${label}: ${title}`, onPress });
