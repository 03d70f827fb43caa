import { configText } from '@housefront/contract/site-title';
import type { LicenceNoticeProps, NoticeLink } from '@housefront/ui/patterns/LicenceNotice';
import { paths } from '../kernel/paths.ts';
import { useCapabilities } from '../kernel/capabilities.ts';
import { useRuntime } from '../kernel/runtime.ts';

/** Id of the page that lists tools and help, at `/main/{id}`. Nothing else of a site with a profile has it (RG-04). */
export const SAFER_GAMBLING = 'safer-gambling';

type Licence = Pick<LicenceNoticeProps, 'label' | 'age' | 'sentences'> & {
  /** The entry in the public register, with the number. */
  readonly register: NoticeLink;
  /** The page that lists tools and help. */
  readonly safer: NoticeLink;
  /** The member's limits, where the profile has them (RG-15). */
  readonly limits: NoticeLink | null;
  readonly helpline: NoticeLink | null;
};

/** The licence of the operator, exactly as the config gives it, and the ways to help (RG-01). */
export function useLicence(): Licence | null {
  const { core } = useRuntime();
  const { config, i18n } = core;
  const { age, limits } = useCapabilities();
  if (!config.protection) return null;
  const { licence, links } = config.protection;
  const text = (value: Parameters<typeof configText>[0]) => configText(value, i18n.locale, config);
  const helpline = links.find(({ kind }) => kind === 'helpline');
  return {
    label: i18n.t('protection.licence'),
    age: age === undefined ? null : { sign: `${age}+`, description: i18n.t('protection.age_sign', { age }) },
    sentences: [
      text(licence.sentence),
      ...(licence.authority === undefined ? [] : [text(licence.authority)]),
      ...(licence.warning === undefined ? [] : [text(licence.warning)]),
    ],
    register: { title: i18n.t('protection.register', { account: licence.account }), href: licence.register },
    safer: { title: i18n.t('protection.title'), href: paths.main(SAFER_GAMBLING) },
    limits: limits ? { title: i18n.t('protection.set_limits'), href: paths.member('Limits') } : null,
    helpline: helpline ? { title: text(helpline.title), href: helpline.url } : null,
  };
}
